import { topicOf } from '../../core/assessment/objectives/catalogue.ts';
import type { ObjectiveChange } from '../../core/assessment/objectives/changes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DebriefPanel } from '../debrief/debrief-frame.tsx';
import { ChangeMark } from './change-mark.tsx';
import { LevelMark } from './level-mark.tsx';
import { changesBy } from './scored-runs.ts';
import { useNeedText } from './use-need-text.ts';
import { useScoredRuns } from './use-scored-runs.ts';

export interface ObjectiveChangesProps {
  readonly personId: string;
  readonly runId: string;
}

/** What a run changed in the objectives that it has a result in. Nothing where the run has no score. */
export function ObjectiveChanges({ personId, runId }: ObjectiveChangesProps) {
  const { t } = useTranslation('objectives');
  const { runs, hasFailed } = useScoredRuns(personId);
  if (hasFailed)
    return (
      <DebriefPanel labelledBy="objective-changes">
        <Title />
        <p className="text-sm text-ink-muted">{t('change.failed')}</p>
      </DebriefPanel>
    );
  const changes = changesBy(runId, runs);
  if (changes.length === 0) return null;
  return (
    <DebriefPanel labelledBy="objective-changes">
      <Title />
      <ul className="grid divide-y divide-line">
        {changes.map((change) => (
          <ChangeLine key={change.objective} change={change} />
        ))}
      </ul>
    </DebriefPanel>
  );
}

function Title() {
  const { t } = useTranslation('objectives');
  return (
    <h2 id="objective-changes" className="text-lg font-semibold tracking-tight">
      {t('change.title')}
    </h2>
  );
}

function ChangeLine({
  change: { objective, direction, before, after },
}: {
  readonly change: ObjectiveChange;
}) {
  const { t } = useTranslation('objectives');
  const needText = useNeedText();
  const topic = topicOf(objective);
  if (topic === null) return null;
  const isRisen = before.level !== after.level;
  const reason =
    direction === 'lower' && before.expected !== null
      ? t('change.lowerText', { ...before.expected })
      : after.need === null
        ? ''
        : needText(after.need);
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 text-sm first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.5fr)]">
      <span className="flex gap-2 font-medium">
        <span className="reading shrink-0 text-ink-muted">{objective.replace(/^C/, '')}</span>
        {t(`objective.${topic}.name`)}
      </span>
      <span className="flex items-start gap-1.5">
        <LevelMark kind={after.level} />
        <span>
          {isRisen
            ? t('change.from', {
                before: t(`level.${before.level}`),
                after: t(`level.${after.level}`).toLowerCase(),
              })
            : t(`level.${after.level}`)}
        </span>
      </span>
      <span className="text-ink-muted">
        <ChangeMark direction={direction} /> {t(`change.${direction}`)}. {reason}
      </span>
    </li>
  );
}

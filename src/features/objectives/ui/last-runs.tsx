import { topicOf } from '../../../core/assessment/objectives/catalogue.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { ChangeMark } from '../../../runs/objectives/change-mark.tsx';
import { changesBy, type ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import type { ObjectiveMapProps } from './objective-map.tsx';

const SHOWN_RUNS = 3;
/** Of a shift with many tickets, only the first changes are listed. */
const SHOWN_CHANGES = 3;

export interface LastRunsProps extends Pick<ObjectiveMapProps, 'titleOf' | 'debriefLink'> {
  readonly runs: readonly ScoredRun[];
}

/** The last runs, and what each changed in the objectives. */
export function LastRuns({ runs, titleOf, debriefLink }: LastRunsProps) {
  const { t } = useTranslation('objectives');
  const last = runs.toSorted((one, other) => other.finishedAt - one.finishedAt).slice(0, SHOWN_RUNS);
  return (
    <Card aria-labelledby="last-runs">
      <CardBody className="@container grid gap-3">
        <CardTitle id="last-runs">{t('home.lastRuns')}</CardTitle>
        <ul className="grid divide-y divide-line">
          {last.map((run) => (
            <li
              key={run.id}
              className="grid grid-cols-[4rem_1fr] gap-x-4 gap-y-2 py-3 last:pb-0 @3xl:grid-cols-[4rem_1fr_minmax(0,18rem)_auto] @3xl:items-center"
            >
              <span className="grid content-start">
                <span className="reading text-2xl font-medium">{run.score}</span>
                <span className={classNames('text-xs', run.hasPassed ? 'text-passed' : 'text-ink-muted')}>
                  {t(run.hasPassed ? 'home.passed' : 'home.notYet')}
                </span>
              </span>
              <span className="grid content-start gap-0.5">
                <span className="font-medium">{titleOf(run.simulation, run.story)}</span>
                <span className="text-sm text-ink-muted">
                  {t(run.mode === 'testing' ? 'detail.test' : 'detail.practice')} ·{' '}
                  {formatDay(new Date(run.finishedAt))}
                </span>
              </span>
              <ul className="grid content-start gap-1 text-sm @max-3xl:col-start-2">
                {changesBy(run.id, runs)
                  .slice(0, SHOWN_CHANGES)
                  .map(({ objective, direction, after }) => {
                    const topic = topicOf(objective);
                    return topic === null ? null : (
                      <li key={objective}>
                        <ChangeMark direction={direction} />{' '}
                        {t(`home.change.${direction}`, {
                          name: t(`objective.${topic}.name`),
                          level: t(`level.${after.level}`).toLowerCase(),
                        })}
                      </li>
                    );
                  })}
              </ul>
              <div className="@max-3xl:col-start-2 @3xl:justify-self-end">
                {debriefLink(run, t('debrief'), titleOf(run.simulation, run.story))}
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ObjectiveStanding } from './progress.ts';

export interface ProgressPanelProps {
  /** The one case to do next. */
  readonly next: ReactNode;
  /** What the standings are of, where they are not objectives of the exam, whose codes are shown. */
  readonly title?: string;
  /** What it takes to master an objective. */
  readonly rule: string;
  readonly standings: readonly ObjectiveStanding[];
  /** What an objective is about; null where nobody has words for it. */
  nameOf(objective: string): string | null;
}

/** How far somebody is in each objective, and the one case to do next. */
export function ProgressPanel({ next, title, rule, standings, nameOf }: ProgressPanelProps) {
  const { t } = useTranslation('runs');
  return (
    <div className="grid gap-6">
      {next}
      <section aria-labelledby="runs-objectives" className="grid gap-3">
        <h2 id="runs-objectives" className="text-xl font-semibold">
          {title ?? t('progress.objectives')}
        </h2>
        <p className="text-sm text-ink-muted">{rule}</p>
        <ul className="chamfer grid divide-y divide-line border border-line bg-surface">
          {standings.map((standing) => (
            <StandingLine
              key={standing.objective}
              standing={standing}
              name={nameOf(standing.objective)}
              hasCode={title === undefined}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface StandingLineProps {
  readonly standing: ObjectiveStanding;
  readonly name: string | null;
  readonly hasCode: boolean;
}

/** One objective: its passes as steps, and what it still wants. */
function StandingLine({ standing, name, hasCode }: StandingLineProps) {
  const { t, i18n } = useTranslation('runs');
  const { objective, attempts, passes, passesNeeded, gaps, spacedFrom, mastered } = standing;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const wants = gaps.map((gap) => {
    if (gap === 'passes') return t('progress.gap.passes', { count: passesNeeded - passes });
    if (gap === 'latest') return t('progress.gap.latest');
    return spacedFrom === null
      ? t('progress.gap.spacing')
      : t('progress.gap.spacedFrom', { date: day.format(new Date(spacedFrom)) });
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2.5 text-sm sm:grid-cols-[16rem_1fr_6rem]">
      <span className="grid">
        {name === null ? null : <span className="font-medium">{name}</span>}
        {hasCode ? <span className="reading text-xs text-ink-muted">{objective}</span> : null}
      </span>
      <span className="grid gap-1 max-sm:order-last max-sm:col-span-2">
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: passesNeeded }, (_, step) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
              key={step}
              className={classNames(
                'h-2 grow rounded-sm',
                step >= passes ? 'bg-sunken' : mastered ? 'bg-passed-mark' : 'bg-standby-mark',
              )}
            />
          ))}
        </span>
        <span className="text-xs text-ink-muted">
          {attempts === 0
            ? t('progress.none')
            : [t('progress.runs', { count: attempts }), ...wants].join(' · ')}
        </span>
      </span>
      <Badge tone={mastered ? 'passed' : 'neutral'} className="justify-self-end">
        {mastered ? t('progress.mastered') : t('progress.passes', { passes, needed: passesNeeded })}
      </Badge>
    </li>
  );
}

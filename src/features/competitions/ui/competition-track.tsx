import {
  type CompetitionState,
  competitionState,
  practiceFrom,
  reviewedUntil,
} from '../../../core/assessment/competition/state.ts';
import type { Competition } from '../../../core/contracts/competition-answers.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatMoment } from '../../../lib/format-moment.ts';

const STEPS = ['announced', 'practice', 'open', 'closed'] as const satisfies readonly CompetitionState[];

/** Where a competition stands: announced, practice, competition, result, each with its time. */
export function CompetitionTrack({
  competition,
  now,
}: {
  readonly competition: Competition;
  readonly now: number;
}) {
  const { t } = useTranslation('competitions');
  const at = STEPS.indexOf(competitionState(competition, now));
  const times: Readonly<Record<CompetitionState, string>> = {
    announced: t('track.until', { when: formatMoment(practiceFrom(competition)) }),
    practice: t('track.until', { when: formatMoment(competition.opensAt) }),
    open: t('track.until', { when: formatMoment(competition.closesAt) }),
    closed: t('track.final', { when: formatMoment(reviewedUntil(competition)) }),
  };
  return (
    <ol className="grid gap-3 sm:grid-cols-4 sm:gap-0">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className="relative grid grid-cols-[auto_1fr] items-start gap-x-3 sm:block sm:pe-4"
        >
          <span className="flex items-center" aria-hidden="true">
            <span
              className={classNames(
                'mt-1 block size-3 shrink-0 rounded-full border-2 sm:mt-0',
                index < at && 'border-passed bg-passed',
                index === at && 'border-copper-text bg-copper-soft',
                index > at && 'border-edge bg-surface',
              )}
            />
            <span
              className={classNames('hidden h-0.5 grow sm:block', index < at ? 'bg-passed' : 'bg-line')}
            />
          </span>
          <span className="sm:mt-3 sm:block">
            <span className="block text-sm font-semibold">{t(`track.${step}`)}</span>
            <span className="block text-sm text-ink-muted">{times[step]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

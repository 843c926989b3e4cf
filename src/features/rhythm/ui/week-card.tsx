import { lazy, Suspense, useMemo, useState } from 'react';
import type { Rhythm, Work } from '../../../core/assessment/rhythm.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useRhythm } from '../model/use-rhythm.ts';
import { worksOf } from '../model/works-of.ts';
import { useDates } from './use-dates.ts';
import { WeekDays } from './week-days.tsx';

/** Lazy: most visits change no goal. */
const GoalDialog = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./goal-dialog.tsx'))).GoalDialog,
}));

export interface WeekCardProps {
  readonly personId: string;
  readonly runs: readonly ScoredRun[];
  /** What was finished besides runs. Always the same list until something is added. */
  readonly others: readonly Work[];
}

/** This week against the goal that the learner picked, and the weeks before. */
export function WeekCard({ personId, runs, others }: WeekCardProps) {
  const { t } = useTranslation('rhythm');
  const works = useMemo(() => [...worksOf(runs), ...others], [runs, others]);
  const { rhythm, hasFailed, retry, isSaving, pick } = useRhythm(personId, works);
  const [isPicking, setPicking] = useState(false);
  return (
    <Card aria-labelledby="rhythm-week">
      <CardBody className="grid gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <CardTitle id="rhythm-week">{t('title')}</CardTitle>
          {rhythm === null ? null : (
            <button
              type="button"
              className="text-sm font-medium text-copper-text underline underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => setPicking(true)}
            >
              {t('goal.change')}
            </button>
          )}
        </div>
        {hasFailed ? (
          <Alert tone="fault" title={t('failed')}>
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          </Alert>
        ) : rhythm === null ? (
          <Skeleton className="h-40" />
        ) : (
          <>
            <p className="text-sm text-ink-muted">
              <Standing rhythm={rhythm} />
            </p>
            <WeekDays days={rhythm.week.days} />
            <EarlierWeeks rhythm={rhythm} />
          </>
        )}
      </CardBody>
      {isPicking && rhythm !== null ? (
        <Suspense fallback={null}>
          <GoalDialog
            goal={rhythm.week.goal}
            usualGoal={rhythm.usualGoal}
            isSaving={isSaving}
            onPick={(days) => pick(days, () => setPicking(false))}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** Where the week stands, in one or two sentences. */
function Standing({ rhythm: { week, daysToGo, daysLeft } }: { readonly rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  const { goal, practised } = week;
  if (goal === null) return t('paused');
  return (
    <>
      <strong className="font-semibold text-ink">{t('count', { count: goal, practised })}</strong>{' '}
      {daysToGo === 0 ? t('made') : daysToGo > daysLeft ? t('outOfReach') : t('toGo', { count: daysToGo })}
    </>
  );
}

function EarlierWeeks({ rhythm: { earlier } }: { readonly rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  const { day } = useDates();
  if (earlier.length === 0) return null;
  return (
    <ul
      aria-label={t('earlier')}
      className="grid grid-cols-4 gap-2 border-t border-line pt-3 text-xs text-ink-muted"
    >
      {earlier.map(({ monday, goal, practised }) => (
        <li key={monday} className="grid gap-0.5">
          {day(monday)}
          <strong className="reading text-sm font-medium text-ink">
            {goal === null ? t('pausedWeek') : t('days', { count: practised })}
          </strong>
          {goal === null ? null : <span className="sr-only">{t('ofGoal', { count: goal })}</span>}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { RANKED_ITEMS } from '../../../core/assessment/ranking/ranked-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { beginAttempt } from '../../../runs/api/begin-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { OwnRun, OwnWeek } from '../model/own-weeks.ts';
import { useBoardChange } from './use-board-change.ts';

export interface OfficialRunsProps {
  readonly formId: string;
  readonly personId: string;
  /** Null for somebody who has not begun. */
  readonly week: OwnWeek | null;
  /** Whoever is not on the board is offered that first. */
  readonly isMember: boolean;
  /** Shown in the place of the button to somebody whose plan does not open the simulation; null where it does. */
  readonly lacksPlan: ReactNode | null;
  /** Goes to the attempt, where its next run is played. */
  onPlay(attemptId: string): void;
}

/** The official runs of the week in their order: what each came to, and the next one. */
export function OfficialRuns({ formId, personId, week, isMember, lacksPlan, onPlay }: OfficialRunsProps) {
  const { t } = useTranslation('leaderboard');
  const begin = useBoardChange(() => beginAttempt(formId, personId), { onDone: onPlay });
  const runs: readonly OwnRun[] =
    week?.runs ??
    Array.from({ length: RANKED_ITEMS }, (_, index) => ({
      position: index + 1,
      isVoid: false,
      score: null,
      counts: false,
    }));
  const next = runs.find(({ score, isVoid }) => score === null && !isVoid)?.position ?? null;
  return (
    <Card aria-labelledby="official-runs">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-3 sm:px-6">
        <h2 id="official-runs" className="text-lg font-semibold tracking-tight">
          {t('runs.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('runs.note')}</p>
      </header>
      <ol className="grid gap-y-2 px-5 pb-5 sm:gap-y-4 sm:grid-cols-3 sm:px-6 lg:grid-cols-5">
        {runs.map((run) => (
          <li
            key={run.position}
            className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:min-h-18 sm:content-start sm:not-first:border-s sm:not-first:border-line sm:not-first:ps-4"
          >
            <span className="silk text-ink-muted">{t('runs.run', { number: run.position })}</span>
            {run.position === next && lacksPlan === null ? (
              <span>
                <Button
                  size="sm"
                  variant={isMember ? 'primary' : 'secondary'}
                  isBusy={begin.isPending}
                  onClick={() => begin.make(null)}
                >
                  {t('runs.play', { number: run.position })}
                </Button>
              </span>
            ) : (
              <RunState run={run} next={next} />
            )}
          </li>
        ))}
      </ol>
      {lacksPlan === null ? null : <div className="border-t border-line p-5 sm:px-6">{lacksPlan}</div>}
    </Card>
  );
}

function RunState({ run, next }: { readonly run: OwnRun; readonly next: number | null }) {
  const { t } = useTranslation('leaderboard');
  if (run.isVoid) return <span className="text-sm text-standby">{t('runs.void')}</span>;
  if (run.score !== null)
    return (
      <>
        <span className="reading text-xl font-semibold">{run.score}</span>
        <span className={run.counts ? 'text-sm text-passed' : 'text-sm text-ink-muted'}>
          {t(run.counts ? 'runs.counts' : 'runs.spare')}
        </span>
      </>
    );
  const after = run.position === next ? null : run.position - 1;
  return (
    <span className="text-sm text-ink-muted">
      {after === null ? t('runs.notPlayed') : t('runs.after', { number: after })}
    </span>
  );
}

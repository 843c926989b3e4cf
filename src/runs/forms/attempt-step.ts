import { type NextStep, nextStep } from '../../core/assessment/forms/attempt.ts';
import type { AttemptStanding } from '../../core/contracts/forms.ts';

/** What comes next in an attempt, by the database's clock when it was read. */
export function stepOf({ items, readAt, ...standing }: AttemptStanding): NextStep {
  const runs = items.flatMap(({ position, state, runId }) =>
    state === 'to-play'
      ? []
      : [{ id: runId ?? '', position, status: state === 'over' ? ('finished' as const) : ('open' as const) }],
  );
  return nextStep({ ...standing, items }, { endsAt: standing.endsAt, runs }, readAt);
}

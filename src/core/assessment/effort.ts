import type { Stamp } from '../kernel/stamp.ts';
import type { BeliefTest } from './belief.ts';
import type { AssessedCase } from './case.ts';
import type { RecordedAct, RunRecord } from './run-record.ts';

/** Effort in minutes (assessment.md 4.3): simulated minutes, plus half a minute for each dollar of parts. */
export function effort(simSeconds: number, usd: number): number {
  return simSeconds / 60 + usd / 2;
}

/** Effort of a test now, in minutes: its own time and the set-ups that are not in `paid`. */
export function effortOfTest(assessed: AssessedCase, test: BeliefTest, paid: ReadonlySet<string>): number {
  const setups = (test.setups ?? []).filter((id) => !paid.has(id));
  const seconds = setups.reduce((sum, id) => sum + (assessed.setups?.[id] ?? 0), test.costSeconds);
  return effort(seconds, 0);
}

/** Dollars billed for an act. A spare is billed when it stays in; a part from the shop was billed when it was ordered. */
export function billedUsd(act: RecordedAct): number {
  if (act.kind === 'bought') return act.usd;
  return act.kind === 'replaced' && act.from === 'spare' && !act.reverted ? act.usd : 0;
}

/** Seconds of good habits up to a step that cost nothing: at most the allowance (score.md 3). */
export function freeSeconds({ habits, habitAllowanceS }: RunRecord, step: number): number {
  const spent = habits.reduce((sum, habit) => (habit.step <= step ? sum + habit.seconds : sum), 0);
  return Math.min(spent, habitAllowanceS);
}

/** Effort of the run, in minutes, when a command was given; good habits are free. */
export function effortAt(record: RunRecord, stamp: Stamp): number {
  const usd = record.acts.reduce((sum, act) => (act.step <= stamp.step ? sum + billedUsd(act) : sum), 0);
  return effort(stamp.simSeconds - freeSeconds(record, stamp.step - 1), usd);
}

export type Spending = Extract<RecordedAct, { readonly kind: 'bought' | 'replaced' }>;

/**
 * Parts that were paid for: each replacement that stayed, and each part that was bought and never fitted. A part that was
 * bought and fitted is judged once, when it was fitted.
 */
export function spendings({ acts }: RunRecord): readonly Spending[] {
  const stayed = acts.filter((act) => act.kind === 'replaced').filter(({ reverted }) => !reverted);
  const bought = acts.filter((act) => act.kind === 'bought');
  const unused = bought.filter((act, index) => {
    const before = bought.slice(0, index).filter(({ part }) => part === act.part).length;
    return before >= stayed.filter(({ part }) => part === act.part).length;
  });
  return [...stayed, ...unused];
}

import type { LabState } from '../model/state.ts';
import { unsealed } from '../model/unsealed.ts';
import { expertLog } from '../scenarios/expert-log.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { followRun } from './follow-run.ts';

/** Five minutes beyond what the expert spends on good habits cost nothing (score.md 3). */
const BEYOND_THE_EXPERT_S = 300;

/** Experts act alike on every seed of a variant, so each variant's expert is followed once. */
const byVariant = new Map<string, number>();

/** Seconds of questions, records, manual and watching the complaint that cost a learner nothing in this run. */
export function habitAllowance(scenario: Scenario, start: LabState): number {
  const variant = `${scenario.id} ${unsealed(start).placement}`;
  const known = byVariant.get(variant);
  if (known !== undefined) return known;
  const { habits } = followRun(scenario, start, expertLog(scenario, start));
  const allowance = habits.reduce((sum, { seconds }) => sum + seconds, BEYOND_THE_EXPERT_S);
  byVariant.set(variant, allowance);
  return allowance;
}

import type { RunRecord } from '../../assessment/run-record.ts';
import type { LabState } from '../model/state.ts';
import { unsealed } from '../model/unsealed.ts';
import { expertLog } from '../scenarios/expert-log.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { followRun } from './follow-run.ts';
import { recordOf } from './record-of.ts';

/** Five minutes beyond what the expert spends on good habits cost nothing (score.md 3). */
const BEYOND_THE_EXPERT_S = 300;

/** Experts act alike on every seed of a variant, so each variant's expert is followed once. */
const byVariant = new Map<string, RunRecord>();

/**
 * The scorer's record of the expert's run from this start. Its allowance for good habits (questions, records, manual, watching
 * the complaint) is that of every learner in the case.
 */
export function expertRecord(scenario: Scenario, start: LabState): RunRecord {
  const variant = `${scenario.id} ${unsealed(start).placement}`;
  const known = byVariant.get(variant);
  if (known !== undefined) return known;
  const run = followRun(scenario, start, expertLog(scenario, start));
  const allowance = run.habits.reduce((sum, { seconds }) => sum + seconds, BEYOND_THE_EXPERT_S);
  const record = recordOf(scenario, run, allowance);
  byVariant.set(variant, record);
  return record;
}

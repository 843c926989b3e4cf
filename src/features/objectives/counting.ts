import { MASTERY_MARK } from '../../core/assessment/objectives/mastery.ts';
import { PASS_MARK } from '../../core/assessment/pass-mark.ts';
import type { ObjectiveEvidence } from '../../runs/objectives/scored-runs.ts';

/** Whether a run counts for mastery. `again`: an earlier run of the same task counts already. */
export type Counting = 'yes' | 'under' | 'pass-only' | 'again';

/** @param evidence all runs of the objective. */
export function countingOf(
  { score, task, finishedAt }: ObjectiveEvidence,
  evidence: readonly ObjectiveEvidence[],
): Counting {
  if (score < PASS_MARK) return 'under';
  if (score < MASTERY_MARK) return 'pass-only';
  const isRepeat = evidence.some(
    (other) => other.task === task && other.finishedAt < finishedAt && other.score >= MASTERY_MARK,
  );
  return isRepeat ? 'again' : 'yes';
}

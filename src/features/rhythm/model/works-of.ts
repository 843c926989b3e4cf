import type { Work, WorkKind } from '../../../core/assessment/rhythm.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import type { ScoredRun } from '../../../runs/objectives/scored-runs.ts';

/** What runs are to a week: any that was judged counts, whatever it came to. */
export function worksOf(runs: readonly ScoredRun[]): readonly Work[] {
  return runs.map(({ simulation, mode, finishedAt }) => ({
    kind: kindOf(simulation === HARDWARE_ID, mode === 'testing'),
    at: finishedAt,
  }));
}

function kindOf(isAtBench: boolean, isTest: boolean): WorkKind {
  if (isAtBench) return isTest ? 'test' : 'job';
  return isTest ? 'shift' : 'ticket';
}

import type { LabReport } from '../../../../src/core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { play } from '../bench.ts';
import { RULES } from '../lab-bench.ts';
import { playExpert } from './prove-play.ts';

/** A case on the bench, before the first command. */
export function caseBench(id: string, seed = 1): LabState {
  const state = RULES.begin(id, seed);
  if (state === null) throw new Error(`${id} is registered`);
  return state;
}

/** What a case's expert does, in order. */
export function expertLog(id: string, seed = 1): readonly LabCommand[] {
  const scenario = LAB_CASES.find(id);
  if (scenario === null) throw new Error(`${id} is registered`);
  return playExpert(scenario, seed).log;
}

/** The report on a learner who does this and closes the job; what is refused is left out. */
export function reportOn(id: string, commands: readonly LabCommand[], seed = 1): LabReport {
  const { state } = play(caseBench(id, seed), commands);
  return RULES.report(state.job.closed ? state : play(state, [{ kind: 'close-job' }]).state);
}

/** A log with more commands behind the first that is like `like`. */
export function after(
  log: readonly LabCommand[],
  like: (command: LabCommand) => boolean,
  ...more: readonly LabCommand[]
): readonly LabCommand[] {
  const at = log.findIndex(like);
  if (at < 0) throw new Error('the log has no such command');
  return [...log.slice(0, at + 1), ...more, ...log.slice(at + 1)];
}

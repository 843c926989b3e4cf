import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import type { MachineModelId } from '../../src/core/hardware/model/view.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../src/core/hardware/scenarios/scenario.ts';
import type { Run } from '../../src/core/kernel/run.ts';
import { LAB_RULES } from '../support/lab-rules.ts';

const SEED = 1;

export function begun(scenarioId: string): LabState {
  const state = LAB_RULES.begin(scenarioId, SEED);
  if (state === null) throw new Error(`There is no scenario ${scenarioId}.`);
  return state;
}

/** What is accepted of some commands, and where it ends. */
function accepted(
  start: LabState,
  commands: readonly LabCommand[],
): { readonly state: LabState; readonly log: readonly LabCommand[] } {
  const log: LabCommand[] = [];
  let state = start;
  for (const command of commands) {
    const step = LAB_RULES.reduce(state, command);
    if (!step.ok) continue;
    state = step.value.state;
    log.push(command);
  }
  return { state, log };
}

function expertLog(scenario: Scenario): readonly LabCommand[] {
  let state = begun(scenario.id);
  const log: LabCommand[] = [];
  for (;;) {
    const commands = scenario.expert(LAB_RULES.project(state), log);
    if (commands.length === 0) return log;
    for (const command of commands) {
      const step = LAB_RULES.reduce(state, command);
      if (!step.ok) throw new Error(`The expert was refused: ${step.error.reason}`);
      state = step.value.state;
      log.push(command);
    }
  }
}

/** The longest of the experts' tests on a machine, from the first look to the closed job. */
export function expertRun(model: MachineModelId): Run<LabCommand> {
  const runs = LAB_CASES.inMode('testing')
    .filter((scenario) => scenario.model === model)
    .map((scenario) => ({ scenarioId: scenario.id, commands: expertLog(scenario) }));
  const longest = runs.reduce((best, run) => (run.commands.length > best.commands.length ? run : best));
  return { ...longest, seed: SEED, rulesVersion: LAB_RULES.version };
}

/**
 * A test of somebody who cannot let go: an expert's work, then whatever is on the bench looked at, listened to and
 * measured, round after round, each reading a line of the notebook.
 */
export function longRun(model: MachineModelId, length: number): Run<LabCommand> {
  const run = expertRun(model);
  const work = run.commands.filter(({ kind }) => kind !== 'close-job');
  const { state, log } = accepted(begun(run.scenarioId), work);
  const around: readonly LabCommand[] = [
    ...Object.keys(state.machine.parts).map((target): LabCommand => ({ kind: 'inspect', target })),
    { kind: 'listen' },
    { kind: 'open-page', page: 'event-log' },
    { kind: 'wait', seconds: 30 },
    { kind: 'open-page', page: 'drive-health' },
  ];
  let long = { state, log };
  while (long.log.length < length) {
    const next = accepted(long.state, around);
    if (next.log.length === 0) throw new Error('Nothing is left to do.');
    long = { state: next.state, log: [...long.log, ...next.log] };
  }
  return { ...run, commands: long.log.slice(0, length) };
}

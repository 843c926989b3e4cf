import type { LabReport } from '../../../src/core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { MOST_EVIDENCE, MOST_VERIFICATION } from '../../../src/core/hardware/model/vocabulary.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { LAB_RULES } from '../../support/lab-rules.ts';
import { having } from './bench.ts';

/** A scenario's bench as it comes with a seed. */
export function benchOf(id: string, seed = 1): LabState {
  const state = LAB_RULES.begin(id, seed);
  if (state === null) throw new Error(`there is no ${id}`);
  return state;
}

/** All that a scenario's expert does. */
export function expertLog(id: string, seed = 1): readonly LabCommand[] {
  const scenario = LAB_CASES.find(id);
  if (scenario === null) throw new Error(`there is no ${id}`);
  let state = benchOf(id, seed);
  const log: LabCommand[] = [];
  for (;;) {
    const [command] = scenario.expert(LAB_RULES.project(state), log);
    if (command === undefined) return log;
    state = having(state, command);
    log.push(command);
  }
}

/** One line of the notebook about each of some tests: the first or the last one. */
function linesOf(
  { evidence }: LabState,
  which: 'first' | 'last',
  tests: readonly string[],
): readonly string[] {
  return tests.flatMap((wanted) => {
    const found = evidence.flatMap(({ test }, index) => (test === wanted ? [`f${index + 1}`] : []));
    return which === 'first' ? found.slice(0, 1) : found.slice(-1);
  });
}

/** What a work note names as its evidence and its proof, by their tests. */
export interface Named {
  readonly evidence: readonly string[];
  readonly verification: readonly string[];
}

/** The report of somebody who does what the expert does, but for one thing, and writes down what they read. */
export function reportOf(
  id: string,
  edit: (log: readonly LabCommand[]) => readonly LabCommand[],
  { evidence, verification }: Named,
  seed = 1,
): LabReport {
  const ended = edit(expertLog(id, seed)).reduce(
    (state, command) =>
      having(
        state,
        command.kind === 'write-note'
          ? {
              ...command,
              evidence: linesOf(state, 'first', evidence).slice(0, MOST_EVIDENCE),
              verification: linesOf(state, 'last', verification).slice(0, MOST_VERIFICATION),
            }
          : command,
      ),
    benchOf(id, seed),
  );
  return LAB_RULES.report(ended);
}

/** More commands after the first one that is meant. */
export function addingAfter(
  isMeant: (command: LabCommand) => boolean,
  ...more: readonly LabCommand[]
): (log: readonly LabCommand[]) => readonly LabCommand[] {
  return (log) => {
    const index = log.findIndex(isMeant);
    if (index < 0) throw new Error('the expert does no such thing');
    return [...log.slice(0, index + 1), ...more, ...log.slice(index + 1)];
  };
}

/** Some targets exchanged for others, wherever the expert names them. */
export function insteadOf(
  exchanged: Readonly<Record<string, string>>,
): (log: readonly LabCommand[]) => readonly LabCommand[] {
  return (log) =>
    log.map((command) => {
      const at = 'target' in command && command.target !== undefined ? exchanged[command.target] : undefined;
      return at === undefined ? command : { ...command, target: at };
    });
}

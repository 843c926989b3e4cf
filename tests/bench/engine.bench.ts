import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import type { MachineModelId } from '../../src/core/hardware/model/view.ts';
import { foldRun, type Run } from '../../src/core/kernel/run.ts';
import { HARDWARE, LAB_RULES } from '../support/lab-rules.ts';
import type { Figure } from './figure.ts';
import { begun, expertRun, longRun } from './lab-runs.ts';
import { figures, msFigures, rateOf, usedBytes } from './rate.ts';

const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'];
const REPLAYED_COMMANDS = 200;
const KEPT_COMMANDS = 500;
/** Runs held at once, so that one of them can be told from the collector's own coming and going. */
const KEPT_RUNS = 20;
const KIB = 1024;

/** Every command of a log, one after another; the states in between are let go. */
function reduceAll(start: LabState, commands: readonly LabCommand[]): LabState {
  let state = start;
  for (const command of commands) {
    const step = LAB_RULES.reduce(state, command);
    if (!step.ok) throw new Error(`${command.kind} was refused: ${step.error.reason}`);
    state = step.value.state;
  }
  return state;
}

function reduceRates(model: MachineModelId): readonly Figure[] {
  const { scenarioId, commands } = expertRun(model);
  const bench = begun(scenarioId);
  const rate = rateOf(commands.length, () => void reduceAll(bench, commands));
  return figures(`reduce, ${model} (${scenarioId}, ${commands.length} commands)`, 'commands', rate);
}

function replayTimes(run: Run<LabCommand>): readonly Figure[] {
  const rate = rateOf(1, () => void foldRun(HARDWARE, run));
  return msFigures(`replay of a ${run.commands.length}-command test`, rate);
}

/** What one state and its log keep alive after a long run, with the log in objects of its own. */
function heapOf(run: Run<LabCommand>): Figure {
  const text = JSON.stringify(run.commands);
  const bench = begun(run.scenarioId);
  const kept: { readonly state: LabState; readonly log: readonly LabCommand[] }[] = [];
  const before = usedBytes();
  for (let index = 0; index < KEPT_RUNS; index += 1) {
    const log: readonly LabCommand[] = JSON.parse(text);
    kept.push({ state: reduceAll(bench, log), log });
  }
  const bytes = (usedBytes() - before) / kept.length;
  return {
    name: `state and log after ${run.commands.length} commands`,
    value: (bytes / KIB).toFixed(0),
    unit: 'KiB of heap',
  };
}

/** The hardware engine on real jobs: commands on each machine, one view, a whole replay, and what a long run keeps. */
export function measureEngine(): readonly Figure[] {
  const test = longRun('harrow-5000-mt', REPLAYED_COMMANDS);
  const late = reduceAll(begun(test.scenarioId), test.commands);
  return [
    ...MODELS.flatMap(reduceRates),
    ...figures(
      'project, late in a test',
      'views',
      rateOf(1, () => void LAB_RULES.project(late)),
    ),
    ...replayTimes(test),
    heapOf(longRun('harrow-5000-mt', KEPT_COMMANDS)),
  ];
}

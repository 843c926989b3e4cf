import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import type { MachineModelId } from '../../src/core/hardware/model/view.ts';
import { foldRun, type Run } from '../../src/core/kernel/run.ts';
import { HARDWARE, LAB_RULES } from '../support/lab-rules.ts';
import { type Figure, median } from './figure.ts';
import { begun, expertRun, longRun } from './lab-runs.ts';

const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'];
const SAMPLES = 15;
const MS_PER_SAMPLE = 100;
/** A server has been at it for a while: the compiler has seen the code. */
const WARM_UP_MS = 2000;
const MS_PER_SECOND = 1000;
const US_PER_SECOND = 1_000_000;
const REPLAYED_COMMANDS = 200;
const KEPT_COMMANDS = 500;
/** Runs held at once, so that one of them can be told from the collector's own coming and going. */
const KEPT_RUNS = 20;
const KIB = 1024;

/** How much work gets done in a second of the clock, and in a second of this process's own processor time. */
interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** @param each how much of it one call of `work` does */
function rateOf(each: number, work: () => void): Rate {
  const begin = performance.now();
  while (performance.now() - begin < WARM_UP_MS) work();
  const perSecond: number[] = [];
  const perCpuSecond: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const cpu = process.cpuUsage();
    const start = performance.now();
    let calls = 0;
    do {
      work();
      calls += 1;
    } while (performance.now() - start < MS_PER_SAMPLE);
    const { user, system } = process.cpuUsage(cpu);
    perSecond.push((calls * each * MS_PER_SECOND) / (performance.now() - start));
    perCpuSecond.push((calls * each * US_PER_SECOND) / (user + system));
  }
  return { perSecond: median(perSecond), perCpuSecond: median(perCpuSecond) };
}

function figures(name: string, unit: string, { perSecond, perCpuSecond }: Rate): readonly Figure[] {
  return [
    { name, value: perSecond.toFixed(0), unit: `${unit}/s` },
    { name: `${name}, processor time`, value: perCpuSecond.toFixed(0), unit: `${unit}/s` },
  ];
}

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
  const { perSecond, perCpuSecond } = rateOf(1, () => void foldRun(HARDWARE, run));
  const name = `replay of a ${run.commands.length}-command test`;
  return [
    { name, value: (MS_PER_SECOND / perSecond).toFixed(2), unit: 'ms' },
    { name: `${name}, processor time`, value: (MS_PER_SECOND / perCpuSecond).toFixed(2), unit: 'ms' },
  ];
}

/** Bytes in use once everything that nobody holds is gone. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('The collector cannot be called.');
  collect();
  return process.memoryUsage().heapUsed;
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

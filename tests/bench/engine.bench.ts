import type { LabCommand } from '../../src/core/hardware/commands.ts';
import { LAB_RULES } from '../../src/core/hardware/rules.ts';
import { DEMO_60, DEMO_60_ID } from '../../src/core/hardware/scenarios/demo-60.ts';
import type { LabState } from '../../src/core/hardware/state.ts';
import { foldRun } from '../../src/core/kernel/run.ts';
import { type Figure, median } from './figure.ts';

const SEED = 60;
const SAMPLES = 15;
const MS_PER_SAMPLE = 100;
const MS_PER_SECOND = 1000;

function start(): LabState {
  const state = LAB_RULES.begin(DEMO_60_ID, SEED);
  if (state === null) throw new Error(`There is no scenario ${DEMO_60_ID}.`);
  return state;
}

/** The expert's commands, and a state in the middle of them. */
function expertLog(): { readonly log: readonly LabCommand[]; readonly middle: LabState } {
  let state = start();
  const log: LabCommand[] = [];
  let middle = state;
  for (;;) {
    const commands = DEMO_60.expert(LAB_RULES.project(state), log);
    if (commands.length === 0) return { log, middle };
    for (const command of commands) {
      const step = LAB_RULES.reduce(state, command);
      if (!step.ok) throw new Error(`The expert was refused: ${step.error.reason}`);
      state = step.value.state;
      log.push(command);
    }
    if (log.length <= 5) middle = state;
  }
}

/** How often a second `work` gets done, if one call does `each` of it. */
function perSecond(each: number, work: () => void): string {
  const rates: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const begun = performance.now();
    let calls = 0;
    do {
      work();
      calls += 1;
    } while (performance.now() - begun < MS_PER_SAMPLE);
    rates.push((calls * each * MS_PER_SECOND) / (performance.now() - begun));
  }
  return median(rates).toFixed(0);
}

/** The hardware engine: the expert's demo again and again, one view, and the replay of a whole run. */
export function measureEngine(): readonly Figure[] {
  const { log, middle } = expertLog();
  const bench = start();
  const run = { scenarioId: DEMO_60_ID, seed: SEED, rulesVersion: LAB_RULES.version, commands: log };
  return [
    {
      name: 'commands reduced, one after another',
      value: perSecond(log.length, () => {
        let state = bench;
        for (const command of log) {
          const step = LAB_RULES.reduce(state, command);
          if (step.ok) state = step.value.state;
        }
      }),
      unit: 'commands/s',
    },
    { name: 'views projected', value: perSecond(1, () => void LAB_RULES.project(middle)), unit: 'views/s' },
    {
      name: 'whole demo runs replayed',
      value: perSecond(1, () => void foldRun(LAB_RULES, run)),
      unit: 'runs/s',
    },
  ];
}

import type { LabCommand, LabEvent, Refusal } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../src/core/hardware/scenarios/scenario.ts';
import { anyCommand } from '../core/hardware/bench.ts';
import { fc } from './fixed-seeds.ts';
import { LAB_RULES } from './lab-rules.ts';

/** Which commands chance sends is the same every time; which seed it is makes the numbers to look for. */
export const LEAK_SEED = 3_141_592_653;
const BLIND_COMMANDS = 25;
const EXPERT_TURNS = 40;

const CASES = LAB_CASES.inMode('testing');
/** The first case of each story: its look-alikes are told with the same words. */
export const ONE_OF_EACH_STORY = CASES.filter(
  (one, index) => CASES.findIndex(({ story }) => story === one.story) === index,
);

export interface Act {
  readonly command: LabCommand;
  /** The state after it. */
  readonly state: LabState;
  /** What a test answers to it, besides the view. */
  readonly verdict:
    | { readonly kind: 'done'; readonly events: readonly LabEvent[] }
    | { readonly kind: 'refused'; readonly refusal: Refusal };
}

export function dealtForLeaks({ id }: Scenario): LabState {
  const state = LAB_RULES.begin(id, LEAK_SEED);
  if (state === null) throw new Error(`There is no scenario ${id}.`);
  return state;
}

/** A case as somebody plays it who first sends anything, and then does what the expert does. */
export function blindThenExpert(scenario: Scenario): readonly Act[] {
  const acts: Act[] = [];
  const log: LabCommand[] = [];
  let state = dealtForLeaks(scenario);
  const act = (command: LabCommand): void => {
    const step = LAB_RULES.reduce(state, command);
    if (step.ok) {
      ({ state } = step.value);
      log.push(command);
    }
    acts.push({
      command,
      state,
      verdict: step.ok
        ? { kind: 'done', events: step.value.events }
        : { kind: 'refused', refusal: step.error },
    });
  };
  for (const command of fc.sample(anyCommand, { numRuns: BLIND_COMMANDS, seed: 1 })) act(command);
  for (let turn = 0; turn < EXPERT_TURNS; turn += 1) {
    const commands = scenario.expert(LAB_RULES.project(state), log);
    if (commands.length === 0) break;
    for (const command of commands) act(command);
  }
  return acts;
}

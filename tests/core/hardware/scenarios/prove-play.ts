import type { LabReport } from '../../../../src/core/hardware/assessment/report.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import type { LabView } from '../../../../src/core/hardware/model/view.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { drawBelow, seedRng } from '../../../../src/core/kernel/rng.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';
import { isOffered, offeredCommands } from './offered-commands.ts';

/** A run that was played: where it ended, what was sent, and what was wrong on the way. */
export interface Played {
  readonly state: LabState;
  readonly report: LabReport;
  readonly log: readonly LabCommand[];
  readonly faults: readonly string[];
}

const LONGEST_SCRIPT = 400;
const RANDOM_COMMANDS = 60;

/** Keys that no view may have, whatever the machine: what is hidden in the state and in the scenario. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...[
    'condition',
    'truth',
    'rng',
    'seed',
    'traits',
    'decoys',
    'likelihood',
    'likelihoods',
    'prior',
    'sealed',
  ],
  ...['cured', 'residual', 'trainedLayout', 'swaps', 'stakes', 'staticTouches'],
]);

function begun({ id }: Scenario, seed: number): LabState {
  const state = LAB_RULES.begin(id, seed);
  if (state === null) throw new Error(`${id} is not registered`);
  return state;
}

function ended(state: LabState, log: readonly LabCommand[], faults: readonly string[]): Played {
  return { state, report: LAB_RULES.report(state), log, faults };
}

/** The first hidden key somewhere in a value; null when it has none. */
function shown(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return firstShown(value);
  // A list of the entries would be made for every object of every view.
  for (const key in value) {
    const found = HIDDEN.has(key) ? key : shown(value[key as keyof typeof value]);
    if (found !== null) return found;
  }
  return null;
}

function firstShown(values: readonly unknown[]): string | null {
  for (const value of values) {
    const found = shown(value);
    if (found !== null) return found;
  }
  return null;
}

/** Records of views without a hidden key: most commands leave most records of the next view the very same. */
const withoutHidden = new WeakSet<object>();

/** The first hidden key in a view; null when it has none. */
function shownIn(view: LabView): string | null {
  for (const [key, record] of Object.entries(view)) {
    if (HIDDEN.has(key)) return key;
    if (typeof record !== 'object' || record === null || withoutHidden.has(record)) continue;
    const found = shown(record);
    if (found !== null) return found;
    withoutHidden.add(record);
  }
  return null;
}

const experts = new WeakMap<Scenario, Map<number, Played>>();

/** Plays the expert, once for all tests that ask. Stops at a command that is refused. */
export function playExpert(scenario: Scenario, seed: number): Played {
  const known = experts.get(scenario) ?? new Map<number, Played>();
  experts.set(scenario, known);
  const played = known.get(seed) ?? playExpertAnew(scenario, seed);
  known.set(seed, played);
  return played;
}

function playExpertAnew(scenario: Scenario, seed: number): Played {
  let state = begun(scenario, seed);
  const log: LabCommand[] = [];
  const faults: string[] = [];
  while (log.length < LONGEST_SCRIPT) {
    const view = LAB_RULES.project(state);
    const commands = scenario.expert(view, log);
    if (commands.length === 0) return ended(state, log, faults);
    for (const command of commands) {
      const before = command === commands[0] ? view : LAB_RULES.project(state);
      const hidden = shownIn(before);
      if (hidden !== null) faults.push(`the view before step ${log.length + 1} has "${hidden}"`);
      if (!isOffered(before, command))
        faults.push(`step ${log.length + 1} ${JSON.stringify(command)} is not offered by the outline`);
      const step = LAB_RULES.reduce(state, command);
      if (!step.ok) {
        faults.push(
          `the expert's step ${log.length + 1} ${JSON.stringify(command)} is refused: ${JSON.stringify(step.error)}`,
        );
        return ended(state, log, faults);
      }
      state = step.value.state;
      log.push(command);
    }
  }
  return ended(state, log, [...faults, `the expert does not come to an end in ${LONGEST_SCRIPT} commands`]);
}

/** What is looked at, asked or written, rather than done. */
const READING: readonly LabCommand['kind'][] = [
  ...(['inspect', 'listen', 'sniff', 'ask-customer', 'read-asset', 'open-manual', 'probe'] as const),
  ...(['set-meter', 'use-tool', 'press-button', 'state-theory', 'write-note', 'take-spare'] as const),
];

/**
 * The shotgun: buys every part that the complaint could mean, reads nothing, and then happens to do what the expert
 * does with their hands. Whatever is refused is left out. Writes no note.
 */
export function playShotgun(scenario: Scenario, seed: number, expertLog: readonly LabCommand[]): Played {
  let state = begun(scenario, seed);
  const spec = findMachine(scenario.model);
  const blamed = new Set(scenario.hypotheses.flatMap(({ parts }) => parts ?? []));
  const orders = spec.stock
    .filter(({ item }) => blamed.has(spec.parts[item]?.kind ?? item))
    .map(({ sku }): LabCommand => ({ kind: 'order-part', sku }));
  const log: LabCommand[] = [];
  for (const command of [...orders, ...expertLog.filter(({ kind }) => !READING.includes(kind))]) {
    const step = LAB_RULES.reduce(state, command);
    if (!step.ok) continue;
    state = step.value.state;
    log.push(command);
  }
  return ended(state, log, []);
}

/** Presses whatever is offered, without a thought. */
export function playRandomly(scenario: Scenario, seed: number): Played {
  let state = begun(scenario, seed);
  let rng = seedRng(seed + 1_000_003);
  const log: LabCommand[] = [];
  const faults: string[] = [];
  let offered: readonly LabCommand[] | null = null;
  for (let turn = 0; turn < RANDOM_COMMANDS; turn += 1) {
    // A refusal changes nothing: the view is the one that was looked at before.
    if (offered === null) {
      const view = LAB_RULES.project(state);
      const hidden = shownIn(view);
      if (hidden !== null) faults.push(`the view before random step ${turn + 1} has "${hidden}"`);
      offered = offeredCommands(view);
    }
    const draw = drawBelow(rng, offered.length);
    rng = draw.rng;
    const command: LabCommand | undefined = offered[draw.value];
    const step = command === undefined ? null : LAB_RULES.reduce(state, command);
    if (command === undefined || step === null || !step.ok) continue;
    state = step.value.state;
    offered = null;
    log.push(command);
  }
  return ended(state, log, faults);
}

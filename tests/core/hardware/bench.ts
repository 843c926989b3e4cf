import { KESTREL_B7 } from '../../../src/core/hardware/machines/kestrel-b7.ts';
import type { LabCommand, LabEvent, Refusal } from '../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../src/core/hardware/model/state.ts';
import { DEMO_60, DEMO_60_ID } from '../../../src/core/hardware/scenarios/demo-60.ts';
import { fc } from '../../support/fixed-seeds.ts';
import { LAB_RULES } from '../../support/lab-rules.ts';

/** The demo's bench as it comes with a seed. */
export function demoBench(seed = 60): LabState {
  const state = LAB_RULES.begin(DEMO_60_ID, seed);
  if (state === null) throw new Error('DEMO-60 is known');
  return state;
}

/** The state after commands that must all be accepted. */
export function having(state: LabState, ...commands: readonly LabCommand[]): LabState {
  return commands.reduce((current, command) => {
    const step = LAB_RULES.reduce(current, command);
    if (!step.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(step.error)}`);
    return step.value.state;
  }, state);
}

/** What the last command told; all must be accepted. */
export function eventsOf(state: LabState, command: LabCommand): readonly LabEvent[] {
  const step = LAB_RULES.reduce(state, command);
  if (!step.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(step.error)}`);
  return step.value.events;
}

/** Why a command is refused; null when it is not. */
export function refusalOf(state: LabState, command: LabCommand): Refusal | null {
  const step = LAB_RULES.reduce(state, command);
  return step.ok ? null : step.error;
}

/** The state after whatever was accepted of some commands, with the log of those. */
export function play(
  start: LabState,
  commands: readonly LabCommand[],
): { state: LabState; log: readonly LabCommand[] } {
  let state = start;
  const log: LabCommand[] = [];
  for (const command of commands) {
    const step = LAB_RULES.reduce(state, command);
    if (!step.ok) continue;
    state = step.value.state;
    log.push(command);
  }
  return { state, log };
}

/** The whole expert script of the demo: what it sent, and the state it ended in. */
export function expertRun(seed = 60): { state: LabState; log: readonly LabCommand[] } {
  let state = demoBench(seed);
  const log: LabCommand[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const commands = DEMO_60.expert(LAB_RULES.project(state), log);
    if (commands.length === 0) return { state, log };
    state = having(state, ...commands);
    log.push(...commands);
  }
  throw new Error('the expert does not come to an end');
}

/** Reseats module B2 and unclips the strap: the machine is ready for mains. */
export const REPAIR: readonly LabCommand[] = [
  { kind: 'lift-part', target: 'dimm-b2' },
  { kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' },
  { kind: 'seat-part', target: 'dimm-b2', end: 'top' },
  { kind: 'seat-part', target: 'dimm-b2', end: 'bottom' },
  { kind: 'unclip-strap' },
];

/** The latch that the seed left closed. */
export function closedLatch(state: LabState): LabCommand {
  const target = state.machine.latches['latch-b2-top'] === 'closed' ? 'latch-b2-top' : 'latch-b2-bottom';
  return { kind: 'press-latch', target };
}

/** The demo repaired and ready for mains. */
export function repairedBench(seed = 60): LabState {
  const state = demoBench(seed);
  return having(state, closedLatch(state), ...REPAIR);
}

const EVERY_TARGET = [
  ...Object.keys(KESTREL_B7.parts),
  ...Object.keys(KESTREL_B7.sockets),
  ...Object.keys(KESTREL_B7.latches),
  ...Object.keys(KESTREL_B7.fasteners),
  ...Object.keys(KESTREL_B7.cables),
  ...KESTREL_B7.controls,
  'led-dram',
  'no-such-thing',
  '__proto__',
  'constructor',
];

const target = fc.constantFrom(...EVERY_TARGET);
const TARGETED = [
  'inspect',
  'press-latch',
  'close-latch',
  'loosen-screw',
  'tighten-screw',
  'lift-part',
  'plug-cable',
  'unplug-cable',
] as const;

/** Any command at all, sensible or not. */
export const anyCommand: fc.Arbitrary<LabCommand> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom(...TARGETED), target }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('place-part' as const), target, socket: target }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('seat-part' as const),
      target,
      end: fc.constantFrom('top', 'bottom', 'edge', 'middle', '__proto__', 'constructor'),
    }),
  },
  fc.record({ kind: fc.constantFrom('wear-strap' as const, 'unclip-strap' as const) }),
  fc.record({ kind: fc.constant('press-power' as const) }),
  fc.record({
    kind: fc.constant('set-psu-switch' as const),
    position: fc.constantFrom('on' as const, 'off' as const),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    seconds: fc.oneof(fc.integer({ min: -5, max: 500 }), fc.double()),
  }),
);

/** Commands that mean something on the demo's bench, so that random play goes deep. */
const likelyCommand: fc.Arbitrary<LabCommand> = fc.oneof(
  { weight: 2, arbitrary: anyCommand },
  {
    weight: 5,
    arbitrary: fc.constantFrom<LabCommand>(
      { kind: 'inspect', target: 'debug-leds' },
      { kind: 'press-latch', target: 'latch-b2-top' },
      { kind: 'press-latch', target: 'latch-b2-bottom' },
      ...REPAIR,
      { kind: 'plug-cable', target: 'cable-mains' },
      { kind: 'unplug-cable', target: 'cable-mains' },
      { kind: 'press-power' },
      { kind: 'wait', seconds: 100 },
    ),
  },
);

export const anySeed = fc.integer({ min: 0, max: 10_000 });
export const randomPlay = fc.array(likelyCommand, { maxLength: 60 });

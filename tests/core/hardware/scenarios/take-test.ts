import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../../../src/core/hardware/model/state.ts';
import { PAGES, type Page, PROGRAMS } from '../../../../src/core/hardware/model/vocabulary.ts';
import { fromStick, runThrough } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { play } from '../bench.ts';

const POWER: LabCommand = { kind: 'press-power' };
const DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };
const OUT_OF_MAINS: readonly LabCommand[] = [{ kind: 'unplug-cable', target: 'cable-mains' }, POWER];

function wait(seconds: number): LabCommand {
  return { kind: 'wait', seconds };
}

function metered(
  fn: 'dcv' | 'acv' | 'continuity',
  range: number,
  black: string,
  red: string,
): readonly LabCommand[] {
  return [
    { kind: 'set-meter', function: fn, range },
    { kind: 'probe', black, red },
  ];
}

/** A voltage under full load. */
function loaded(black: string, red: string): readonly LabCommand[] {
  return [
    ...[POWER, wait(30), DESKTOP],
    { kind: 'set-meter', function: 'dcv', range: 20 },
    { kind: 'run-program', program: 'load-test' },
    { kind: 'probe', black, red },
  ];
}

/** Tests with a handgrip of their own; whatever looks, opens a page or runs a program is told by its id. */
const HANDGRIPS: Readonly<Record<string, readonly LabCommand[]>> = {
  'press-power': [POWER],
  'read-debug-leds': [POWER, { kind: 'inspect', target: 'debug-leds' }],
  'read-post-code': [POWER, { kind: 'inspect', target: 'debug-leds' }],
  'read-power-led': [POWER, { kind: 'inspect', target: 'led-power' }],
  listen: [POWER, { kind: 'listen' }],
  sniff: [POWER, { kind: 'sniff' }],
  'start-system': [POWER, wait(150), DESKTOP],
  'psu-self-test': [{ kind: 'press-button', target: 'psu-test-button' }],
  'psu-tester': [
    ...OUT_OF_MAINS,
    { kind: 'unplug-cable', target: 'cable-atx24' },
    { kind: 'plug-cable', target: 'cable-mains' },
    { kind: 'use-tool', tool: 'psu-tester', target: 'cable-atx24' },
  ],
  'measure-strip': metered('acv', 600, 'strip-out-1.2', 'strip-out-1.1'),
  'measure-5vsb': metered('dcv', 20, 'conn-atx24.3', 'conn-atx24.9'),
  'measure-tp-3v3': metered('dcv', 20, 'conn-atx24.3', 'tp-3v3.1'),
  'measure-cell': metered('dcv', 20, 'cell-terminals.2', 'cell-terminals.1'),
  'measure-short': [...OUT_OF_MAINS, ...metered('continuity', 0, 'conn-atx24.3', 'conn-atx24.10')],
  'measure-vbus-ohm': [
    ...OUT_OF_MAINS,
    { kind: 'lift-part', target: 'usb-stick' },
    { kind: 'set-meter', function: 'ohm', range: 200 },
    { kind: 'probe', black: 'port-usb-front-1.4', red: 'port-usb-front-1.1' },
  ],
  'short-power-pins': ['fpanel-power-sw', 'conn-front-panel'].map((target) => ({
    kind: 'use-tool',
    tool: 'screwdriver-short',
    target,
  })),
  'run:copy-test': [...[POWER, wait(30), DESKTOP], ...runThrough('copy-test')],
  'measure-12v-load': loaded('conn-atx24.3', 'conn-atx24.10'),
  'measure-12v-card': loaded('gpu-12v-power.7', 'gpu-12v-power.1'),
  'scope:tp-vcore': [POWER, wait(30), { kind: 'use-tool', tool: 'scope', target: 'tp-vcore' }],
  'thermal-camera': [POWER, wait(30), { kind: 'use-tool', tool: 'thermal-camera', target: 'cpu-cooler' }],
  'cable-tester': [
    { kind: 'unplug-cable', target: 'cable-lan' },
    { kind: 'unplug-cable', target: 'cable-lan-far' },
    { kind: 'use-tool', tool: 'cable-tester', target: 'cable-lan' },
  ],
  'run:core-test': [POWER, wait(30), DESKTOP, ...runThrough('core-test')],
  'run:load-test': [...[POWER, wait(30), DESKTOP], ...runThrough('load-test')],
  'run:save-test': [
    ...[POWER, wait(30), DESKTOP],
    { kind: 'run-program', program: 'save-test', target: 'ssd-m2-data' },
    wait(60),
  ],
  loopback: [
    ...[POWER, wait(30)],
    { kind: 'unplug-cable', target: 'cable-lan' },
    { kind: 'use-tool', tool: 'loopback-plug', target: 'port-lan' },
  ],
};

/** With what is in a socket on the bench, however long its screws would have taken. */
function emptied(state: LabState, socket: string): LabState {
  const { machine } = state;
  const parts = Object.fromEntries(
    Object.entries(machine.parts).map(([id, part]) => [
      id,
      part.socket === socket ? { ...part, socket: null, ends: {} } : part,
    ]),
  );
  return { ...state, machine: { ...machine, parts } };
}

/** With the cooler taken off by hand: what lay between it and the processor shows as well. */
function uncooled(state: LabState): LabState {
  const { parts, cables } = findMachine(state.machine.model);
  const cooler = 'cpu-cooler';
  return play(state, [
    ...OUT_OF_MAINS,
    ...Object.keys(cables).map((target): LabCommand => ({ kind: 'unplug-cable', target })),
    ...(parts[cooler]?.fasteners ?? []).map((target): LabCommand => ({ kind: 'loosen-screw', target })),
    { kind: 'lift-part', target: cooler },
  ]).state;
}

/** With a module in a slot, both its ends home. */
function fitted(state: LabState, module: string, slot: string): LabState {
  const { machine } = state;
  const part = machine.parts[module];
  if (part === undefined) throw new Error(`there is no ${module}`);
  const home = { ...part, socket: slot, ends: { top: 'home', bottom: 'home' } } as const;
  return { ...state, machine: { ...machine, parts: { ...machine.parts, [module]: home } } };
}

/** One module in a slot and no other anywhere. */
function alone(state: LabState, module: string, slot: string): LabState {
  const { sockets, stock } = findMachine(state.machine.model);
  const slots = Object.keys(sockets).filter((id) => sockets[id]?.accepts === 'dimm');
  const spare = stock.find(({ item }) => item === module)?.sku;
  const stocked = spare === undefined ? state : play(state, [{ kind: 'take-spare', spare }]).state;
  return fitted(slots.reduce(emptied, stocked), module, slot);
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return (words as readonly string[]).includes(word);
}

function openPage(page: string): LabCommand {
  if (!isOneOf<Page>(PAGES, page)) throw new Error(`${page} is no page`);
  return { kind: 'open-page', page };
}

/** What has to be out of the way to look at a thing. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  'socket-cpu': ['mount-cooler', 'socket-cpu'],
  'usb-stick': ['usb-front-1'],
  'port-usb-front-1': ['usb-front-1'],
};

function looked(state: LabState, target: string): LabState {
  const isSocket = findMachine(state.machine.model).sockets[target] !== undefined;
  const bare = (UNDER[target] ?? (isSocket ? [target] : [])).reduce(emptied, state);
  const look: LabCommand = isSocket
    ? { kind: 'use-tool', tool: 'flashlight', target }
    : { kind: 'inspect', target };
  return play(bare, [look]).state;
}

/** The ways in which a test can be taken on an open machine, and what the bench is like after each. */
function takings(bench: LabState, id: string): readonly LabState[] {
  const [kind = '', about = ''] = id.split(':');
  const [module = '', slot = ''] = about.split('@');
  const after = (state: LabState, ...commands: readonly LabCommand[]): LabState =>
    play(state, commands).state;
  const handgrip = HANDGRIPS[id];
  if (handgrip !== undefined) return [after(bench, ...handgrip)];
  switch (kind) {
    case 'look':
      return [looked(bench, about)];
    case 'tug':
      return [after(bench, { kind: 'use-tool', tool: 'tug', target: about })];
    case 'look-under':
      return [looked(uncooled(bench), about)];
    case 'look-at-memory':
      return [looked(bench, Object.keys(bench.machine.parts).find((one) => one.startsWith('dimm')) ?? '')];
    case 'ask':
      return [after(bench, { kind: 'ask-customer', question: about })];
    case 'page':
      // A machine that runs hot says so once it has run for a while.
      return [30, 420].map((seconds) => after(bench, POWER, wait(seconds), openPage(about)));
    case 'run': {
      const program = PROGRAMS.find((one) => one === about);
      if (program === undefined) throw new Error(`${about} is no program`);
      return [after(bench, POWER, wait(30), ...fromStick(program))];
    }
    case 'try':
      return [after(alone(bench, module, slot), POWER, wait(420))];
    default:
      return [];
  }
}

/** What a test of a story says on a machine as it comes to the bench, by that id: every outcome that it can have. */
function answersTo(bench: LabState, test: string): readonly string[] {
  const outcomes = takings(bench, test).flatMap(({ evidence }) =>
    evidence
      .filter((found) => found.test === test)
      .slice(-1)
      .map(({ outcome }) => outcome),
  );
  return [...new Set(outcomes)];
}

/** What the engine answers; what the test is about may not be in this machine, and another thing reads the same. */
export function takeTest(
  arrived: LabState,
  { id, also = [] }: { readonly id: string; readonly also?: readonly string[] },
): readonly string[] {
  const bench = emptied(arrived, 'frame-side-panel');
  const answered = [id, ...also].map((test) => answersTo(bench, test));
  return answered.find((outcomes) => outcomes.length > 0) ?? [];
}

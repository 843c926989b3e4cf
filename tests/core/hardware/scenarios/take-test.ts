import type { BeliefTest } from '../../../../src/core/assessment/belief.ts';
import { diagnosticTest } from '../../../../src/core/hardware/instruments/diagnostic-tests/catalogue.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { type LabState, partIn } from '../../../../src/core/hardware/model/state.ts';
import { PAGES, type Page, PROGRAMS } from '../../../../src/core/hardware/model/vocabulary.ts';
import { fromStick, runThrough } from '../../../../src/core/hardware/scenarios/procedures.ts';
import { play } from '../bench.ts';

const POWER: LabCommand = { kind: 'press-power' };
const DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };
const OUT_OF_MAINS: readonly LabCommand[] = [{ kind: 'unplug-cable', target: 'cable-mains' }, POWER];

function wait(seconds: number): LabCommand {
  return { kind: 'wait', seconds };
}

/** Up, and under full load. */
const LOADED: readonly LabCommand[] = [
  ...[POWER, wait(30), DESKTOP],
  { kind: 'run-program', program: 'load-test' },
];

/** What is done before a test of the catalogue is taken; nothing for those that need nothing. */
const BEFORE: Readonly<Record<string, readonly LabCommand[]>> = {
  'read-debug-leds': [POWER],
  'read-post-code': [POWER],
  'read-power-led': [POWER],
  listen: [POWER],
  sniff: [POWER],
  'start-system': [POWER, wait(150)],
  'psu-tester': [
    ...OUT_OF_MAINS,
    { kind: 'unplug-cable', target: 'cable-atx24' },
    { kind: 'plug-cable', target: 'cable-mains' },
  ],
  'measure-short': OUT_OF_MAINS,
  'measure-vbus-ohm': [...OUT_OF_MAINS, { kind: 'lift-part', target: 'usb-stick' }],
  'measure-12v-load': LOADED,
  'measure-12v-card': LOADED,
  'scope:tp-vcore': [POWER, wait(30)],
  'thermal-camera': [POWER, wait(30)],
  'cable-tester': [
    { kind: 'unplug-cable', target: 'cable-lan' },
    { kind: 'unplug-cable', target: 'cable-lan-far' },
  ],
  loopback: [POWER, wait(30), { kind: 'unplug-cable', target: 'cable-lan' }],
};

/** Tests with a handgrip of their own, by machine or by what they run on; all others are taken as the catalogue says. */
const HANDGRIPS: Readonly<Record<string, readonly LabCommand[]>> = {
  'short-power-pins': ['fpanel-power-sw', 'conn-front-panel'].map((target) => ({
    kind: 'use-tool',
    tool: 'screwdriver-short',
    target,
  })),
  'without:usb-stick': [POWER, wait(60), { kind: 'lift-part', target: 'usb-stick' }, POWER, wait(60)],
  'without:cable-front-usb': [
    ...[POWER, wait(60), ...OUT_OF_MAINS],
    { kind: 'unplug-cable', target: 'cable-front-usb' },
    ...[{ kind: 'plug-cable', target: 'cable-mains' } as const, POWER, wait(60)],
  ],
  'run:copy-test': [...[POWER, wait(30), DESKTOP], ...runThrough('copy-test')],
  'run:core-test': [POWER, wait(30), DESKTOP, ...runThrough('core-test')],
  'run:load-test': [...[POWER, wait(30), DESKTOP], ...runThrough('load-test')],
  'run:save-test': [
    ...[POWER, wait(30), DESKTOP],
    { kind: 'run-program', program: 'save-test', target: 'ssd-m2-data' },
    wait(60),
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
  const { parts, sockets, cables } = findMachine(state.machine.model);
  const cooler = partIn(state.machine, 'mount-cooler') ?? '';
  return play(state, [
    ...OUT_OF_MAINS,
    ...Object.keys(cables).map((target): LabCommand => ({ kind: 'unplug-cable', target })),
    ...(parts[cooler]?.fasteners ?? []).map((target): LabCommand => ({ kind: 'loosen-screw', target })),
    ...(sockets['mount-cooler']?.latches ?? []).map(
      (target): LabCommand => ({ kind: 'press-latch', target }),
    ),
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

/** Modules in slots, as `module@slot`, and no other anywhere. */
function alone(state: LabState, tried: readonly string[]): LabState {
  const { sockets, stock } = findMachine(state.machine.model);
  const slots = Object.keys(sockets).filter((id) => sockets[id]?.accepts === 'dimm');
  const emptyBench = slots.reduce(emptied, state);
  return tried.reduce((bench, one) => {
    const [module = '', slot = ''] = one.split('@');
    const spare = stock.find(({ item }) => item === module)?.sku;
    const stocked = spare === undefined ? bench : play(bench, [{ kind: 'take-spare', spare }]).state;
    return fitted(stocked, module, slot);
  }, emptyBench);
}

/** With all memory modules but some on the bench. */
function without(state: LabState, kept: readonly string[]): LabState {
  const { parts } = findMachine(state.machine.model);
  return Object.entries(state.machine.parts)
    .filter(([id, { socket }]) => parts[id]?.kind === 'dimm' && socket !== null && !kept.includes(id))
    .reduce((bench, [, { socket }]) => emptied(bench, socket ?? ''), state);
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

/** Switched on and at its desktop; a machine that came running is as it is. */
function up(bench: LabState): LabState {
  return bench.machine.running ? bench : play(bench, [POWER, wait(60), DESKTOP]).state;
}

/**
 * The ways in which a test can be taken on an open machine, and what the bench is like after each.
 *
 * @param outcomes those that the test can have
 */
function takings(bench: LabState, id: string, outcomes: readonly string[]): readonly LabState[] {
  const [kind = '', about = ''] = id.split(':');
  const after = (state: LabState, ...commands: readonly LabCommand[]): LabState =>
    play(state, commands).state;
  const handgrip = HANDGRIPS[id];
  if (handgrip !== undefined) return [after(bench, ...handgrip)];
  switch (kind) {
    case 'look':
      // A screen is looked at with a flashlight as well.
      return about === 'monitor'
        ? [looked(bench, about), after(bench, { kind: 'use-tool', tool: 'flashlight', target: about })]
        : [looked(bench, about)];
    case 'look-under': {
      const bare = uncooled(bench);
      return [looked(about === 'cpu-cooler' ? bare : emptied(bare, 'socket-cpu'), about)];
    }
    case 'look-at-memory':
      return [looked(bench, Object.keys(bench.machine.parts).find((one) => one.startsWith('dimm')) ?? '')];
    case 'page':
      // A machine that runs hot says so once it has run for a while.
      return [
        ...[30, 420].map((seconds) => after(bench, POWER, wait(seconds), openPage(about))),
        // A card gets hot under load.
        ...(outcomes.includes('card-hot') ? [after(bench, ...LOADED, openPage(about))] : []),
      ];
    case 'monitor-menu':
      return [bench, up(bench)].map((desk) => after(desk, ...readingsOf(id, desk)));
    case 'swap-monitor':
      return [after(up(bench), ...readingsOf(id, bench))];
    case 'run': {
      const [name, modules] = about.split('@');
      const program = PROGRAMS.find((one) => one === name);
      if (program === undefined) throw new Error(`${about} is no program`);
      const left = modules === undefined ? bench : without(bench, modules.split('+'));
      // Another layout of memory may have to be trained first.
      return [after(left, POWER, wait(modules === undefined ? 30 : 150), ...fromStick(program))];
    }
    case 'try':
      return [after(alone(bench, about.split('+')), POWER, wait(420))];
    default:
      return [after(bench, ...(BEFORE[id] ?? []), ...readingsOf(id, bench))];
  }
}

/** The commands of the catalogue that take a reading; none for a test that it does not know. */
function readingsOf(id: string, { machine }: LabState): readonly LabCommand[] {
  return diagnosticTest(id, machine)?.readBy ?? [];
}

/** What a test of a story says on a machine as it comes to the bench, by that id: every outcome that it can have. */
function answersTo(bench: LabState, test: string, possible: readonly string[]): readonly string[] {
  const outcomes = takings(bench, test, possible).flatMap(({ evidence }) =>
    evidence
      .filter((found) => found.test === test)
      .slice(-1)
      .map(({ outcome }) => outcome),
  );
  return [...new Set(outcomes)];
}

/** What the engine answers; what the test is about may not be in this machine, and another thing reads the same. */
export function takeTest(arrived: LabState, { id, also = [], likelihoods }: BeliefTest): readonly string[] {
  const bench = emptied(arrived, 'frame-side-panel');
  const answered = [id, ...also].map((test) => answersTo(bench, test, Object.keys(likelihoods)));
  return answered.find((outcomes) => outcomes.length > 0) ?? [];
}

import { LAB_RULES } from '../../src/core/hardware/rules.ts';
import { DEMO_60_ID } from '../../src/core/hardware/scenarios/demo-60.ts';
import type {
  CableView,
  FastenerView,
  LatchView,
  MachineView,
  PartKind,
  PartView,
} from '../../src/core/hardware/view.ts';

/** Views made by hand, for looking at the scene without playing a scenario. */
const SOCKETS: Readonly<Record<string, string>> = {
  cpu: 'socket-cpu',
  'cpu-cooler': 'mount-cooler',
  gpu: 'slot-x16',
  psu: 'bay-psu',
  'ssd-m2-1': 'slot-m2-1',
  'ssd-sata': 'bay-ssd',
  'side-panel': 'frame-side-panel',
};

function kindOf(id: string): PartKind {
  if (id.startsWith('dimm')) return 'dimm';
  if (id.startsWith('fan')) return 'fan';
  if (id === 'ssd-m2-1') return 'ssd-m2';
  return id as PartKind;
}

function partOf(id: string): PartView {
  const memory = id.startsWith('dimm-');
  const socket = memory ? id.replace('dimm', 'slot') : (SOCKETS[id] ?? null);
  return {
    id,
    kind: kindOf(id),
    label: `part.${id}`,
    placement: 'installed',
    socket,
    seating: memory ? { top: 'home', bottom: 'home' } : { edge: 'home' },
    model: id,
    marks: [],
    origin: 'machine',
  };
}

function cableOf(id: string, plug: CableView['plug']): CableView {
  return { id, label: id, plug, ends: [{ id, plug, connector: null }], marks: [] };
}

/** The demo's machine names what is there, and fills in what the scene does not draw. */
function demoView(): MachineView {
  const bench = LAB_RULES.begin(DEMO_60_ID, 0);
  if (bench === null) throw new Error('DEMO-60 is known');
  return LAB_RULES.project(bench);
}

const LED_COLOURS = {
  'led-cpu': 'red',
  'led-dram': 'yellow',
  'led-vga': 'white',
  'led-boot': 'green',
  'led-standby': 'green',
  'led-power': 'white',
  'led-monitor': 'white',
} as const;

/** The healthy machine, its panel off, unplugged. */
export function machineAtRest(): MachineView {
  const demo = demoView();
  const parts = Object.fromEntries(Object.keys(demo.parts).map((id) => [id, partOf(id)]));
  return {
    ...demo,
    model: 'kestrel-b7',
    parts,
    sockets: {},
    latches: Object.fromEntries(
      Object.keys(demo.latches).map((id): [string, LatchView] => [
        id,
        { id, socket: '', label: id, position: 'closed' },
      ]),
    ),
    fasteners: Object.fromEntries(
      Object.keys(demo.fasteners).map((id): [string, FastenerView] => [
        id,
        { id, part: '', label: id, state: 'tight' },
      ]),
    ),
    cables: Object.fromEntries(
      Object.keys(demo.cables).map((id): [string, CableView] => [
        id,
        cableOf(id, id === 'cable-mains' ? 'none' : 'latched'),
      ]),
    ),
    power: { ac: false, psuSwitch: 'on', standby: false, on: false },
    fans: {},
    leds: Object.fromEntries(
      Object.entries(LED_COLOURS).map(([id, colour]) => [
        id,
        { id, label: id, colour, light: 'off' as const },
      ]),
    ),
    postDisplay: null,
    postStage: 'none',
    beeps: { beeps: [], repeats: false },
    monitor: { kind: 'no-signal', lines: ['No signal', 'Check the input'] },
    sidePanel: 'off',
    strap: 'worn',
    smell: 'none',
    recording: null,
    simSeconds: 0,
  };
}

/** The same machine after a good start. */
export function machineRunning(): MachineView {
  const rest = machineAtRest();
  const lit = ['led-power', 'led-standby', 'led-monitor'];
  return {
    ...rest,
    cables: { ...rest.cables, 'cable-mains': cableOf('cable-mains', 'latched') },
    power: { ac: true, psuSwitch: 'on', standby: true, on: true },
    fans: Object.fromEntries(
      ['fan-front-1', 'fan-front-2', 'fan-front-3', 'fan-rear', 'cpu-cooler', 'gpu'].map((id) => [
        id,
        { spinning: true },
      ]),
    ),
    leds: Object.fromEntries(
      Object.entries(rest.leds).map(([id, led]) => [
        id,
        { ...led, light: lit.includes(id) ? ('on' as const) : ('off' as const) },
      ]),
    ),
    postDisplay: 'AA',
    postStage: 'handed-over',
    monitor: {
      kind: 'firmware-summary',
      lines: [
        'KESTREL B7  firmware 1.60',
        'Processor: ARDENT A7-7600, 3.8 GHz',
        'Memory: 32768 MB DDR5-5600, dual channel',
        'Slot A2: 16 GB VOLTAIC',
        'Slot B2: 16 GB VOLTAIC',
        'M.2_1: SWIFTLINE S5 1 TB',
        'SATA 2: SWIFTLINE D2 500 GB',
        'CPU temperature: 38 C',
        'Starting the operating system',
      ],
    },
  };
}

/** Memory upgrade gone wrong: B2 half in, its lower latch open, and the clip of the failed start on the board. */
export function machineWithLooseModule(): MachineView {
  const rest = machineAtRest();
  const b2 = rest.parts['dimm-b2'];
  const latch = rest.latches['latch-b2-bottom'];
  if (!b2 || !latch) throw new Error('The machine has no module B2');
  return {
    ...rest,
    parts: {
      ...rest.parts,
      'dimm-b2': { ...b2, placement: 'loose', seating: { top: 'home', bottom: 'up' } },
    },
    latches: { ...rest.latches, 'latch-b2-bottom': { ...latch, position: 'open' } },
    recording: { leds: { 'led-dram': 'on' }, postDisplay: '55', beeps: { beeps: ['long'], repeats: true } },
  };
}

/** Most parts on the bench. */
export function machineTakenApart(): MachineView {
  const rest = machineAtRest();
  const out = ['dimm-a2', 'dimm-b2', 'gpu', 'cpu-cooler', 'cpu', 'ssd-m2-1', 'ssd-sata'];
  const unplugged = ['cable-pcie', 'cable-sata-power', 'cable-sata-data', 'cable-atx24', 'cable-monitor'];
  return {
    ...rest,
    parts: Object.fromEntries(
      Object.entries(rest.parts).map(([id, part]) => [
        id,
        out.includes(id) ? { ...part, placement: 'removed' as const, socket: null, seating: {} } : part,
      ]),
    ),
    latches: Object.fromEntries(
      Object.entries(rest.latches).map(([id, latch]) => [id, { ...latch, position: 'open' as const }]),
    ),
    cables: Object.fromEntries(
      Object.entries(rest.cables).map(([id, cable]) => [
        id,
        unplugged.includes(id) ? { ...cable, plug: 'none' as const } : cable,
      ]),
    ),
    fasteners: Object.fromEntries(
      Object.entries(rest.fasteners).map(([id, screw]) => [id, { ...screw, state: 'out' as const }]),
    ),
  };
}

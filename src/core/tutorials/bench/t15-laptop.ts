import {
  BATTERY_SCREWS,
  LONG_BASE_SCREWS,
  SHORT_BASE_SCREWS,
} from '../../hardware/machines/marlow-14-ids.ts';
import type { LabCommand } from '../../hardware/model/commands.ts';
import { CONNECT, inspect, READ_MEMORY, START, SWITCH_OFF } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, type BenchWant, benchAt } from './bench-tutorial.ts';
import {
  drained,
  happened,
  installed,
  looked,
  noted,
  plugged,
  strapOff,
  strapOn,
  takenOut,
  unplugged,
} from './wants.ts';

const ADAPTER = 'cable-mains';
const BATTERY = 'cable-battery';
const COVER = 'base-cover';
const COVER_SCREWS = [...LONG_BASE_SCREWS, ...SHORT_BASE_SCREWS];
const ANTENNAS = { 'cable-antenna-main': 'wifi-main', 'cable-antenna-aux': 'wifi-aux' } as const;
const CLIPS = ['latch-2-top', 'latch-2-bottom'];

const off: BenchWant = { id: 'off', done: ({ power }) => !power.on };
const adapterOut = unplugged('adapter', ADAPTER);
const batteryOut = unplugged('battery', BATTERY);
const coverOff = takenOut('cover', COVER);
/** Each lead is on the socket of its own name. */
const leadsRight: BenchWant = {
  id: 'leads',
  done: ({ cables }) =>
    Object.entries(ANTENNAS).every(([lead, socket]) => cables[lead]?.ends[0]?.connector === socket),
};
const screwsIn: BenchWant = {
  id: 'screws',
  done: ({ fasteners }) => COVER_SCREWS.every((screw) => fasteners[screw]?.state === 'tight'),
};

const turned = (kind: 'loosen-screw' | 'tighten-screw', screws: readonly string[]): readonly LabCommand[] =>
  screws.map((target) => ({ kind, target }));

const UNPLUG: readonly LabCommand[] = [{ kind: 'unplug-cable', target: ADAPTER }, { kind: 'wear-strap' }];
const OPEN: readonly LabCommand[] = [
  ...turned('loosen-screw', COVER_SCREWS),
  { kind: 'lift-part', target: COVER },
];
const ISOLATE: readonly LabCommand[] = [{ kind: 'unplug-cable', target: BATTERY }, { kind: 'press-power' }];

/** The rules of a laptop: off and unplugged, screws by their map, the battery's lead first and last, modules and antennas between. */
export const T15: BenchTutorial = {
  id: 'T15',
  start: () => benchAt({ model: 'marlow-14', before: [{ kind: 'plug-cable', target: ADAPTER }, ...START] }),
  steps: [
    {
      id: 'unplug',
      phase: 'watch',
      wants: [off, adapterOut, strapOn],
      target: ({ power }) => (power.on ? 'power-button' : power.ac ? ADAPTER : 'esd-strap'),
      script: [...SWITCH_OFF, ...UNPLUG],
    },
    {
      id: 'cover',
      phase: 'watch',
      wants: [strapOn, coverOff],
      target: ({ fasteners }) => COVER_SCREWS.find((screw) => fasteners[screw]?.state === 'tight') ?? COVER,
      script: OPEN,
    },
    {
      id: 'battery',
      phase: 'watch',
      wants: [batteryOut, drained],
      target: ({ power }) => (power.standby ? BATTERY : 'power-button'),
      script: ISOLATE,
    },
    {
      id: 'swollen',
      phase: 'missing',
      wants: [looked('pack', 'battery', ...BATTERY_SCREWS)],
      target: () => 'battery',
      script: inspect('battery', ...BATTERY_SCREWS),
    },
    {
      id: 'memory',
      phase: 'missing',
      wants: [batteryOut, installed('module', 'spare-dimm')],
      target: () => 'slot-2',
      script: [
        { kind: 'order-part', sku: 'dimm' },
        ...CLIPS.map((target): LabCommand => ({ kind: 'press-latch', target })),
        { kind: 'place-part', target: 'spare-dimm', socket: 'slot-2' },
        { kind: 'seat-part', target: 'spare-dimm', end: 'edge' },
      ],
    },
    {
      id: 'antennas',
      phase: 'missing',
      wants: [
        batteryOut,
        happened('out', (event) => event.kind === 'part-lifted' && event.target === 'wifi-card'),
        installed('card', 'wifi-card'),
        leadsRight,
      ],
      target: () => 'wifi-card',
      script: [
        ...Object.keys(ANTENNAS).map((target): LabCommand => ({ kind: 'unplug-cable', target })),
        ...turned('loosen-screw', ['screw-wifi-1']),
        { kind: 'lift-part', target: 'wifi-card' },
        { kind: 'place-part', target: 'wifi-card', socket: 'slot-wifi' },
        { kind: 'seat-part', target: 'wifi-card', end: 'edge' },
        ...turned('tighten-screw', ['screw-wifi-1']),
        ...Object.entries(ANTENNAS).map(
          ([target, connector]): LabCommand => ({ kind: 'plug-cable', target, connector }),
        ),
      ],
    },
    {
      id: 'reconnect',
      phase: 'missing',
      wants: [plugged('battery', BATTERY)],
      target: () => BATTERY,
      script: [{ kind: 'plug-cable', target: BATTERY }],
    },
    {
      id: 'close',
      phase: 'missing',
      wants: [installed('cover', COVER), screwsIn],
      target: () => COVER,
      script: [
        { kind: 'place-part', target: COVER, socket: 'frame-side-panel' },
        { kind: 'seat-part', target: COVER, end: 'edge' },
        ...turned('tighten-screw', COVER_SCREWS),
      ],
    },
    {
      id: 'start',
      phase: 'missing',
      wants: [strapOff, noted('page', 'page:firmware-memory')],
      target: ({ power }) => (power.ac ? 'power-button' : ADAPTER),
      script: [...CONNECT, ...START, READ_MEMORY],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [off, adapterOut, strapOn, coverOff, batteryOut, drained],
      target: () => null,
      script: [...SWITCH_OFF, ...UNPLUG, ...OPEN, ...ISOLATE],
    },
  ],
};

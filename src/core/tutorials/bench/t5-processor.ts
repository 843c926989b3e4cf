import type { LabCommand } from '../../hardware/model/commands.ts';
import { CONNECT, inspect, OPEN_CASE, READ_SENSORS, TRAIN } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import {
  happened,
  installed,
  isInstalled,
  isOut,
  noted,
  plugged,
  plugOf,
  strapOff,
  strapOn,
  takenOut,
  used,
} from './wants.ts';

/** In the order in which they are turned: crosswise, so that the plate stays level. */
const SCREWS = ['screw-cooler-1', 'screw-cooler-4', 'screw-cooler-2', 'screw-cooler-3'];

const COOLER_OFF: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-cpu-fan' },
  ...SCREWS.map((target): LabCommand => ({ kind: 'loosen-screw', target })),
  { kind: 'lift-part', target: 'cpu-cooler' },
];

const COOLER_ON: readonly LabCommand[] = [
  { kind: 'place-part', target: 'cpu-cooler', socket: 'mount-cooler' },
  { kind: 'seat-part', target: 'cpu-cooler', end: 'edge' },
  ...SCREWS.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
  { kind: 'plug-cable', target: 'cable-cpu-fan' },
];

/** Looked at once the CPU is out of the way: before, its socket is known without its contacts being seen. */
const contacts = happened(
  'contacts',
  (event) =>
    (event.kind === 'looked-at' && event.target === 'socket-cpu') ||
    (event.kind === 'found' && event.test === 'look:socket-cpu'),
);

/** A cooler that was mounted with the film on its plate: socket, contact surface, paste, and the order of its screws. */
export const T5: BenchTutorial = {
  id: 'T5',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { film: true } }],
      before: [...OPEN_CASE, { kind: 'wear-strap' }],
    }),
  steps: [
    {
      id: 'off',
      phase: 'watch',
      wants: [strapOn, takenOut('cooler', 'cpu-cooler')],
      target: (view) => (plugOf(view, 'cable-cpu-fan') === 'none' ? 'cpu-cooler' : 'cable-cpu-fan'),
      script: COOLER_OFF,
    },
    {
      id: 'socket',
      phase: 'watch',
      wants: [takenOut('processor', 'cpu'), contacts],
      target: (view) => {
        if (isOut(view, 'cpu')) return 'socket-cpu';
        return view.latches['lever-cpu']?.position === 'open' ? 'cpu' : 'lever-cpu';
      },
      script: [
        { kind: 'press-latch', target: 'lever-cpu' },
        { kind: 'lift-part', target: 'cpu' },
        { kind: 'use-tool', tool: 'flashlight', target: 'socket-cpu' },
      ],
    },
    {
      id: 'processor',
      phase: 'missing',
      wants: [installed('processor-in', 'cpu'), happened('lever', ({ kind }) => kind === 'latch-closed')],
      target: (view) => (isInstalled(view, 'cpu') ? 'lever-cpu' : isOut(view, 'cpu') ? 'socket-cpu' : 'cpu'),
      script: [
        { kind: 'place-part', target: 'cpu', socket: 'socket-cpu' },
        { kind: 'seat-part', target: 'cpu', end: 'edge' },
        { kind: 'close-latch', target: 'lever-cpu' },
      ],
    },
    {
      id: 'surface',
      phase: 'missing',
      wants: [used('film', 'peel-film', 'cpu-cooler'), used('wiped', 'ipa-wipe', 'cpu-cooler')],
      target: () => 'cpu-cooler',
      script: [
        ...inspect('cpu-cooler'),
        { kind: 'use-tool', tool: 'peel-film', target: 'cpu-cooler' },
        { kind: 'use-tool', tool: 'ipa-wipe', target: 'cpu-cooler' },
      ],
    },
    {
      id: 'paste',
      phase: 'missing',
      wants: [
        used('paste', 'thermal-paste', 'cpu-cooler'),
        installed('cooler-in', 'cpu-cooler'),
        plugged('fan', 'cable-cpu-fan'),
      ],
      target: () => 'mount-cooler',
      script: [{ kind: 'use-tool', tool: 'thermal-paste', target: 'cpu-cooler' }, ...COOLER_ON],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [strapOff, noted('sensors', 'page:firmware-sensors')],
      target: () => null,
      script: [...CONNECT, ...TRAIN, READ_SENSORS],
    },
  ],
};

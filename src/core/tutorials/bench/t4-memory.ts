import type { LabCommand } from '../../hardware/model/commands.ts';
import {
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  READ_MEMORY,
  SWITCH_OFF,
  TRAIN,
} from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, type BenchWant, benchAt } from './bench-tutorial.ts';
import { dead, drained, installed, looked, noted, started, strapOff, strapOn, takenOut } from './wants.ts';

const MODULE = 'dimm-b2';

const openLatches = (slot: string): readonly LabCommand[] =>
  ['top', 'bottom'].map((end) => ({ kind: 'press-latch', target: `latch-${slot}-${end}` }));

const seatIn = (slot: string): readonly LabCommand[] => [
  { kind: 'place-part', target: MODULE, socket: `slot-${slot}` },
  ...['top', 'bottom'].map((end): LabCommand => ({ kind: 'seat-part', target: MODULE, end })),
];

const takeOutOf = (slot: string): readonly LabCommand[] => [
  ...openLatches(slot),
  { kind: 'lift-part', target: MODULE },
];

const inB2: BenchWant = {
  id: 'in-b2',
  done: ({ parts }) => parts[MODULE]?.socket === 'slot-b2' && parts[MODULE].placement === 'installed',
};

/** Two modules in one channel are put into two, and the firmware says so. */
export const T4: BenchTutorial = {
  id: 'T4',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      before: [
        ...OPEN_CASE,
        { kind: 'wear-strap' },
        ...takeOutOf('b2'),
        ...openLatches('a1'),
        ...seatIn('a1'),
      ],
    }),
  steps: [
    {
      id: 'look',
      phase: 'watch',
      wants: [looked('modules', 'dimm-a2', MODULE)],
      target: () => 'slot-a1',
      script: inspect('dimm-a2', MODULE),
    },
    {
      id: 'out',
      phase: 'watch',
      wants: [strapOn, takenOut('module', MODULE)],
      target: () => MODULE,
      script: takeOutOf('a1'),
    },
    {
      id: 'b2',
      phase: 'missing',
      wants: [strapOn, inB2],
      target: () => 'slot-b2',
      script: seatIn('b2'),
    },
    {
      id: 'train',
      phase: 'missing',
      wants: [strapOff, started],
      target: ({ power }) => (power.ac ? 'power-button' : 'cable-mains'),
      script: [...CONNECT, ...TRAIN],
    },
    {
      id: 'read',
      phase: 'missing',
      wants: [noted('page', 'page:firmware-memory')],
      target: () => 'monitor',
      script: [READ_MEMORY],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [dead, drained, strapOn, takenOut('b2-out', MODULE), installed('a2-in', 'dimm-a2')],
      target: () => null,
      script: [...SWITCH_OFF, ...MAKE_SAFE, ...takeOutOf('b2')],
    },
  ],
};

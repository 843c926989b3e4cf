import type { LabCommand } from '../../hardware/model/commands.ts';
import { CLOSE_CASE, CONNECT, OPEN_CASE, READ_MEMORY, TRAIN } from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import { installed, noted, plugged, strapOff, strapOn } from './wants.ts';

const MODULE = 'dimm-b2';
const CARD_SCREWS = ['screw-gpu-1', 'screw-gpu-2'];
const DISK_LEADS = ['cable-sata-data-2', 'cable-sata-power-2'];

const openLatches: readonly LabCommand[] = ['top', 'bottom'].map((end) => ({
  kind: 'press-latch',
  target: `latch-b2-${end}`,
}));

/** A case as it comes to the bench in the middle of a build: board, processor and supply are in, the rest lies beside it. */
const HALF_BUILT: readonly LabCommand[] = [
  ...OPEN_CASE,
  { kind: 'wear-strap' },
  { kind: 'unplug-cable', target: 'cable-monitor' },
  { kind: 'unplug-cable', target: 'cable-pcie' },
  ...CARD_SCREWS.map((target): LabCommand => ({ kind: 'loosen-screw', target })),
  { kind: 'press-latch', target: 'latch-x16' },
  { kind: 'lift-part', target: 'gpu' },
  ...DISK_LEADS.map((target): LabCommand => ({ kind: 'unplug-cable', target })),
  { kind: 'lift-part', target: 'hdd' },
  ...openLatches,
  { kind: 'lift-part', target: MODULE },
];

/** A build in its order: memory before the card that hides it, then drive, card and leads, and a first start with the panel off. */
export const T3: BenchTutorial = {
  id: 'T3',
  start: () => benchAt({ model: 'kestrel-b7', before: HALF_BUILT }),
  steps: [
    {
      id: 'memory',
      phase: 'watch',
      wants: [strapOn, installed('module', MODULE)],
      target: () => 'slot-b2',
      script: [
        { kind: 'place-part', target: MODULE, socket: 'slot-b2' },
        { kind: 'seat-part', target: MODULE, end: 'top' },
        { kind: 'seat-part', target: MODULE, end: 'bottom' },
      ],
    },
    {
      id: 'drive',
      phase: 'watch',
      wants: [installed('disk', 'hdd'), plugged('leads', ...DISK_LEADS)],
      target: () => 'bay-hdd',
      script: [
        { kind: 'place-part', target: 'hdd', socket: 'bay-hdd' },
        { kind: 'seat-part', target: 'hdd', end: 'edge' },
        ...DISK_LEADS.map((target): LabCommand => ({ kind: 'plug-cable', target })),
      ],
    },
    {
      id: 'card',
      phase: 'missing',
      wants: [
        strapOn,
        installed('card', 'gpu'),
        {
          id: 'screws',
          done: ({ fasteners }) => CARD_SCREWS.every((screw) => fasteners[screw]?.state === 'tight'),
        },
      ],
      target: () => 'slot-x16',
      script: [
        { kind: 'place-part', target: 'gpu', socket: 'slot-x16' },
        { kind: 'seat-part', target: 'gpu', end: 'edge' },
        ...CARD_SCREWS.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
      ],
    },
    {
      id: 'leads',
      phase: 'missing',
      wants: [plugged('power', 'cable-pcie'), plugged('picture', 'cable-monitor')],
      target: () => 'gpu',
      script: [
        { kind: 'plug-cable', target: 'cable-pcie' },
        { kind: 'plug-cable', target: 'cable-monitor' },
      ],
    },
    {
      id: 'start',
      phase: 'missing',
      wants: [strapOff, noted('page', 'page:firmware-memory')],
      target: ({ power }) => (power.ac ? 'power-button' : 'cable-mains'),
      script: [...CONNECT, ...TRAIN, READ_MEMORY],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [installed('panel', 'side-panel'), { id: 'off', done: ({ power }) => !power.on }],
      target: () => null,
      script: [{ kind: 'press-power' }, ...CLOSE_CASE],
    },
  ],
};

import type { LabCommand } from '../../hardware/model/commands.ts';
import {
  CLOSE_CASE,
  CONNECT,
  inspect,
  MAKE_SAFE,
  OPEN_CASE,
  START,
  SWITCH_OFF,
  waitFor,
} from '../../hardware/scenarios/procedures.ts';
import { type BenchTutorial, benchAt } from './bench-tutorial.ts';
import {
  dead,
  finished,
  firstUnseen,
  happened,
  insideSafely,
  installed,
  isOut,
  looked,
  noted,
  strapOn,
  takenOut,
} from './wants.ts';

const HEALTH: LabCommand = { kind: 'open-page', page: 'drive-health' };

const DISK_OUT: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-sata-data-2' },
  { kind: 'unplug-cable', target: 'cable-sata-power-2' },
  { kind: 'lift-part', target: 'hdd' },
];

const NEW_DISK_IN: readonly LabCommand[] = [
  { kind: 'place-part', target: 'spare-hdd', socket: 'bay-hdd' },
  { kind: 'seat-part', target: 'spare-hdd', end: 'edge' },
  { kind: 'plug-cable', target: 'cable-sata-power-2' },
  { kind: 'plug-cable', target: 'cable-sata-data-2' },
];

/** A disk that fails: its counts, a copy before anything else, the right drive out, and the new one read. */
export const T10: BenchTutorial = {
  id: 'T10',
  start: () =>
    benchAt({
      model: 'kestrel-b7',
      faults: [
        {
          kind: 'trait',
          target: 'hdd',
          traits: { smart: { '5': 312, '187': 41, '197': 88, '198': 88 } },
        },
      ],
      before: [{ kind: 'plug-cable', target: 'cable-mains' }, ...START],
    }),
  steps: [
    {
      id: 'health',
      phase: 'watch',
      wants: [noted('counts', 'page:drive-health')],
      target: () => 'monitor',
      script: [HEALTH],
    },
    {
      id: 'copy',
      phase: 'watch',
      wants: [finished('copied', 'image-drive', 'copied')],
      target: () => 'monitor',
      script: [
        { kind: 'open-page', page: 'desktop' },
        { kind: 'run-program', program: 'image-drive', target: 'hdd' },
        ...waitFor('image-drive'),
      ],
    },
    {
      id: 'which',
      phase: 'missing',
      wants: [dead, strapOn, looked('drives', 'hdd', 'ssd-sata', 'ssd-m2-1')],
      target: insideSafely(firstUnseen('hdd', 'ssd-sata', 'ssd-m2-1')),
      script: [...SWITCH_OFF, ...MAKE_SAFE, ...OPEN_CASE, ...inspect('hdd', 'ssd-sata', 'ssd-m2-1')],
    },
    {
      id: 'swap',
      phase: 'missing',
      wants: [dead, takenOut('old', 'hdd'), installed('new', 'spare-hdd')],
      target: (view) => (isOut(view, 'hdd') ? 'bay-hdd' : 'hdd'),
      script: [{ kind: 'order-part', sku: 'hdd' }, ...DISK_OUT, ...NEW_DISK_IN],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        installed('panel', 'side-panel'),
        happened('again', (event) => event.kind === 'page-opened' && event.page === 'drive-health'),
      ],
      target: () => null,
      script: [...CLOSE_CASE, ...CONNECT, ...START, HEALTH],
    },
  ],
};

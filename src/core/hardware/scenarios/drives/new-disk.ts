import type { LabCommand } from '../../commands.ts';
import { isFailing } from '../../drives.ts';
import type { Predicate } from '../../scenario.ts';
import type { LabState } from '../../state.ts';
import { partIn } from '../../state.ts';
import { CLOSE_CASE, CONNECT, MAKE_SAFE, OPEN_CASE, putIn, START, takeOut } from '../procedures.ts';

const waits = (count: number, seconds: number): readonly LabCommand[] =>
  Array.from({ length: count }, () => ({ kind: 'wait', seconds }));

/** Half an hour: everything that can still be read goes to a good drive. */
const IMAGE: readonly LabCommand[] = [
  { kind: 'run-program', program: 'image-drive', target: 'hdd' },
  ...waits(5, 360),
];
const RESTORE: readonly LabCommand[] = [
  { kind: 'run-program', program: 'restore-data', target: 'spare-hdd' },
  ...waits(3, 300),
];

/** Copies a failing disk from the desktop that is open, puts a new one in its place, and brings the data back. */
export function newDisk(of: {
  readonly data: string;
  readonly power: string;
  readonly screws: readonly string[];
}): readonly LabCommand[] {
  const mounting = {
    socket: 'bay-hdd',
    ends: ['edge'],
    cables: [of.data, of.power],
    latches: [],
    screws: of.screws,
  };
  return [
    { kind: 'open-page', page: 'desktop' },
    ...IMAGE,
    { kind: 'press-power' },
    ...MAKE_SAFE,
    ...OPEN_CASE,
    { kind: 'order-part', sku: 'hdd' },
    ...takeOut('hdd', mounting),
    ...putIn('spare-hdd', mounting),
    ...CLOSE_CASE,
    ...CONNECT,
    ...START,
    ...RESTORE,
  ];
}

/** A last look at the new disk's health. */
export const CLEAN_DISK: readonly LabCommand[] = [{ kind: 'open-page', page: 'drive-health' }];

/** The disk in the bay is sound. */
export function hasSoundDisk({ machine }: LabState): boolean {
  const disk = partIn(machine, 'bay-hdd');
  return disk !== null && machine.parts[disk]?.condition === 'sound' && !isFailing(machine, disk);
}

/** What was on the old disk is on the new one, or still where it was. */
export const DATA_KEPT: Predicate = {
  id: 'data-kept',
  holds: ({ machine }) => {
    const disk = partIn(machine, 'bay-hdd');
    return disk === 'hdd' || (disk !== null && machine.traits[disk]?.copied === true);
  },
};

/** The only copy was overwritten. */
export function diskLost({ machine }: LabState): boolean {
  return machine.traits['hdd']?.dataLost === true;
}

import { findMachine } from '../machines/find-machine.ts';
import type { MachineState } from '../model/state.ts';
import { answeringDrives, isBlank, systemDrive } from './drives.ts';

/** Disks as the system's Disk Management shows them. A drive that the firmware does not detect is not in its list. */

/**
 * - `not-initialized`: no partition table: a new drive, or a wiped one.
 * - `offline`: detected, and left alone by the system until somebody brings it online.
 * - `no-letter`: its volume has no drive letter, so that no program finds it.
 * - `raw`: its file system is lost.
 */
type DiskStatus = 'online' | 'not-initialized' | 'offline' | 'no-letter' | 'raw';

export function diskStatus(machine: MachineState, drive: string): DiskStatus {
  const { dataLost, disk } = machine.traits[drive] ?? {};
  if (isBlank(machine, drive)) return 'not-initialized';
  if (dataLost === true) return 'raw';
  return disk ?? 'online';
}

/** The letters of drives that have none of their own: C is the system's. */
const LETTERS = ['D', 'E', 'F', 'G'] as const;

/** The drive letter of a disk's volume; null while it has none to show. */
export function diskLetter(machine: MachineState, drive: string): string | null {
  if (diskStatus(machine, drive) !== 'online') return null;
  if (drive === systemDrive(findMachine(machine.model), machine)) return 'C';
  const own = machine.traits[drive]?.letter;
  if (own !== undefined) return own;
  const others = answeringDrives(machine).filter(
    (one) => diskStatus(machine, one.drive) === 'online' && machine.traits[one.drive]?.letter === undefined,
  );
  const data = others.filter((one) => one.drive !== systemDrive(findMachine(machine.model), machine));
  return LETTERS[data.findIndex((one) => one.drive === drive)] ?? null;
}

/** A capacity in manufacturer's gigabytes as the system counts it, in binary ones with one decimal. */
export function gibibytes(capacity: number): string {
  return ((capacity * 1e9) / 2 ** 30).toFixed(1);
}

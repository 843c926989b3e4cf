import type { MachineState } from '../model/state.ts';
import type { Program } from '../model/vocabulary.ts';

/** The technician's own stick, by the name that a view and a refusal know it by. */
export const BOOT_STICK = 'boot-stick';

/** A port of the board itself: those in front may be shorted, or hold a stick of the customer's. */
export const STICK_PORT = 'port-usb-rear-1';

/** What the firmware calls it in its list. */
export const STICK_MODEL = 'Boot stick 64 GB';

/** What starts from it, without the machine's own system. */
export const STICK_PROGRAMS: readonly Program[] = [
  ...(['memtest', 'image-drive', 'restore-data', 'reinstall-system'] as const),
];

export function hasBootStick({ bootStick }: MachineState): boolean {
  return bootStick === 'in';
}

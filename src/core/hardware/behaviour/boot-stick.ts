import type { MachineState } from '../model/state.ts';
import type { Program } from '../model/vocabulary.ts';

/** Id of the technician's boot stick in views and refusals. */
export const BOOT_STICK = 'boot-stick';

/** The stick's port, at the rear: a front port may be shorted or hold the customer's own stick. */
export const STICK_PORT = 'port-usb-rear-1';

/** Its name in the firmware's list of drives. */
export const STICK_MODEL = 'Boot stick 64 GB';

/** Programs that start from the stick, without the machine's operating system. */
export const STICK_PROGRAMS: readonly Program[] = [
  ...(['memtest', 'image-drive', 'restore-data', 'reinstall-system'] as const),
];

export function hasBootStick({ bootStick }: MachineState): boolean {
  return bootStick === 'in';
}

import { findMachine } from '../machines/find-machine.ts';
import { withMachine, withTraits } from '../model/changed.ts';
import type { Hardware, MachineState } from '../model/state.ts';
import { boardInUse } from './wiring.ts';

/** Version of a board whose firmware is unusable after an interrupted update or another board's file (P14). */
export const NO_FIRMWARE = 'none';

/** The firmware of the board in use, e.g. `1.60`. */
export function firmwareVersion(machine: Hardware): string {
  const board = boardInUse(machine);
  const own = board === null ? undefined : machine.traits[board]?.firmware;
  return own ?? findMachine(machine.model).baseline.firmware;
}

/** Whether a version such as `1.20` is older than another; major and minor are compared as numbers. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 2; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Installs a firmware version on the board in use. The sticker keeps the factory version. */
export function withFirmware(machine: MachineState, version: string): MachineState {
  const board = boardInUse(machine);
  if (board === null) return machine;
  const sticker = machine.traits[board]?.sticker ?? firmwareVersion(machine);
  return withTraits(machine, board, { firmware: version, sticker });
}

export function isFlashing(machine: MachineState): boolean {
  return machine.programs.some(({ program }) => program === 'update-firmware');
}

/** Clears the firmware's settings, clock and memory training, as a dead cell or the clear jumper does. */
export function withSettingsLost(machine: MachineState): MachineState {
  return withMachine(machine, { settings: {}, clock: 'lost', clockHeldS: 0, trainedLayout: '' });
}

/** Restarts the machine: programs end, and interrupting a firmware update leaves the board without firmware. */
export function restarted(machine: MachineState): MachineState {
  const cut = isFlashing(machine) ? withFirmware(machine, NO_FIRMWARE) : machine;
  return withMachine(cut, { bootSeconds: 0, page: 'summary', programs: [], hang: 'none' });
}

/** Switches the machine off, which ends programs and the self-test. */
export function switchedOff(machine: MachineState): MachineState {
  return machine.running ? withMachine(restarted(machine), { running: false }) : machine;
}

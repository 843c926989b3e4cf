import { findMachine } from '../machines/find-machine.ts';
import { withMachine, withTraits } from '../model/changed.ts';
import type { Hardware, MachineState } from '../model/state.ts';
import { boardInUse } from './wiring.ts';

/** What a board carries whose update was cut off, or that was given another board's file: nothing that runs (P14). */
export const NO_FIRMWARE = 'none';

/** The firmware of the board in use, e.g. `1.60`. */
export function firmwareVersion(machine: Hardware): string {
  const board = boardInUse(machine);
  const own = board === null ? undefined : machine.traits[board]?.firmware;
  return own ?? findMachine(machine.model).baseline.firmware;
}

/** `1.20` is older than `1.60`: version parts compared as numbers. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 2; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Another firmware on the board in use. The sticker on it goes on saying what it left the factory with. */
export function withFirmware(machine: MachineState, version: string): MachineState {
  const board = boardInUse(machine);
  if (board === null) return machine;
  const sticker = machine.traits[board]?.sticker ?? firmwareVersion(machine);
  return withTraits(machine, board, { firmware: version, sticker });
}

export function isFlashing(machine: MachineState): boolean {
  return machine.programs.some(({ program }) => program === 'update-firmware');
}

/** Without the cell's charge, or with its jumper set, the firmware forgets its settings, the clock and what it trained. */
export function withSettingsLost(machine: MachineState): MachineState {
  return withMachine(machine, { settings: {}, clock: 'lost', clockHeldS: 0, trainedLayout: '' });
}

/** From the first instruction again, whatever ran; a firmware that was being written is no firmware any more. */
export function restarted(machine: MachineState): MachineState {
  const cut = isFlashing(machine) ? withFirmware(machine, NO_FIRMWARE) : machine;
  return withMachine(cut, { bootSeconds: 0, page: 'summary', programs: [] });
}

/** Cuts what depends on the machine running: it is off and forgets where its self-test was. */
export function switchedOff(machine: MachineState): MachineState {
  return machine.running ? withMachine(restarted(machine), { running: false }) : machine;
}

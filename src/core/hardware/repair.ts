import type { LabCommand } from './commands.ts';
import { handlingOf } from './handling.ts';
import type { LabState } from './state.ts';

/**
 * Whether a command begins the repair: something goes into its place, a setting changes, or money is spent. Looking,
 * measuring, taking out and trying a borrowed part are tests, not repairs.
 */
export function isRepair({ machine, bench }: LabState, command: LabCommand): boolean {
  switch (command.kind) {
    case 'order-part':
    case 'change-setting':
    case 'force-cable':
      return true;
    case 'set-switch':
      return command.target !== 'psu-switch';
    case 'run-program':
      return WRITING.includes(command.program);
    case 'use-tool':
      return TREATING.includes(command.tool);
    case 'plug-cable':
    case 'place-part':
    case 'seat-part':
    case 'close-latch':
      return bench.stock[command.target] !== 'borrowed' && handlingOf(machine, command) !== null;
    default:
      return false;
  }
}

const WRITING: readonly string[] = [
  ...['restore-data', 'check-disk-repair', 'format-drive', 'reinstall-system', 'update-firmware'],
];
const TREATING: readonly string[] = [
  ...['jumper-cap', 'ipa-wipe', 'compressed-air', 'thermal-paste', 'peel-film'],
  ...['straighten-contacts', 'firmware-stick', 'wrong-firmware-stick'],
];

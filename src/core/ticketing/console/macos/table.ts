import { COMMAND_NAMES, type TableOf } from '../command-names.ts';
import { macPing } from '../unix/ping.ts';
import { clear, date, helpOf, hostname, whoami } from '../unix/shell.ts';
import { security } from './keychains.ts';
import { dig, ifconfig } from './network.ts';
import { diskutil, swVers } from './system.ts';

/** Every command of the Terminal of a Mac. */
export const MACOS_COMMANDS: TableOf<'macos'> = {
  clear,
  date,
  dig,
  diskutil,
  help: helpOf(() => COMMAND_NAMES.macos),
  hostname,
  ifconfig,
  ping: macPing,
  security,
  sw_vers: swVers,
  whoami,
};

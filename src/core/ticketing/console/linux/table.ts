import { COMMAND_NAMES, type TableOf } from '../command-names.ts';
import { linuxPing } from '../unix/ping.ts';
import { clear, date, helpOf, hostname, whoami } from '../unix/shell.ts';
import { cat } from './cat.ts';
import { chmod, logrotate, rm, truncate } from './changes.ts';
import { df, du, ls } from './files.ts';
import { ip } from './network.ts';
import { chown } from './owner.ts';
import { journalctl, systemctl } from './services.ts';

/** Every command of the shell of a Linux kiosk. */
export const LINUX_COMMANDS: TableOf<'linux'> = {
  cat,
  chmod,
  chown,
  clear,
  date,
  df,
  du,
  help: helpOf(() => COMMAND_NAMES.linux),
  hostname,
  ip,
  journalctl,
  logrotate,
  ls,
  ping: linuxPing,
  rm,
  systemctl,
  truncate,
  whoami,
};

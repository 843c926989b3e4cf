import type { CommandTable } from '../command.ts';
import { linuxPing } from '../unix/ping.ts';
import { clear, date, helpOf, hostname, whoami } from '../unix/shell.ts';
import { cat } from './cat.ts';
import { chmod, logrotate, rm, truncate } from './changes.ts';
import { df, du, ls } from './files.ts';
import { ip } from './network.ts';
import { chown } from './owner.ts';
import { journalctl, systemctl } from './services.ts';

/** Every command of the shell of a Linux kiosk. */
export const LINUX_COMMANDS: CommandTable = {
  cat,
  chmod,
  chown,
  clear,
  date,
  df,
  du,
  help: helpOf(() => Object.keys(LINUX_COMMANDS)),
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

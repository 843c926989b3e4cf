import { type Command, rowOf } from '../command.ts';
import type { TableOf } from '../command-names.ts';
import { arp } from './arp.ts';
import { cmdkey, klist } from './credentials.ts';
import { chkdsk, manageBde } from './disks.ts';
import { hostname, ver, whoami, winver } from './identity.ts';
import { ipconfig } from './ipconfig.ts';
import { net } from './net.ts';
import { netstat } from './netstat.ts';
import { nslookup } from './nslookup.ts';
import { ping } from './ping.ts';
import { gpresult, gpupdate } from './policy.ts';
import { route } from './route.ts';
import { sc } from './sc.ts';
import { dism, sfc } from './system-files.ts';
import { systeminfo, tasklist } from './systeminfo.ts';
import { pathping, tracert } from './trace.ts';
import { date, time, w32tm } from './w32tm.ts';

const cls: Command = {
  usage: ['', 'Clears the screen.', '', 'CLS', ''],
  run: () => ({ lines: [], seconds: 0, clears: true }),
};

/** One line a command, as `help` lists them. */
const SUMMARIES: Readonly<Record<string, string>> = {
  arp: 'Displays the IP-to-Physical address translation tables.',
  chkdsk: 'Checks a disk and displays a status report.',
  cls: 'Clears the screen.',
  cmdkey: 'Displays and deletes stored user names and passwords.',
  date: 'Displays the date.',
  dism: 'Services the component store of Windows.',
  gpresult: 'Displays Group Policy information for machine or user.',
  gpupdate: 'Updates Group Policy settings.',
  help: 'Provides Help information for Windows commands.',
  hostname: 'Prints the name of the current host.',
  ipconfig: 'Displays and refreshes the IP configuration.',
  klist: 'Displays cached Kerberos tickets.',
  'manage-bde': 'Displays the state of BitLocker Drive Encryption.',
  net: 'Drives, users, groups and services (NET USE, USER, LOCALGROUP, START, STOP).',
  netstat: 'Displays network connections.',
  nslookup: 'Asks a name server.',
  pathping: 'Measures loss on the way to a computer.',
  ping: 'Tests whether a computer answers.',
  route: 'Displays the routing table.',
  sc: 'Displays and controls services.',
  sfc: 'Checks protected system files.',
  systeminfo: 'Displays machine specific properties and configuration.',
  tasklist: 'Displays all currently running tasks including services.',
  time: 'Displays the system time.',
  tracert: 'Shows the routers on the way to a computer.',
  ver: 'Displays the Windows version.',
  w32tm: 'Displays and sets the time service.',
  whoami: 'Displays user and group information.',
  winver: 'Opens About Windows.',
};

const NAME_WIDTH = 15;

const help: Command = {
  usage: ['Provides help information for Windows commands.', '', 'HELP [command]', ''],
  run: (_host, _seen, args) => {
    const [name] = args;
    if (name === undefined)
      return {
        lines: [
          'For more information on a specific command, type HELP command-name',
          ...Object.entries(SUMMARIES).map(
            ([command, text]) => `${command.toUpperCase().padEnd(NAME_WIDTH)}${text}`,
          ),
          '',
        ],
        seconds: 0,
      };
    const command = rowOf(WINDOWS_COMMANDS, name.toLowerCase());
    return command === undefined
      ? {
          lines: [`This command is not supported by the help utility.  Try "${name} /?".`],
          seconds: 0,
          status: 'failed',
        }
      : { lines: command.usage, seconds: 0 };
  },
};

/** Every command of the Windows console, by the name that is typed. */
export const WINDOWS_COMMANDS: TableOf<'windows-11'> = {
  arp,
  chkdsk,
  cls,
  cmdkey,
  date,
  dism,
  gpresult,
  gpupdate,
  help,
  hostname,
  ipconfig,
  klist,
  'manage-bde': manageBde,
  net,
  netstat,
  nslookup,
  pathping,
  ping,
  route,
  sc,
  sfc,
  systeminfo,
  tasklist,
  time,
  tracert,
  ver,
  w32tm,
  whoami,
  winver,
};

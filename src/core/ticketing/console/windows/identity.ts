import type { Host } from '../../world/host.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';
import { atColumns } from '../layout.ts';

/** `hostname`, `whoami`, `ver` and `winver`: who and what this is. */
export const domainLabel = (host: Host): string => (host.domain ?? host.name).split('.')[0] ?? host.name;

export const hostname: Command = {
  usage: ['', 'Prints the name of the current host.', '', 'hostname', ''],
  run: (host, _seen, args) =>
    args.length > 0
      ? {
          lines: [
            'sethostname: Use the Network Control Panel Applet to set hostname.',
            'hostname -s is not supported.',
          ],
          status: 'failed',
        }
      : { lines: [host.name], shows: [shown('host.name', '', host.name)] },
};

/** Groups that every token has, with the SIDs that Windows gives them. */
const WELL_KNOWN: readonly (readonly [name: string, type: string, sid: string])[] = [
  ['Everyone', 'Well-known group', 'S-1-1-0'],
  ['BUILTIN\\Users', 'Alias', 'S-1-5-32-545'],
  ['NT AUTHORITY\\INTERACTIVE', 'Well-known group', 'S-1-5-4'],
  ['CONSOLE LOGON', 'Well-known group', 'S-1-2-1'],
  ['NT AUTHORITY\\Authenticated Users', 'Well-known group', 'S-1-5-11'],
  ['LOCAL', 'Well-known group', 'S-1-2-0'],
];

const DOMAIN_SID = 'S-1-5-21-2143860451-617630493-1801674531';
const ATTRIBUTES = 'Mandatory group, Enabled by default, Enabled group';

function table(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' ')
      .trimEnd();
  return [line(heads), widths.map((width) => '='.repeat(width)).join(' '), ...rows.map(line)];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return ['', title, '-'.repeat(title.length), '', ...lines];
}

function groupsOf(host: Host): Result {
  const { session } = host;
  const domain = domainLabel(host).toUpperCase();
  const rows = [
    ...WELL_KNOWN,
    ...session.groups.map((group, index) => [
      `${domain}\\${group}`,
      'Group',
      `${DOMAIN_SID}-${1600 + index}`,
    ]),
    [
      `Mandatory Label\\${session.elevated ? 'High' : 'Medium'} Mandatory Level`,
      'Label',
      session.elevated ? 'S-1-16-12288' : 'S-1-16-8192',
    ],
  ].map((row) => [...row, row[1] === 'Label' ? '' : ATTRIBUTES]);
  return {
    lines: [...section('GROUP INFORMATION', table(['Group Name', 'Type', 'SID', 'Attributes'], rows)), ''],
    shows: [shown('session.groups', session.user, session.groups.join(', '))],
  };
}

const whoamiUsage = [
  '',
  'WhoAmI has the following ways of working:',
  '',
  'Syntax 1:',
  '    WHOAMI [/UPN | /FQDN | /LOGONID]',
  '',
  'Syntax 2:',
  '    WHOAMI { [/USER] [/GROUPS] [/PRIV] }',
  '',
] as const;

export const whoami: Command = {
  usage: whoamiUsage,
  run: (host, _seen, args) => {
    const { user } = host.session;
    const shows = [shown('session.user', '', user)];
    const name = `${domainLabel(host).toLowerCase()}\\${user}`;
    const [first, ...more] = args;
    if (first === undefined) return { lines: [name], shows };
    if (more.length === 0)
      switch (switchOf(first)) {
        case 'groups':
          return groupsOf(host);
        case 'upn':
          return { lines: [`${user}@${host.domain ?? host.name}`], shows };
        case 'user':
          return {
            lines: [
              ...section('USER INFORMATION', table(['User Name', 'SID'], [[name, `${DOMAIN_SID}-1104`]])),
              '',
            ],
            shows,
          };
        case '?':
          return usageOf({ usage: whoamiUsage });
      }
    return usageOf(
      { usage: [`Type "WHOAMI /?" for usage.`] },
      `ERROR: Invalid argument/option - '${first}'.`,
    );
  },
};

const versionFact = (host: Host) => [
  shown('host.version', '', `${host.version.release} ${host.version.build}`),
];

export const ver: Command = {
  usage: ['', 'Displays the Windows version.', '', 'VER', ''],
  run: (host) => ({
    lines: ['', `Microsoft Windows [Version 10.0.${host.version.build}]`, ''],
    shows: versionFact(host),
  }),
};

/** The window that `winver` opens, as lines. */
export const winver: Command = {
  usage: [],
  run: (host) => ({
    lines: [
      'About Windows',
      '',
      'Microsoft Windows',
      `Version ${host.version.release} (OS Build ${host.version.build})`,
      '',
      atColumns([0, host.version.name.replace('Microsoft ', '')]),
    ],
    shows: versionFact(host),
  }),
};

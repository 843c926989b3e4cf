import { SECONDS_PER_DAY } from '../../../kernel/time.ts';
import { stampText } from '../../world/calendar.ts';
import type { Host } from '../../world/host.ts';
import { resolve, segmentTowards } from '../../world/host-network.ts';
import type { DomainAccount, NetworkSeen } from '../../world/network-seen.ts';
import { type Result, shown } from '../command.ts';
import { atColumns } from '../layout.ts';
import { domainLabel } from './identity.ts';
import { COMPLETED, netHelp, netUsage, RULE, systemError } from './net-errors.ts';

const VALUE_COLUMN = 29;
const PER_ROW = 3;
const CELL = 25;

const row = (label: string, value: string): string => atColumns([0, label], [VALUE_COLUMN, value]);

/** `*Domain Users         *GG-All-Staff`, two in a row. */
function memberships(label: string, groups: readonly string[]): readonly string[] {
  if (groups.length === 0) return [row(label, '*None')];
  const rows: string[] = [];
  for (let at = 0; at < groups.length; at += 2) {
    const [first = '', second = ''] = groups.slice(at, at + 2);
    rows.push(
      atColumns(
        [0, at === 0 ? label : ''],
        [VALUE_COLUMN, `*${first}`],
        [51, second === '' ? '' : `*${second}`],
      ),
    );
  }
  return rows;
}

function domainUser(host: Host, seen: NetworkSeen, typed: string): Result {
  const heading = `The request will be processed at a domain controller for domain ${host.domain ?? ''}.`;
  const address = host.domain === null ? undefined : resolve(host, seen, seen.controller.name)?.address;
  if (address === undefined || segmentTowards(host, seen, address) === null)
    return { ...systemError('1355'), lines: [heading, '', ...systemError('1355').lines] };
  const account = seen.account(typed.toLowerCase());
  if (account === null) {
    const missing = netHelp(2221, 'The user name could not be found.');
    return { ...missing, lines: [heading, '', ...missing.lines] };
  }
  return { lines: [heading, '', ...accountLines(account)], shows: accountFacts(account) };
}

const orNever = (moment: number | null): string => (moment === null ? 'Never' : stampText(moment));

function accountLines(account: DomainAccount): readonly string[] {
  const active = account.active ? (account.locked ? 'Locked' : 'Yes') : 'No';
  return [
    row('User name', account.login),
    row('Full Name', account.fullName),
    row('Comment', account.comment),
    row("User's comment", ''),
    row('Country/region code', '000 (System Default)'),
    row('Account active', active),
    row('Account expires', 'Never'),
    '',
    row('Password last set', stampText(account.passwordSet)),
    row('Password expires', orNever(account.passwordExpires)),
    row('Password changeable', stampText(account.passwordSet + SECONDS_PER_DAY)),
    row('Password required', 'Yes'),
    row('User may change password', 'Yes'),
    '',
    row('Workstations allowed', 'All'),
    row('Logon script', ''),
    row('User profile', ''),
    row('Home directory', account.homeDirectory ?? ''),
    row('Last logon', orNever(account.lastLogon)),
    '',
    row('Logon hours allowed', 'All'),
    '',
    ...memberships('Local Group Memberships', []),
    ...memberships('Global Group memberships', account.groups),
    COMPLETED,
    '',
  ];
}

function accountFacts(account: DomainAccount) {
  const state = account.active ? (account.locked ? 'locked' : 'active') : 'disabled';
  return [
    shown('account.state', account.login, state),
    shown('account.groups', account.login, account.groups.join(', ')),
  ];
}

function localUser(host: Host, typed: string): Result {
  const account = host.accounts.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (account === undefined) return netHelp(2221, 'The user name could not be found.');
  return {
    lines: [
      row('User name', account.name),
      row('Full Name', account.fullName),
      row('Comment', account.comment),
      row("User's comment", ''),
      row('Country/region code', '000 (System Default)'),
      row('Account active', account.active ? 'Yes' : 'No'),
      row('Account expires', 'Never'),
      '',
      row('Password last set', stampText(account.passwordSet)),
      row('Password expires', 'Never'),
      row('Password changeable', stampText(account.passwordSet)),
      row('Password required', 'Yes'),
      row('User may change password', 'Yes'),
      '',
      row('Workstations allowed', 'All'),
      row('Logon script', ''),
      row('User profile', ''),
      row('Home directory', ''),
      row('Last logon', 'Never'),
      '',
      row('Logon hours allowed', 'All'),
      '',
      ...memberships('Local Group Memberships', account.groups),
      ...memberships('Global Group memberships', []),
      COMPLETED,
      '',
    ],
    shows: [shown('local.accounts', account.name, account.active ? 'active' : 'disabled')],
  };
}

function localUsers(host: Host): Result {
  const names = host.accounts.map(({ name }) => name);
  const rows: string[] = [];
  for (let at = 0; at < names.length; at += PER_ROW)
    rows.push(
      names
        .slice(at, at + PER_ROW)
        .map((name) => name.padEnd(CELL))
        .join('')
        .trimEnd(),
    );
  return {
    lines: ['', `User accounts for \\\\${host.name}`, '', RULE, ...rows, COMPLETED, ''],
    shows: [shown('local.accounts', '', names.join(', '))],
  };
}

export function netUser(host: Host, seen: NetworkSeen, args: readonly string[]): Result {
  const switches = args.filter((argument) => argument.startsWith('/')).map((one) => one.toLowerCase());
  const [name, password, ...more] = args.filter((argument) => !argument.startsWith('/'));
  const ofDomain = switches.includes('/domain') || switches.includes('/dom');
  const others = switches.filter((one) => one !== '/domain' && one !== '/dom');
  if (more.length > 0) return netUsage('NET USER', '[username [password | *] [options]] [/DOMAIN]');
  // Whoever changes an account from the command line of somebody else's computer goes round the directory and its rules.
  if (name !== undefined && (password !== undefined || others.length > 0))
    return { ...systemError('5'), effects: [{ code: 'account-changed-from-console', of: name }] };
  if (others.length > 0) return netUsage('NET USER', '[username [password | *] [options]] [/DOMAIN]');
  if (name === undefined) return ofDomain ? systemError('5') : localUsers(host);
  return ofDomain ? domainUser(host, seen, name) : localUser(host, name);
}

/** Aliases that every Windows has, and their comments. */
const ALIASES: readonly (readonly [name: string, comment: string])[] = [
  ['Administrators', 'Administrators have complete and unrestricted access to the computer/domain'],
  ['Event Log Readers', 'Members of this group can read event logs from local machine'],
  [
    'Guests',
    'Guests have the same access as members of the Users group by default, except for the Guest account which is further restricted',
  ],
  ['Remote Desktop Users', 'Members in this group are granted the right to logon remotely'],
  ['System Managed Accounts Group', 'Members of this group are managed by the system.'],
  [
    'Users',
    'Users are prevented from making accidental or intentional system-wide changes and can run most applications',
  ],
];

export function netLocalgroup(host: Host, _seen: NetworkSeen, args: readonly string[]): Result {
  const [name, ...more] = args;
  if (more.length > 0)
    return { ...systemError('5'), effects: [{ code: 'account-changed-from-console', of: more[0] ?? '' }] };
  if (name === undefined)
    return {
      lines: [
        '',
        `Aliases for \\\\${host.name}`,
        '',
        RULE,
        ...ALIASES.map(([alias]) => `*${alias}`),
        COMPLETED,
        '',
      ],
      shows: [shown('local.groups', '', ALIASES.map(([alias]) => alias).join(', '))],
    };
  const alias = ALIASES.find(([one]) => one.toLowerCase() === name.toLowerCase());
  if (alias === undefined)
    return {
      lines: ['System error 1376 has occurred.', '', 'The specified local group does not exist.', ''],
      status: 'failed',
    };
  const domain = domainLabel(host).toUpperCase();
  const fromDomain =
    host.domain === null
      ? []
      : alias[0] === 'Administrators'
        ? [`${domain}\\Domain Admins`, `${domain}\\GG-Desk-Admins`]
        : alias[0] === 'Users'
          ? [`${domain}\\Domain Users`]
          : [];
  const members = [
    ...host.accounts.filter(({ groups }) => groups.includes(alias[0])).map((account) => account.name),
    ...fromDomain,
  ];
  return {
    lines: [
      `Alias name     ${alias[0]}`,
      `Comment        ${alias[1]}`,
      '',
      'Members',
      '',
      RULE,
      ...members,
      COMPLETED,
      '',
    ],
    shows: [shown('local.groups', alias[0], members.join(', '))],
  };
}

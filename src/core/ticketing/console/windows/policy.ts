import { clockText, dateText, stampText } from '../../world/calendar.ts';
import { isTrusted, segmentToDomain } from '../../world/domain-time.ts';
import type { Host, PolicyResult } from '../../world/host.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';
import { domainLabel } from './identity.ts';

/** `gpupdate` and `gpresult`. */
const NO_CONTROLLER =
  'The processing of Group Policy failed because of lack of network connectivity to a domain controller. This may be a transient condition. A success message would be generated once the machine gets connected to the domain controller and Group Policy has successfully processed. If you do not see a success message for several hours, then contact your administrator.';
const NOT_AUTHENTICATED =
  'The processing of Group Policy failed. Windows could not authenticate to the Active Directory service on a domain controller. (LDAP Bind function call failed). Look in the details tab for error code and description.';

const UPDATE_SECONDS = 90;

function refused(reason: string): Result {
  const part = (whose: string): readonly string[] => [
    `${whose} policy could not be updated successfully. The following errors were encountered:`,
    '',
    reason,
  ];
  return {
    lines: [
      'Updating policy...',
      '',
      ...part('Computer'),
      ...part('User'),
      '',
      'To diagnose the failure, review the event log or run GPRESULT /H GPReport.html from the command line to access information about Group Policy results.',
    ],
    seconds: UPDATE_SECONDS,
    status: 'failed',
  };
}

const updateUsage = [
  'Description:  Updates multiple Group Policy settings.',
  '',
  'Syntax:  Gpupdate [/Target:{Computer | User}] [/Force] [/Wait:<value>]',
  '',
] as const;

export const gpupdate: Command = {
  usage: updateUsage,
  run: (host, seen, args) => {
    const known = args.every((argument) => /^[/-](force|wait:-?\d+|target:(computer|user))$/i.test(argument));
    if (!known) return usageOf({ usage: updateUsage });
    if (segmentToDomain(host, seen) === null) return refused(NO_CONTROLLER);
    if (!isTrusted(host, seen)) return refused(NOT_AUTHENTICATED);
    const at = seen.now + host.clock.skewSeconds;
    const policy = { ...seen.policy(host.name, host.session.user), appliedAt: at };
    return {
      lines: [
        'Updating policy...',
        '',
        'Computer Policy update has completed successfully.',
        'User Policy update has completed successfully.',
        '',
      ],
      seconds: UPDATE_SECONDS,
      host: { ...host, policy },
    };
  },
};

const resultUsage = [
  'GPRESULT [/R | /V | /Z] [/SCOPE {USER | COMPUTER}]',
  '',
  'Description:',
  '    This command line tool displays the Resultant Set of Policy (RSoP)',
  '    information for a target user and computer.',
  '',
] as const;

/** A title and its line, which is one dash longer. */
const underlined = (indent: string, text: string): readonly string[] => [
  `${indent}${text}`,
  `${indent}${'-'.repeat(text.length + 1)}`,
];

const items = (names: readonly string[]): readonly string[] =>
  names.length === 0 ? ['        N/A'] : names.map((name) => `        ${name}`);

const setting = (label: string, value: string): string => `${label.padEnd(29)}${value}`;

function scopeLines(host: Host, policy: PolicyResult, whose: 'computer' | 'user', groups: readonly string[]) {
  const heading = whose === 'computer' ? 'COMPUTER SETTINGS' : 'USER SETTINGS';
  const domain = domainLabel(host).toUpperCase();
  const path = (host.domain ?? '')
    .split('.')
    .map((label) => `DC=${label}`)
    .join(',');
  const name =
    whose === 'computer' ? `CN=${host.name},OU=Workstations` : `CN=${host.session.fullName},OU=Staff`;
  const row = (label: string, value: string): string => `    ${label.padEnd(36)}${value}`;
  const isMember =
    whose === 'computer'
      ? 'The computer is a part of the following security groups'
      : 'The user is a part of the following security groups';
  return [
    heading,
    '-'.repeat(heading.length + 1),
    `    ${name},${path}`,
    row(
      'Last time Group Policy was applied:',
      `${dateText(policy.appliedAt)} at ${clockText(policy.appliedAt)}`,
    ),
    row('Group Policy was applied from:', policy.from),
    row('Group Policy slow link threshold:', '500 kbps'),
    row('Domain Name:', domain),
    row('Domain Type:', 'Windows 2008 or later'),
    '',
    ...underlined('    ', 'Applied Group Policy Objects'),
    ...items(policy[whose]),
    '',
    ...underlined('    ', 'The following GPOs were not applied because they were filtered out'),
    ...(policy.denied.length === 0
      ? items([])
      : policy.denied.flatMap(({ name: denied, reason }) => [
          `        ${denied}`,
          `            Filtering:  ${reason}`,
          '',
        ])),
    '',
    ...underlined('    ', isMember),
    ...items(groups),
    '',
  ];
}

export const gpresult: Command = {
  usage: resultUsage,
  run: (host, seen, args) => {
    const options = args.map(switchOf);
    const scope = args[options.indexOf('scope') + 1]?.toLowerCase();
    const rest = args.filter(
      (_, at) =>
        !(options.includes('scope') && at >= options.indexOf('scope') && at <= options.indexOf('scope') + 1),
    );
    const isReport = rest.length === 1 && /^[/-][rvz]$/i.test(rest[0] ?? '');
    if (!isReport)
      return usageOf(
        { usage: resultUsage },
        ...(args.length === 0 || options[0] === '?'
          ? []
          : ['ERROR: Invalid Syntax.', 'Type "GPRESULT /?" for usage.']),
      );
    const { policy, session } = host;
    if (policy === null)
      return {
        lines: [`INFO: The user "${domainLabel(host)}\\${session.user}" does not have RSoP data.`],
        status: 'failed',
      };
    const title = `RSOP data for ${domainLabel(host).toUpperCase()}\\${session.user} on ${host.name} : Logging Mode`;
    const now = seen.now + host.clock.skewSeconds;
    const asks = (whose: 'computer' | 'user'): boolean => !options.includes('scope') || scope === whose;
    return {
      lines: [
        '',
        'Microsoft (R) Windows (R) Operating System Group Policy Result tool v2.0',
        '© Microsoft Corporation. All rights reserved.',
        '',
        `Created on ${stampText(now).replace(' ', ' at ')}`,
        '',
        '',
        ...underlined('', title),
        '',
        setting('OS Configuration:', 'Member Workstation'),
        setting('OS Version:', `10.0.${host.version.build.split('.')[0]}`),
        setting('Site Name:', 'Larkfield'),
        setting('Roaming Profile:', 'N/A'),
        setting('Local Profile:', `C:\\Users\\${session.user}`),
        setting('Connected over a slow link?:', 'No'),
        '',
        '',
        ...(asks('computer')
          ? scopeLines(host, policy, 'computer', [
              'BUILTIN\\Administrators',
              'Everyone',
              `${host.name}$`,
              'Domain Computers',
            ])
          : []),
        ...(asks('user')
          ? scopeLines(host, policy, 'user', [...session.groups, 'Everyone', 'BUILTIN\\Users'])
          : []),
      ],
      shows: [
        ...(asks('computer') ? [shown('policy.computer', '', policy.computer.join(', '))] : []),
        ...(asks('user')
          ? [
              shown('policy.user', '', policy.user.join(', ')),
              shown('session.groups', session.user, session.groups.join(', ')),
            ]
          : []),
      ],
    };
  },
};

import { SECONDS_PER_DAY } from '../../../kernel/time.ts';
import { stampText } from '../../world/calendar.ts';
import type { Host } from '../../world/host.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';

/** `klist` and `cmdkey`: tickets and saved passwords. */
const klistUsage = ['', 'Usage: klist.exe [tickets | tgt | purge]', ''] as const;
const LOGON_ID = 'Current LogonId is 0:0x3e7c1';

const ENCRYPTION = 'AES-256-CTS-HMAC-SHA1-96';

function tickets(host: Host, seen: NetworkSeen, only: readonly Host['session']['tickets'][number][]): Result {
  const realm = (host.domain ?? '').toUpperCase();
  return {
    lines: [
      '',
      LOGON_ID,
      '',
      `Cached Tickets: (${only.length})`,
      ...only.flatMap(({ server, start, end }, index) => [
        '',
        `#${index}>     Client: ${host.session.user} @ ${realm}`,
        `        Server: ${server} @ ${realm}`,
        `        KerbTicket Encryption Type: ${ENCRYPTION}`,
        `        Ticket Flags 0x40${index === 0 ? 'e1' : 'a5'}0000 -> forwardable renewable ${index === 0 ? 'initial ' : ''}pre_authent name_canonicalize`,
        `        Start Time: ${stampText(start)} (local)`,
        `        End Time:   ${stampText(end)} (local)`,
        `        Renew Time: ${stampText(start + 7 * SECONDS_PER_DAY)} (local)`,
        `        Session Key Type: ${ENCRYPTION}`,
        `        Cache Flags: ${index === 0 ? '0x1 -> PRIMARY' : '0'}`,
        `        Kdc Called: ${seen.controller.name}`,
      ]),
      '',
    ],
    shows: [shown('session.tickets', host.session.user, only.map(({ server }) => server).join(', '))],
  };
}

export const klist: Command = {
  usage: klistUsage,
  run: (host, seen, [verb = 'tickets', ...more]) => {
    if (more.length > 0) return usageOf({ usage: klistUsage });
    switch (verb.toLowerCase()) {
      case 'tickets':
        return tickets(host, seen, host.session.tickets);
      case 'tgt':
        return tickets(
          host,
          seen,
          host.session.tickets.filter(({ server }) => server.startsWith('krbtgt/')),
        );
      case 'purge':
        return {
          lines: ['', LOGON_ID, '        Deleting all tickets:', '        Ticket(s) purged!'],
          host: { ...host, session: { ...host.session, tickets: [] } },
        };
      default:
        return usageOf({ usage: klistUsage });
    }
  },
};

const cmdkeyUsage = [
  '',
  'Creates, displays, and deletes stored user names and passwords.',
  '',
  'The syntax of this command is:',
  '',
  'CMDKEY [{/list | /list:targetname} | /delete:targetname]',
  '',
] as const;

const sameTarget = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

function list(host: Host, wanted: string | undefined): Result {
  const rows = host.credentials.filter(({ target }) => wanted === undefined || sameTarget(target, wanted));
  return {
    lines: [
      '',
      wanted === undefined ? 'Currently stored credentials:' : `Currently stored credentials for ${wanted}:`,
      '',
      ...(rows.length === 0 ? ['* NONE *', ''] : []),
      ...rows.flatMap(({ target, kind, user }) => [
        `    Target: ${kind === 'Domain Password' ? 'Domain' : 'LegacyGeneric'}:target=${target}`,
        `    Type: ${kind}`,
        `    User: ${user}`,
        '    Local machine persistence',
        '',
      ]),
    ],
    shows: rows.map(({ target, user }) => shown('credential', target, user)),
  };
}

export const cmdkey: Command = {
  usage: cmdkeyUsage,
  run: (host, _seen, args) => {
    const [first = '', ...more] = args;
    const option = switchOf(first) ?? '';
    const target = /^[/-]\w+:(.+)$/.exec(first)?.[1]?.replace(/^(Domain|LegacyGeneric):target=/i, '');
    if (more.length === 0 && (option === 'list' || option.startsWith('list:'))) return list(host, target);
    if (more.length > 0 || !option.startsWith('delete:') || target === undefined)
      return usageOf(
        { usage: cmdkeyUsage },
        ...(args.length === 0 || option === '?' ? [] : ['', 'The command line parameters are incorrect.']),
      );
    const kept = host.credentials.filter((one) => !sameTarget(one.target, target));
    if (kept.length === host.credentials.length)
      return { lines: ['', 'CMDKEY: Element not found.'], status: 'failed' };
    return {
      lines: ['', 'CMDKEY: Credential deleted successfully.'],
      shows: [shown('credential', target, 'deleted')],
      host: { ...host, credentials: kept },
      effects: [{ code: 'credential-removed', of: target }],
    };
  },
};

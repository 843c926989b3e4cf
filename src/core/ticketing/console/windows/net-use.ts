import type { Host, MappedDrive } from '../../world/host.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { loginOf, openShare, type ShareCode } from '../../world/shares.ts';
import { LOOKUP_SECONDS, type Result, shown } from '../command.ts';
import { atColumns } from '../layout.ts';
import { COMPLETED, netHelp, netUsage, RULE, systemError } from './net-errors.ts';

const NETWORK = 'Microsoft Windows Network';
const WAIT_SECONDS = 45;

interface Status {
  readonly word: string;
  readonly code: ShareCode;
}

/** What a mapped drive is good for now: a connection that stands, one that can be made again, or none. */
function statusOf(host: Host, seen: NetworkSeen, drive: MappedDrive): Status {
  const { code } = openShare(host, seen, drive.unc, drive.connectedAs, drive.letter);
  if (drive.connectedAs === null) return { word: 'Unavailable', code };
  return { word: code === 'ok' ? 'OK' : 'Disconnected', code };
}

function list(host: Host, seen: NetworkSeen): Result {
  const remembered = ['New connections will be remembered.', ''];
  if (host.drives.length === 0)
    return {
      lines: [...remembered, 'There are no entries in the list.', ''],
      shows: [shown('drive', '', 'none')],
    };
  const rows = host.drives.map((drive) => ({ drive, status: statusOf(host, seen, drive) }));
  return {
    lines: [
      ...remembered,
      '',
      atColumns([0, 'Status'], [13, 'Local'], [23, 'Remote'], [49, 'Network']),
      '',
      RULE,
      ...rows.map(({ drive, status }) =>
        atColumns([0, status.word], [13, drive.letter], [23, drive.unc], [49, NETWORK]),
      ),
      COMPLETED,
      '',
    ],
    shows: rows.map(({ drive, status }) =>
      shown('drive', drive.letter || drive.unc, status.word.toLowerCase()),
    ),
  };
}

function details(host: Host, seen: NetworkSeen, letter: string): Result {
  const drive = host.drives.find((one) => one.letter === letter);
  if (drive === undefined) return netHelp(2250, 'The network connection could not be found.');
  const { word } = statusOf(host, seen, drive);
  const row = (label: string, value: string): string => atColumns([0, label], [18, value]);
  return {
    lines: [
      row('Local name', drive.letter),
      row('Remote name', drive.unc),
      row('Resource type', 'Disk'),
      row('Status', word),
      row('# Opens', word === 'OK' ? '1' : '0'),
      row('# Connections', word === 'OK' ? '1' : '0'),
      COMPLETED,
      '',
    ],
    shows: [shown('drive', letter, word.toLowerCase())],
  };
}

function remove(host: Host, target: string): Result {
  const gone = host.drives.filter(
    ({ letter, unc }) => target === '*' || letter === target || unc.toLowerCase() === target.toLowerCase(),
  );
  if (gone.length === 0)
    return target === '*'
      ? { lines: ['There are no entries in the list.', ''] }
      : netHelp(2250, 'The network connection could not be found.');
  const after = { ...host, drives: host.drives.filter((drive) => !gone.includes(drive)) };
  if (target !== '*') return { lines: [`${target} was deleted successfully.`, ''], host: after };
  return {
    lines: [
      'You have these remote connections:',
      '',
      ...gone.map(({ letter, unc }) => atColumns([4, letter], [20, unc])),
      'Continuing will cancel the connections.',
      '',
      COMPLETED,
      '',
    ],
    shows: gone.map(({ letter, unc }) => shown('drive', letter || unc, 'deleted')),
    host: after,
  };
}

interface Connection {
  readonly letter: string | null;
  readonly unc: string;
  readonly user: string | null;
  readonly persistent: boolean;
}

/** A connection without a letter is known by its path. */
const isSame = (left: MappedDrive, right: MappedDrive): boolean =>
  left.letter === right.letter && (left.letter !== '' || left.unc.toLowerCase() === right.unc.toLowerCase());

function connect(host: Host, seen: NetworkSeen, { letter, unc, user, persistent }: Connection): Result {
  const isTaken =
    host.volumes.some(({ mount }) => mount === letter) ||
    host.drives.some((drive) => drive.letter === letter && drive.connectedAs !== null);
  if (letter !== null && isTaken) return systemError('85');
  const { code, user: as } = openShare(host, seen, unc, user, letter);
  const shows = [shown('drive', letter ?? unc, code)];
  const seconds = code === '53' ? WAIT_SECONDS : LOOKUP_SECONDS;
  if (code !== 'ok') return { ...systemError(code), shows, seconds };
  const other = loginOf(as) !== loginOf(host.session.user);
  const drive: MappedDrive = { letter: letter ?? '', unc, persistent, connectedAs: as };
  return {
    lines: [COMPLETED, ''],
    shows,
    seconds,
    host: { ...host, drives: [...host.drives.filter((one) => !isSame(one, drive)), drive] },
    effects: other ? [{ code: 'drive-mapped-as-other-user', of: as }] : [],
  };
}

const syntax = (): Result =>
  netUsage(
    'NET USE',
    '[devicename | *] [\\\\computername\\sharename[\\volume] [password | *]]',
    '        [/USER:[domainname\\]username]',
    '        [/PERSISTENT:{YES | NO}]',
    '        [[/DELETE] | [/Y]]',
  );

const isUnc = (text: string): boolean => /^\\\\[^\\]+\\[^\\]+/.test(text);
const isDrive = (text: string): boolean => /^[a-z]:$/i.test(text);

export function netUse(host: Host, seen: NetworkSeen, args: readonly string[]): Result {
  if (args.length === 0) return list(host, seen);
  const switches = args.filter((argument) => argument.startsWith('/'));
  const known = switches.every((one) => /^\/(delete|del|d|y|yes|user:.+|persistent:(yes|no))$/i.test(one));
  const words = args.filter((argument) => !argument.startsWith('/'));
  const [first = '', second] = words;
  if (!known) return syntax();
  const target = isDrive(first) ? first.toUpperCase() : first;
  if (switches.some((one) => /^\/(delete|del|d)$/i.test(one)))
    return words.length === 1 && (target === '*' || isDrive(target) || isUnc(target))
      ? remove(host, target)
      : syntax();
  if (isDrive(first) && second === undefined) return details(host, seen, target);
  const unc = isUnc(first) ? first : second;
  if (unc === undefined || !isUnc(unc) || !(isUnc(first) || isDrive(first))) return syntax();
  const user = switches.find((one) => /^\/user:/i.test(one))?.slice('/user:'.length);
  return connect(host, seen, {
    letter: isDrive(first) ? target : null,
    unc: unc.replace(/\\$/, ''),
    user: user ?? null,
    persistent: !switches.some((one) => /^\/persistent:no$/i.test(one)),
  });
}

import { childrenOf } from '../world/files.ts';
import type {
  Adapter,
  FileEntry,
  Host,
  LocalAccount,
  MappedDrive,
  OperatingSystem,
  Service,
  StoredCredential,
} from '../world/host.ts';
import { serverOf } from '../world/shares.ts';
import { rowOf } from './command.ts';
import { COMMAND_NAMES } from './command-names.ts';

/** What Tab makes of a typed line: the line as far as it is certain, and the words that it may go on with. */
export interface Completion {
  readonly line: string;
  readonly options: readonly string[];
}

/** The names of a computer that Tab may go on with: no more of it than that. */
export interface ShellNames {
  readonly os: OperatingSystem;
  readonly session: Pick<Host['session'], 'user'>;
  readonly adapters: readonly Pick<Adapter, 'name' | 'enabled'>[];
  readonly services: readonly Pick<Service, 'name'>[];
  readonly drives: readonly Pick<MappedDrive, 'letter' | 'unc'>[];
  readonly dnsCache: readonly { readonly name: string }[];
  readonly accounts: readonly Pick<LocalAccount, 'name'>[];
  readonly credentials: readonly Pick<StoredCredential, 'target'>[];
  readonly files: readonly Pick<FileEntry, 'path'>[];
}

/** What the screen of a session needs to complete a line. */
export function shellNames(host: Host): ShellNames {
  return {
    os: host.os,
    session: { user: host.session.user },
    adapters: host.adapters.map(({ name, enabled }) => ({ name, enabled })),
    services: host.services.map(({ name }) => ({ name })),
    drives: host.drives.map(({ letter, unc }) => ({ letter, unc })),
    dnsCache: host.dnsCache.map(({ name }) => ({ name })),
    accounts: host.accounts.map(({ name }) => ({ name })),
    credentials: host.credentials.map(({ target }) => ({ target })),
    files: host.files.map(({ path }) => ({ path })),
  };
}

/** Words that may follow the words before. */
type Words = (host: ShellNames, before: readonly string[]) => readonly string[];

const fixed =
  (...words: readonly string[]): Words =>
  (_host, before) =>
    before.length === 0 ? words : [];

const adapters = (host: ShellNames): readonly string[] =>
  host.adapters.filter(({ enabled }) => enabled).map(({ name }) => name);

const services = (host: ShellNames): readonly string[] => host.services.map(({ name }) => name);

/** Names that the host itself knows: of its drives, its stored passwords and its cache. */
function names(host: ShellNames): readonly string[] {
  const servers = host.drives.map(({ unc }) => serverOf(unc));
  return [...new Set(['localhost', ...servers, ...host.dnsCache.map(({ name }) => name)])];
}

function netWords(host: ShellNames, [verb, ...more]: readonly string[]): readonly string[] {
  if (verb === undefined) return ['localgroup', 'start', 'stop', 'use', 'user'];
  switch (verb.toLowerCase()) {
    case 'start':
    case 'stop':
      return more.length === 0 ? services(host) : [];
    case 'use':
      return more.length === 0
        ? ['*', ...host.drives.map(({ letter }) => letter)]
        : ['/delete', ...host.drives.map(({ unc }) => unc)];
    case 'user':
      return more.length === 0 ? [host.session.user, ...host.accounts.map(({ name }) => name)] : ['/domain'];
    case 'localgroup':
      return more.length === 0 ? ['Administrators', 'Users'] : [];
    default:
      return [];
  }
}

const WINDOWS_WORDS: Readonly<Record<string, Words>> = {
  arp: fixed('-a', '-d'),
  chkdsk: fixed('/f', '/r', '/scan', 'C:'),
  cmdkey: (host) => ['/list', ...host.credentials.map(({ target }) => `/delete:${target}`)],
  date: fixed('/t'),
  dism: (_host, before) =>
    [['/Online'], ['/Cleanup-Image'], ['/CheckHealth', '/RestoreHealth', '/ScanHealth']][before.length] ?? [],
  gpresult: fixed('/r'),
  gpupdate: fixed('/force'),
  help: (_host, before) => (before.length === 0 ? COMMAND_NAMES['windows-11'] : []),
  ipconfig: (host, before) =>
    before.length === 0
      ? ['/all', '/displaydns', '/flushdns', '/release', '/renew']
      : /^\/(release|renew)$/i.test(before[0] ?? '') && before.length === 1
        ? adapters(host)
        : [],
  klist: fixed('purge', 'tgt', 'tickets'),
  'manage-bde': fixed('-status'),
  net: netWords,
  netstat: fixed('-a', '-ano', '-n', '-r'),
  nslookup: names,
  pathping: names,
  ping: (host) => ['-n', '-t', ...names(host)],
  route: fixed('print'),
  sc: (host, before) =>
    before.length === 0 ? ['qc', 'query', 'start', 'stop'] : before.length === 1 ? services(host) : [],
  sfc: fixed('/scannow', '/verifyonly'),
  tasklist: fixed('/svc'),
  time: fixed('/t'),
  tracert: names,
  w32tm: (_host, before) =>
    before.length === 0
      ? ['/query', '/resync', '/stripchart']
      : before[0] === '/query'
        ? ['/source', '/status']
        : [],
  whoami: fixed('/groups', '/upn', '/user'),
};

/** Children of the folder that a path has come to; folders end with a slash. */
function paths(host: ShellNames, typed: string): readonly string[] {
  const folder = typed.slice(0, typed.lastIndexOf('/') + 1) || '/';
  const plain = folder === '/' ? '/' : folder.slice(0, -1);
  return childrenOf(host, plain).map((name) => {
    const path = `${folder}${name}`;
    return childrenOf(host, path).length > 0 ? `${path}/` : path;
  });
}

const UNIX_WORDS: Readonly<Record<string, Words>> = {
  diskutil: fixed('list'),
  ifconfig: (host, before) => (before.length === 0 ? adapters(host) : []),
  ip: fixed('address', 'route'),
  journalctl: (host, before) => (before.at(-1) === '-u' ? services(host) : ['-n', '-u']),
  logrotate: (_host, before) =>
    before.length === 0
      ? ['-f']
      : ['/etc/logrotate.conf', '/etc/logrotate.d/kiosk', '/etc/logrotate.d/nginx'],
  security: fixed(
    'create-keychain',
    'delete-generic-password',
    'delete-keychain',
    'dump-keychain',
    'list-keychains',
    'set-keychain-password',
    'set-keychain-settings',
    'show-keychain-info',
    'unlock-keychain',
  ),
  systemctl: (host, before) =>
    before.length === 0
      ? ['is-active', 'list-units', 'restart', 'start', 'status', 'stop']
      : before.length === 1
        ? services(host)
        : [],
};

const WITH_PATHS = new Set(['cat', 'chmod', 'chown', 'df', 'du', 'ls', 'rm', 'truncate']);

function wordsAfter(
  host: ShellNames,
  name: string,
  before: readonly string[],
  typed: string,
): readonly string[] {
  if (host.os === 'windows-11') return rowOf(WINDOWS_WORDS, name.toLowerCase())?.(host, before) ?? [];
  if (WITH_PATHS.has(name)) return paths(host, typed);
  return rowOf(UNIX_WORDS, name)?.(host, before) ?? [];
}

function commonStart(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const word of others)
    while (!word.toLowerCase().startsWith(first.slice(0, length).toLowerCase())) length -= 1;
  return first.slice(0, length);
}

const quoted = (word: string, os: OperatingSystem): string =>
  os === 'windows-11' && word.includes(' ') ? `"${word}"` : word;

/** Tab at the end of a line. */
export function complete(host: ShellNames, typed: string): Completion {
  const line = typed.replace(/^\s+/, '');
  const words = line.split(/\s+/);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const [first, ...args] = before[0] === 'sudo' ? before.slice(1) : before;
  const known = first === undefined ? COMMAND_NAMES[host.os].toSorted() : wordsAfter(host, first, args, last);
  const options = known.filter((word) => word.toLowerCase().startsWith(last.toLowerCase()) && word !== '');
  if (options.length === 0) return { line, options };
  const [only] = options;
  const start = line.slice(0, line.length - last.length);
  if (options.length > 1 || only === undefined) {
    const certain = commonStart(options);
    return { line: `${start}${certain.length > last.length ? certain : last}`, options };
  }
  const goesOn = only.endsWith('/') || only.endsWith(':');
  return { line: `${start}${quoted(only, host.os)}${goesOn ? '' : ' '}`, options };
}

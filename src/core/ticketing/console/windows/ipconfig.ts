import { released, renewed } from '../../world/dhcp.ts';
import type { Adapter, Host } from '../../world/host.ts';
import { hasLink, ipv4Of } from '../../world/host-network.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type Command, LOOKUP_SECONDS, type Result, shown, switchOf, usageOf } from '../command.ts';
import { enabled, everything, overview, TITLE } from './ipconfig-view.ts';

/** Adapters that a name with `*` and `?` means; all without one. */
function chosen(host: Host, pattern: string | undefined): readonly Adapter[] {
  if (pattern === undefined) return enabled(host).filter(({ dhcp, segment }) => dhcp || segment === null);
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return enabled(host).filter(({ name }) => new RegExp(`^${source}$`, 'i').test(name));
}

const NOT_PERMISSIBLE = 'The operation failed as no adapter is in the state permissible for this operation.';

function change(
  host: Host,
  seen: NetworkSeen,
  pattern: string | undefined,
  act: (adapter: Adapter) => Adapter,
  note: (after: Adapter, before: Adapter) => readonly string[],
  seconds: number,
): Result {
  const adapters = chosen(host, pattern);
  const able = adapters.filter((adapter) => adapter.dhcp && hasLink(adapter));
  const notes = adapters
    .filter((adapter) => !hasLink(adapter))
    .map(({ name }) => `No operation can be performed on ${name} while it has its media disconnected.`);
  if (able.length === 0)
    return { lines: [...TITLE, ...(notes.length > 0 ? notes : [NOT_PERMISSIBLE]), ''], status: 'failed' };
  const after: Host = {
    ...host,
    adapters: host.adapters.map((adapter) => (able.includes(adapter) ? act(adapter) : adapter)),
  };
  const errors = able.flatMap((before) => {
    const now = after.adapters.find(({ name }) => name === before.name);
    return now === undefined ? [] : note(now, before);
  });
  return {
    ...overview(after, seen, [...notes, ...errors]),
    seconds,
    host: after,
    status: errors.length > 0 ? 'failed' : 'ok',
  };
}

function release(host: Host, seen: NetworkSeen, pattern: string | undefined): Result {
  const result = change(host, seen, pattern, released, () => [], LOOKUP_SECONDS);
  const lost = host.adapters.filter(
    (adapter, index) => ipv4Of(adapter) !== null && result.host?.adapters[index]?.ipv4 === null,
  );
  return { ...result, effects: lost.map(({ name }) => ({ code: 'address-released', of: name })) };
}

const noAnswer = (after: Adapter, before: Adapter): readonly string[] =>
  after === before || after.ipv4?.origin === 'self-assigned'
    ? [
        `An error occurred while renewing interface ${after.name} : unable to contact your DHCP server. Request has timed out.`,
      ]
    : [];

function renew(host: Host, seen: NetworkSeen, pattern: string | undefined): Result {
  const result = change(
    host,
    seen,
    pattern,
    (adapter) => renewed(adapter, seen, seen.now + host.clock.skewSeconds),
    noAnswer,
    60,
  );
  const asked = (result.host?.adapters ?? []).filter((adapter) => adapter.dhcp && hasLink(adapter));
  const renewals = asked.map(({ name, ipv4, lease }) => {
    const isAnswered = ipv4?.origin === 'lease' && host.adapters.every((one) => one.lease !== lease);
    return shown('adapter.renewal', name, isAnswered ? 'answered' : 'no-answer');
  });
  return { ...result, shows: [...(result.shows ?? []), ...renewals] };
}

const CACHE_DOTS: readonly (readonly [
  label: string,
  value: (address: string, left: number, name: string) => string,
])[] = [
  ['Record Name . . . . . ', (_address, _left, name) => name],
  ['Record Type . . . . . ', () => '1'],
  ['Time To Live  . . . . ', (_address, left) => String(left)],
  ['Data Length . . . . . ', () => '4'],
  ['Section . . . . . . . ', () => 'Answer'],
  ['A (Host) Record . . . ', (address) => address],
];

function cacheEntry(name: string, address: string | null, left: number): readonly string[] {
  return [
    `    ${name}`,
    '    ----------------------------------------',
    ...(address === null
      ? ['    Name does not exist.']
      : CACHE_DOTS.map(([label, value]) => `    ${label}: ${value(address, left, name)}`)),
    '',
    '',
  ];
}

const clientRuns = (host: Host): boolean =>
  host.services.some(({ name, state }) => name === 'Dnscache' && state === 'running');

function displayCache(host: Host): Result {
  if (!clientRuns(host))
    return { lines: [...TITLE, 'Could not display the DNS Resolver Cache.', ''], status: 'failed' };
  const fromFile = host.hostsFile.flatMap(({ address, names }) => names.map((name) => ({ name, address })));
  return {
    lines: [
      ...TITLE,
      ...fromFile.flatMap(({ name, address }) => cacheEntry(name, address, 86_400)),
      ...host.dnsCache.flatMap(({ name, address, secondsLeft }) => cacheEntry(name, address, secondsLeft)),
    ],
    shows: [...fromFile, ...host.dnsCache].map(({ name, address }) =>
      shown('name.cache', name, address ?? 'non-existent'),
    ),
  };
}

function flushCache(host: Host): Result {
  if (!clientRuns(host))
    return {
      lines: [...TITLE, 'Could not flush the DNS Resolver Cache: Function failed during execution.', ''],
      status: 'failed',
    };
  return {
    lines: [...TITLE, 'Successfully flushed the DNS Resolver Cache.', ''],
    host: { ...host, dnsCache: [] },
  };
}

const usage = [
  '',
  'USAGE:',
  '    ipconfig [/? | /all |',
  '              /renew [adapter] | /release [adapter] |',
  '              /flushdns | /displaydns ]',
  '',
  'where',
  '    adapter             Connection name',
  '                       (wildcard characters * and ? allowed)',
  '',
  '    Options:',
  '       /?               Display this help message',
  '       /all             Display full configuration information.',
  '       /release         Release the IPv4 address for the specified adapter.',
  '       /renew           Renew the IPv4 address for the specified adapter.',
  '       /flushdns        Purges the DNS Resolver cache.',
  '       /displaydns      Display the contents of the DNS Resolver Cache.',
  '',
] as const;

export const ipconfig: Command = {
  usage,
  run: (host, seen, args) => {
    const [first, pattern, ...more] = args;
    if (first === undefined) return overview(host, seen);
    const option = switchOf(first);
    const takesAdapter = option === 'renew' || option === 'release';
    if (more.length === 0 && (pattern === undefined || takesAdapter))
      switch (option) {
        case 'all':
          return everything(host, seen);
        case 'release':
          return release(host, seen, pattern);
        case 'renew':
          return renew(host, seen, pattern);
        case 'flushdns':
          return flushCache(host);
        case 'displaydns':
          return displayCache(host);
        case '?':
          return usageOf({ usage });
      }
    return usageOf({ usage }, '', 'Error: unrecognized or incomplete command line.');
  },
};

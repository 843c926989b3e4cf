import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { INTRANET, REMOTE_GATEWAY } from './company-network.ts';
import type { Host } from './host.ts';
import {
  candidateNames,
  hasLink,
  ipv4Of,
  nameServers,
  reach,
  resolve,
  segmentTowards,
} from './host-network.ts';
import { COMPANY_DNS } from './host-plan.ts';
import { hostOf, mainAdapter } from './hosts.ts';
import { addressesOf, networkOf } from './network-of.ts';
import type { NameAnswer, NetworkSeen } from './network-seen.ts';
import { FILE_SERVER, isOnFileServer, openShare, type ShareCode } from './shares.ts';
import { DOMAIN } from './sites.ts';
import type { World } from './world.ts';

/** What can be found out about a computer and how it is connected; subject: an asset number. Null for what is no computer. */
type ReadHost<Outcome extends string> = (world: World, asset: string, now: number) => Outcome | null;

function ofHost<Outcome extends string>(
  read: (host: Host, seen: NetworkSeen, world: World) => Outcome,
): ReadHost<Outcome> {
  return (world, asset, now) => {
    const host = hostOf(world, asset);
    return host === null ? null : read(host, networkOf(world, now), world);
  };
}

function answers(host: Host, seen: NetworkSeen, address: string): boolean {
  const reached = reach(host, seen, address);
  if (reached.kind === 'self') return true;
  return (reached.kind === 'neighbour' || reached.kind === 'routed') && reached.journey.end.kind === 'reply';
}

/** What programs of the computer get for a name of a server of the company. */
function resolves(
  host: Host,
  seen: NetworkSeen,
  world: World,
  server = INTRANET,
  typed = server,
): 'right' | 'elsewhere' | 'not' {
  const found = resolve(host, seen, typed);
  if (found === null) return 'not';
  return addressesOf(world, server).includes(found.address) ? 'right' : 'elsewhere';
}

/** What the first name server itself says, past the hosts file and the cache. */
function nameAnswer(host: Host, seen: NetworkSeen, typed: string): 'right' | 'unknown' | 'silent' {
  const [server] = nameServers(host);
  const segment = server === undefined ? null : segmentTowards(host, seen, server);
  if (server === undefined || segment === null) return 'silent';
  const all: readonly NameAnswer[] = candidateNames(host, typed).map((name) =>
    seen.ask(segment, server, name),
  );
  if (all.some(({ kind }) => kind === 'addresses')) return 'right';
  return all.some(({ kind }) => kind === 'non-existent') ? 'unknown' : 'silent';
}

function serverAnswers(host: Host, seen: NetworkSeen, world: World, server = INTRANET): 'yes' | 'no' {
  return addressesOf(world, server).some((address) => answers(host, seen, address)) ? 'yes' : 'no';
}

const DRIVE: Readonly<Record<ShareCode, 'open' | 'denied' | 'not-found' | 'wrong-password'>> = {
  ok: 'open',
  '5': 'denied',
  '53': 'not-found',
  '67': 'not-found',
  '1219': 'denied',
  '1326': 'wrong-password',
};

/** More than this, and the directory refuses to talk with a computer. */
const CLOCK_TOLERANCE = 5 * SECONDS_PER_MINUTE;

export const HOST_READINGS = {
  /** How the computer got the address of the adapter that connects it. */
  'own-address': (world: World, asset: string) => {
    const adapter = mainAdapter(world, asset);
    return adapter === null ? null : (ipv4Of(adapter)?.origin ?? ('none' as const));
  },
  link: (world: World, asset: string) => {
    const adapter = mainAdapter(world, asset);
    if (adapter === null) return null;
    return !adapter.enabled ? ('disabled' as const) : hasLink(adapter) ? ('up' as const) : ('down' as const);
  },
  /** Whom the computer asks for names first. */
  'name-server': ofHost((host) => {
    const [first] = nameServers(host);
    if (first === undefined) return 'none';
    return COMPANY_DNS.some((one) => one === first) ? 'company' : 'other';
  }),
  'name-answer': ofHost((host, seen) => nameAnswer(host, seen, INTRANET)),
  resolves: ofHost((host, seen, world) => resolves(host, seen, world)),
  /** Whether packets to the server of the intranet are answered. */
  'server-answers': ofHost((host, seen, world) => serverAnswers(host, seen, world)),
  /** What programs get for the short and for the full name of the file server. */
  'file-name': ofHost((host, seen, world) => resolves(host, seen, world, FILE_SERVER)),
  'file-full-name': ofHost((host, seen, world) =>
    resolves(host, seen, world, FILE_SERVER, `${FILE_SERVER}.${DOMAIN}`),
  ),
  /** What the name server says to the short name. */
  'file-name-answer': ofHost((host, seen) => nameAnswer(host, seen, FILE_SERVER)),
  'file-server': ofHost((host, seen, world) => serverAnswers(host, seen, world, FILE_SERVER)),
  proxy: ofHost(({ proxy }) => (proxy.enabled ? 'on' : 'off')),
  /** Whether a browser of the computer opens the intranet. */
  intranet: ofHost((host, seen, world) =>
    !host.proxy.enabled &&
    resolves(host, seen, world) === 'right' &&
    serverAnswers(host, seen, world) === 'yes'
      ? 'opens'
      : 'fails',
  ),
  /** What its first drive says when it is opened. */
  'drive-connection': ofHost((host, seen) => {
    const [drive] = host.drives;
    return drive === undefined ? 'none' : DRIVE[openShare(host, seen, drive.unc, null, drive.letter).code];
  }),
  /** Whether its first drive leads to the server that holds the shares today. */
  'drive-path': ofHost(({ drives }) => {
    const [drive] = drives;
    return drive === undefined ? 'none' : isOnFileServer(drive.unc) ? 'current' : 'old';
  }),
  'clock-skew': ofHost(({ clock }) =>
    Math.abs(clock.skewSeconds) > CLOCK_TOLERANCE ? ('off' as const) : ('right' as const),
  ),
  /** Whether the desk can connect to it from afar. */
  'remote-reach': ofHost((host, seen) => (answers(host, seen, REMOTE_GATEWAY) ? 'yes' : 'no')),
} as const satisfies Readonly<Record<string, ReadHost<string>>>;

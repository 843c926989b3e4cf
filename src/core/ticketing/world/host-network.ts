import { memoize } from '../../kernel/memoize.ts';
import type { Adapter, Host, Ipv4Setting } from './host.ts';
import { isInNetwork, isIpv4, isLoopback, prefixLength } from './ipv4.ts';
import type { Journey, NetworkSeen } from './network-seen.ts';

/**
 * Where packets of a host go and how it finds names: what console, browser and mail client of this host have in common.
 */
export const hasLink = (adapter: Adapter): boolean => adapter.enabled && adapter.segment !== null;

/** The address in use: none without link. */
export const ipv4Of = (adapter: Adapter): Ipv4Setting | null => (hasLink(adapter) ? adapter.ipv4 : null);

/** Adapters that have an address; a tunnel first, because its metric is the lowest. */
export const addressedAdapters = memoize((host: Host): readonly Adapter[] =>
  host.adapters
    .filter((adapter) => ipv4Of(adapter) !== null)
    .sort((left, right) => metricOf(left) - metricOf(right) || left.index - right.index),
);

const METRICS = { vpn: 5, ethernet: 25, wireless: 35 } as const;

/** Interface metric as Windows gives it by speed. */
export const metricOf = (adapter: Adapter): number => METRICS[adapter.medium];

/** Whether another machine answers to the address of this adapter. */
export function hasConflict(seen: NetworkSeen, adapter: Adapter): boolean {
  const ip = ipv4Of(adapter)?.ip;
  if (ip === undefined || adapter.segment === null || adapter.medium === 'vpn') return false;
  return seen.holders(adapter.segment, ip).some((mac) => mac !== adapter.mac);
}

const ownAddresses = memoize((host: Host): readonly string[] =>
  addressedAdapters(host).flatMap((adapter) => ipv4Of(adapter)?.ip ?? []),
);

/** The adapter that a packet leaves by, and who it is handed to: the destination itself when it is on the same network. */
export interface Way {
  readonly adapter: Adapter;
  readonly from: string;
  readonly nextHop: string;
}

/** A row of the routing table. */
interface Route {
  readonly adapter: Adapter;
  readonly from: string;
  readonly network: string;
  readonly mask: string;
  readonly prefix: number;
  /** Null: packets are handed to the destination itself. */
  readonly nextHop: string | null;
}

/** The routing table, in the order in which rows of one length are tried. */
const routesOf = memoize((host: Host): readonly Route[] =>
  addressedAdapters(host).flatMap((adapter): readonly Route[] => {
    const setting = ipv4Of(adapter);
    if (setting === null) return [];
    const { ip: from, gateway } = setting;
    const route = (network: string, mask: string, nextHop: string | null): Route => ({
      adapter,
      from,
      network,
      mask,
      prefix: prefixLength(mask),
      nextHop,
    });
    return [
      route(from, setting.mask, null),
      ...adapter.routes.map(({ network, mask }) => route(network, mask, gateway)),
      ...(gateway === null ? [] : [route('0.0.0.0', '0.0.0.0', gateway)]),
    ];
  }),
);

export function wayTo(host: Host, address: string): Way | null {
  let best: Route | null = null;
  for (const route of routesOf(host)) {
    if (best !== null && route.prefix <= best.prefix) continue;
    if (isInNetwork(address, route.network, route.mask)) best = route;
  }
  return best === null ? null : { adapter: best.adapter, from: best.from, nextHop: best.nextHop ?? address };
}

export type Reach =
  | { readonly kind: 'self' }
  /** The stack is broken, or no route leads there. */
  | { readonly kind: 'no-way' }
  /** Nobody answers to the address of the destination, or of the gateway, on the wire. */
  | { readonly kind: 'no-neighbour'; readonly from: string }
  | {
      readonly kind: 'neighbour';
      readonly from: string;
      readonly segment: string;
      readonly mac: string;
      readonly journey: Journey;
    }
  | {
      readonly kind: 'routed';
      readonly from: string;
      readonly segment: string;
      readonly gateway: string;
      readonly journey: Journey;
    };

/** What happens to a packet of this host to an address. */
export function reach(host: Host, seen: NetworkSeen, address: string): Reach {
  if (host.stack === 'broken') return { kind: 'no-way' };
  if (isLoopback(address) || ownAddresses(host).includes(address)) return { kind: 'self' };
  const way = wayTo(host, address);
  const segment = way?.adapter.segment ?? null;
  // A system gives an address up for as long as another machine has it too.
  if (way === null || segment === null || hasConflict(seen, way.adapter)) return { kind: 'no-way' };
  const { from } = way;
  const journey = seen.journey(segment, address, way.adapter.medium === 'vpn' ? address : way.nextHop);
  // A tunnel has no neighbours: what enters it leaves at its far end.
  if (way.adapter.medium === 'vpn') return { kind: 'routed', from, segment, gateway: way.nextHop, journey };
  const mac = seen.neighbour(segment, way.nextHop);
  if (mac === null) return { kind: 'no-neighbour', from };
  return way.nextHop === address
    ? { kind: 'neighbour', from, segment, mac, journey }
    : { kind: 'routed', from, segment, gateway: way.nextHop, journey };
}

/** Whether packets to an address leave the host and find whoever should take them. */
export function segmentTowards(host: Host, seen: NetworkSeen, address: string): string | null {
  const reached = reach(host, seen, address);
  return reached.kind === 'neighbour' || reached.kind === 'routed' ? reached.segment : null;
}

/** Suffixes that a name without dots is tried with, in order. */
export function searchList(host: Host): readonly string[] {
  if (host.suffixList !== null) return host.suffixList;
  const suffixes = [
    ...(host.domain === null ? [] : [host.domain]),
    ...host.adapters.filter(hasLink).flatMap((adapter) => adapter.suffixes),
  ];
  return [...new Set(suffixes)];
}

/** The full names that are asked for when a person types a name. */
export function candidateNames(host: Host, typed: string): readonly string[] {
  if (typed.endsWith('.')) return [typed.slice(0, -1)];
  return typed.includes('.') ? [typed] : searchList(host).map((suffix) => `${typed}.${suffix}`);
}

/** Name servers in the order in which they are asked. */
export function nameServers(host: Host): readonly string[] {
  return [...new Set(addressedAdapters(host).flatMap((adapter) => adapter.dns.servers))];
}

export interface ResolvedName {
  readonly name: string;
  readonly address: string;
}

function fromHostsFile(host: Host, typed: string): ResolvedName | null {
  const wanted = typed.toLowerCase();
  const entry = host.hostsFile.find(({ names }) => names.some((name) => name.toLowerCase() === wanted));
  return entry === undefined ? null : { name: typed, address: entry.address };
}

function ownName(host: Host, typed: string): ResolvedName | null {
  const own = host.domain === null ? host.name : `${host.name}.${host.domain}`;
  const [first = '127.0.0.1'] = ownAddresses(host);
  return [host.name, own].some((name) => name.toLowerCase() === typed.toLowerCase())
    ? { name: own, address: first }
    : null;
}

/**
 * The address of a name as programs of this host get it: itself, the hosts file, the cache, then the name servers of each
 * connection. A server that says that a name does not exist ends the search on its connection, one that is silent does not.
 */
export function resolve(host: Host, seen: NetworkSeen, typed: string): ResolvedName | null {
  if (isIpv4(typed)) return { name: typed, address: typed };
  if (typed.toLowerCase() === 'localhost') return { name: host.name, address: '127.0.0.1' };
  const local = ownName(host, typed) ?? fromHostsFile(host, typed);
  if (local !== null) return local;
  for (const name of candidateNames(host, typed)) {
    const cached = host.dnsCache.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
    if (cached !== undefined) {
      if (cached.address !== null) return { name, address: cached.address };
      continue;
    }
    const found = fromNameServers(host, seen, name);
    if (found !== null) return found;
  }
  return null;
}

function fromNameServers(host: Host, seen: NetworkSeen, name: string): ResolvedName | null {
  for (const adapter of addressedAdapters(host)) {
    for (const server of adapter.dns.servers) {
      const segment = segmentTowards(host, seen, server);
      const answer = segment === null ? null : seen.ask(segment, server, name);
      if (answer === null || answer.kind === 'silence' || answer.kind === 'refused') continue;
      if (answer.kind === 'addresses' && answer.addresses[0] !== undefined)
        return { name: answer.name, address: answer.addresses[0] };
      break;
    }
  }
  return null;
}

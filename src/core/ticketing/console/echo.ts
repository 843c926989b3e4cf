import type { Host } from '../world/host.ts';
import { type Reach, type ResolvedName, reach, resolve } from '../world/host-network.ts';
import { isLoopback } from '../world/ipv4.ts';
import type { Journey, NetworkSeen } from '../world/network-seen.ts';

/** What `ping` meets on any system; each prints it in its own words. */
export type Echo =
  | { readonly kind: 'reply'; readonly from: string; readonly ms: number; readonly ttl: number }
  | { readonly kind: 'timed-out' }
  /** Nobody answers on the wire: the sender itself reports it. */
  | { readonly kind: 'unreachable-here'; readonly from: string }
  | { readonly kind: 'unreachable-router'; readonly from: string }
  | { readonly kind: 'expired'; readonly from: string }
  | { readonly kind: 'general-failure' };

export interface Echoes {
  readonly target: ResolvedName;
  readonly echoes: readonly Echo[];
  /** The host, which remembers whom it met on its own network. */
  readonly host: Host;
}

/** Time to live of an answer from the host itself. */
const OWN_TTL = 128;

function afterJourney({ end, lossPercent }: Journey, address: string, index: number): Echo {
  const isLost = Math.floor(((index + 1) * lossPercent) / 100) > Math.floor((index * lossPercent) / 100);
  switch (end.kind) {
    case 'silence':
      return { kind: 'timed-out' };
    case 'unreachable':
      return { kind: 'unreachable-router', from: end.by };
    case 'loop':
      return { kind: 'expired', from: end.by };
    case 'reply':
      return isLost
        ? { kind: 'timed-out' }
        : { kind: 'reply', from: address, ms: end.ms + (end.ms > 0 ? index % 2 : 0), ttl: end.ttl };
  }
}

function echoOf(reached: Reach, address: string, index: number): Echo {
  switch (reached.kind) {
    case 'self':
      return { kind: 'reply', from: address, ms: 0, ttl: OWN_TTL };
    case 'no-way':
      return { kind: 'general-failure' };
    case 'no-neighbour':
      return { kind: 'unreachable-here', from: reached.from };
    case 'neighbour':
    case 'routed':
      return afterJourney(reached.journey, address, index);
  }
}

/** Remembers a neighbour, or the gateway that took the packet. */
function havingMet(host: Host, reached: Reach, address: string): Host {
  const met = reached.kind === 'neighbour' ? address : reached.kind === 'routed' ? reached.gateway : null;
  return met === null || isLoopback(met) || host.met.includes(met)
    ? host
    : { ...host, met: [...host.met, met] };
}

/** Null when the name has no address. */
export function echoesOf(host: Host, seen: NetworkSeen, typed: string, count: number): Echoes | null {
  const target = resolve(host, seen, typed);
  if (target === null) return null;
  const reached = reach(host, seen, target.address);
  return {
    target,
    host: havingMet(host, reached, target.address),
    echoes: Array.from({ length: count }, (_, index) => echoOf(reached, target.address, index)),
  };
}

/** One word for the whole: what a ticket's tests ask for. */
export function verdictOf(echoes: readonly Echo[]): Echo['kind'] | 'lossy' {
  const kinds = new Set(echoes.map(({ kind }) => kind));
  const [first = 'timed-out'] = kinds;
  return kinds.size > 1 ? 'lossy' : first;
}

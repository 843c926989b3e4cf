import { formatIpv4, isInNetwork, parseIpv4 } from './ipv4.ts';
import type { DhcpOffer } from './network-seen.ts';

/** A server of the company that gives out addresses on a piece of network. */
export interface Dhcp {
  readonly server: string;
  /**
   * A full scope answers those who hold a lease, and nobody new. From a silent one nobody hears: who holds a lease goes on with
   * it until it ends.
   */
  readonly scope: 'open' | 'full' | 'silent';
  readonly from: string;
  readonly dns: readonly string[];
  readonly suffix: string;
  /** Addresses that are kept for a hardware address. */
  readonly reservations: Readonly<Record<string, string>>;
}

/** Somebody else's server on the same wire, such as a router from home: it is nearer, so who is new hears it first. */
export interface StrangeServer {
  readonly server: string;
  readonly mac: string;
  readonly network: string;
  readonly mask: string;
  readonly from: string;
  /** Label of the wall socket that it is plugged into. */
  readonly port: string;
}

interface Wire {
  readonly network: string;
  readonly mask: string;
  readonly gateway: string | null;
  readonly dhcp: Dhcp | null;
  readonly stranger?: StrangeServer | null;
}

const LEASE_SECONDS = 8 * 24 * 60 * 60;
/** A scope gives out this many addresses, beside those that are kept. */
export const SCOPE_SIZE = 64;

/** A free one of the addresses from `first` on, always the same for the same hardware address. */
function freeFrom(first: string, mac: string): string {
  return formatIpv4((parseIpv4(first) ?? 0) + (Number.parseInt(mac.slice(-2), 16) % SCOPE_SIZE));
}

/**
 * The address that a computer comes to use: it asks around before it takes what it was offered, refuses what somebody else has
 * already, and is offered the next one.
 */
export function freeAddress(offered: string, isTaken: (address: string) => boolean): string {
  let value = parseIpv4(offered) ?? 0;
  while (isTaken(formatIpv4(value))) value += 1;
  return formatIpv4(value);
}

/** What a computer hears that asks for an address. `held`: the one that it has from a lease. */
export function offerOf(wire: Wire | undefined, mac: string, held: string | null): DhcpOffer | null {
  const dhcp = wire?.dhcp ?? null;
  if (wire === undefined || dhcp === null) return null;
  const kept = held !== null && isInNetwork(held, wire.network, wire.mask) ? held : undefined;
  const known = dhcp.reservations[mac] ?? kept;
  const { stranger = null } = wire;
  if (known === undefined && stranger !== null)
    return {
      ip: freeFrom(stranger.from, mac),
      mask: stranger.mask,
      gateway: stranger.server,
      dns: [stranger.server],
      suffix: 'home',
      server: stranger.server,
      leaseSeconds: LEASE_SECONDS,
    };
  if (dhcp.scope === 'silent' || (known === undefined && dhcp.scope === 'full')) return null;
  return {
    ip: known ?? freeFrom(dhcp.from, mac),
    mask: wire.mask,
    gateway: wire.gateway,
    dns: dhcp.dns,
    suffix: dhcp.suffix,
    server: dhcp.server,
    leaseSeconds: LEASE_SECONDS,
  };
}

/** Kinds of devices, as a server tells them by how they ask. */
export const LEASE_HOLDERS = ['computers', 'scanners', 'printers', 'phones'] as const;
type LeaseHolder = (typeof LEASE_HOLDERS)[number];

/** Addresses of a scope by who holds them. Full ones are full of phones: nothing else comes in such numbers. */
const HELD: Readonly<Record<'ordinary' | 'full', Readonly<Record<LeaseHolder, number>>>> = {
  ordinary: { computers: 9, scanners: 12, printers: 3, phones: 4 },
  full: { computers: 9, scanners: 12, printers: 3, phones: 40 },
};

export function heldBy({ scope }: Dhcp): Readonly<Record<LeaseHolder, number>> {
  return HELD[scope === 'full' ? 'full' : 'ordinary'];
}

/** What a server counted in the last hour: who is refused asks again and again, and a silent server hears nobody. */
export function lastHour({ scope }: Dhcp): { readonly asked: number; readonly offered: number } {
  if (scope === 'silent') return { asked: 0, offered: 0 };
  return scope === 'full' ? { asked: 71, offered: 0 } : { asked: 6, offered: 6 };
}

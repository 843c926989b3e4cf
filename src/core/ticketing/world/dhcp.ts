import type { DeskTime } from '../clocks/business-time.ts';
import type { Adapter } from './host.ts';
import type { NetworkSeen } from './network-seen.ts';
import { textDigits } from './text-digits.ts';

/** 169.254.x.y that an adapter gives itself. */
function selfAssigned(mac: string): string {
  const digits = textDigits(`self ${mac}`);
  const third = 1 + (Number.parseInt(digits.slice(0, 2), 16) % 254);
  const fourth = 1 + (Number.parseInt(digits.slice(2, 4), 16) % 254);
  return `169.254.${third}.${fourth}`;
}

/** What an adapter has after it asked for an address; `clock` is what the clock of its host says. */
export function renewed(adapter: Adapter, seen: NetworkSeen, clock: DeskTime): Adapter {
  const held = adapter.ipv4?.origin === 'lease' ? adapter.ipv4.ip : null;
  const offer = adapter.segment === null ? null : seen.offer(adapter.segment, adapter.mac, held);
  if (offer === null) {
    // A lease is good until it ends, whether its server answers or not.
    if (held !== null && adapter.segment !== null && seen.holds(adapter.segment, held)) return adapter;
    const kept = adapter.ipv4?.origin === 'self-assigned' ? adapter.ipv4.ip : selfAssigned(adapter.mac);
    return {
      ...adapter,
      ipv4: { ip: kept, mask: '255.255.0.0', gateway: null, origin: 'self-assigned' },
      lease: null,
      suffixes: [],
      dns: adapter.dns.origin === 'static' ? adapter.dns : { servers: [], origin: 'dhcp' },
    };
  }
  return {
    ...adapter,
    ipv4: { ip: offer.ip, mask: offer.mask, gateway: offer.gateway, origin: 'lease' },
    lease: { server: offer.server, obtained: clock, expires: clock + offer.leaseSeconds },
    suffixes: [offer.suffix],
    dns: adapter.dns.origin === 'static' ? adapter.dns : { servers: offer.dns, origin: 'dhcp' },
  };
}

export function released(adapter: Adapter): Adapter {
  return {
    ...adapter,
    ipv4: null,
    lease: null,
    suffixes: [],
    dns: adapter.dns.origin === 'static' ? adapter.dns : { servers: [], origin: 'dhcp' },
  };
}

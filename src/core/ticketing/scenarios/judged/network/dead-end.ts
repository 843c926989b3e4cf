import type { Segment } from '../../../world/network-tables.ts';

/** A piece of network where nobody gives out addresses and that leads nowhere. */
export function deadEnd(id: string): Segment {
  return {
    id,
    network: '10.99.0.0',
    mask: '255.255.255.0',
    gateway: null,
    path: [],
    uplink: 'none',
    dhcp: null,
  };
}

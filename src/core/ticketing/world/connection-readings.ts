import { claimsOf, leaseState } from './address-claims.ts';
import { ipv4Of } from './host-network.ts';
import { mainAdapter } from './hosts.ts';
import type { Read } from './office-readings.ts';
import type { World } from './world.ts';

/** Readings of addresses and who uses them. Subjects: an asset number, or an address. */
export const CONNECTION_READ = {
  'lease-state': leaseState,
  /** Whether the server gave a computer the address that it uses. */
  'address-claim': (world: World, asset: string, now: number) => {
    const adapter = mainAdapter(world, asset);
    const address = adapter === null ? undefined : ipv4Of(adapter)?.ip;
    if (adapter === null || address === undefined) return null;
    return claimsOf(world, address, now)?.leasedTo === adapter.mac
      ? ('leased' as const)
      : ('not-leased' as const);
  },
  /** What uses an address that the server has not given to it. */
  'address-intruder': (world: World, address: string, now: number) => {
    const claims = claimsOf(world, address, now);
    if (claims === null) return null;
    return claims.holders.find(({ hasLease }) => !hasLease)?.kind ?? ('none' as const);
  },
} as const satisfies Readonly<Record<string, Read<string>>>;

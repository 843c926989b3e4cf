import { claimsOf, leaseState } from './address-claims.ts';
import { ipv4Of } from './host-network.ts';
import { mainAdapter } from './hosts.ts';
import { isIpv4 } from './ipv4.ts';
import type { Read } from './office-readings.ts';
import { DOMAIN } from './sites.ts';
import { browserPage, COMPANY_ISSUER, networkKind } from './web.ts';
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
  /** What the browser of a computer says of the page that it is at. */
  'page-warning': (world: World, asset: string, now: number) => {
    const page = browserPage(world, asset, now);
    if (page === null) return null;
    return page.certificate === null ? ('no-page' as const) : (page.fault ?? ('none' as const));
  },
  /** The certificate itself, whatever the clock of the computer says. */
  'page-certificate': (world: World, asset: string, now: number) => {
    const page = browserPage(world, asset, now);
    if (page === null) return null;
    if (page.certificate === null) return 'none' as const;
    if (page.isPortal) return 'portal' as const;
    const { issuer, to } = page.certificate;
    if (issuer !== COMPANY_ISSUER) return 'stranger' as const;
    return to < now ? ('expired' as const) : ('good' as const);
  },
  /** How the page was called. */
  'page-address': (world: World, asset: string, now: number) => {
    const page = browserPage(world, asset, now);
    if (page === null) return null;
    if (isIpv4(page.address)) return 'by-number' as const;
    return page.address.endsWith(`.${DOMAIN}`) ? ('company-name' as const) : ('look-alike' as const);
  },
  'network-kind': networkKind,
} as const satisfies Readonly<Record<string, Read<string>>>;

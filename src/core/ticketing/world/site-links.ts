import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import { floorSegment } from './company-network.ts';
import type { NetworkTables } from './network-tables.ts';
import type { Circuit, SiteLink } from './site-records.ts';
import { BUILDINGS, type Building } from './sites.ts';
import { type World, withWorld } from './world.ts';

/** How a site is connected with the rest of the company, and what the desk has announced about it. */

const CHANGED_LONG_AGO = -5 * SECONDS_PER_DAY;
const LATELY = 2 * SECONDS_PER_HOUR;

export function siteLink(world: World, building: Building): SiteLink {
  const { code } = BUILDINGS[building];
  return {
    circuits: [
      { id: `${code}-WAN-A`, provider: 'Northway Fibre', isCut: false },
      { id: `${code}-WAN-B`, provider: 'Northway Fibre', isCut: false },
    ],
    power: 'mains',
    router: 'running',
    settings: 'sound',
    lastChange: { reference: 'CHG-1107', at: CHANGED_LONG_AGO },
    isOnHotspot: false,
    vendorCase: null,
    repairSeconds: 0,
    ...world.siteLinks[building],
  };
}

/** Whether the site reaches the company. */
function isConnected({ circuits, power, router, settings }: SiteLink): boolean {
  const hasLine = circuits.some(({ isCut }) => !isCut);
  return hasLine && power === 'mains' && router === 'running' && settings === 'sound';
}

/** Whether the emergency modem in the router answers over the mobile network. */
export function modemAnswers({ power, router }: SiteLink): boolean {
  return power === 'mains' && router === 'running';
}

/** Whether the provider sees the site at the other end of a line: without power nothing answers there. */
export function hasSignal({ isCut }: Circuit, { power }: SiteLink): boolean {
  return !isCut && power === 'mains';
}

export function isChangedLately({ lastChange }: SiteLink, now: DeskTime): boolean {
  return now - lastChange.at <= LATELY;
}

/** Whether goods can be sold there. */
export function tillsWork(link: SiteLink): boolean {
  return isConnected(link) || (link.isOnHotspot && link.power === 'mains');
}

export function withSiteLink(world: World, building: Building, change: Partial<SiteLink>): World {
  return withWorld(world, {
    siteLinks: { ...world.siteLinks, [building]: { ...world.siteLinks[building], ...change } },
  });
}

/** Reports a site to its provider, who tests the lines. */
export function withVendorCase(
  world: World,
  building: Building,
  reference: string,
  openedAt: DeskTime,
): World {
  const isCut = siteLink(world, building).circuits.some((circuit) => circuit.isCut);
  return withSiteLink(world, building, {
    vendorCase: { reference, openedAt, answer: isCut ? 'fault-confirmed' : 'no-fault' },
  });
}

/** The lines of a site after the provider has mended them. */
export function mendedCircuits(world: World, building: Building): readonly Circuit[] {
  return siteLink(world, building).circuits.map((circuit) => ({ ...circuit, isCut: false }));
}

/** What is announced about a site now. */
export function siteStatus(world: World, building: Building): 'nothing' | 'announced' | 'restored' {
  const last = world.notices.findLast((notice) => notice.building === building);
  if (last === undefined) return 'nothing';
  return last.message === 'restored' ? 'restored' : 'announced';
}

/** The network with the sites that are cut off: their floors reach nothing beyond themselves. */
export function withCutSites(world: World, tables: NetworkTables): NetworkTables {
  const cut = (Object.keys(world.siteLinks) as Building[]).filter(
    (building) => !isConnected(siteLink(world, building)),
  );
  if (cut.length === 0) return tables;
  const segments = new Set(cut.flatMap((building) => BUILDINGS[building].floors.map(floorSegment)));
  return {
    ...tables,
    segments: tables.segments.map((row) => (segments.has(row.id) ? { ...row, uplink: 'none' } : row)),
    ...(tables.switches === undefined
      ? {}
      : {
          switches: tables.switches.map((row) =>
            segments.has(row.segment) ? { ...row, state: 'not-reached' as const } : row,
          ),
        }),
  };
}

import { isBuilding } from '../world/network-map.ts';
import { hasSignal, modemAnswers, siteLink } from '../world/site-links.ts';
import type { Notice, SiteLink } from '../world/site-records.ts';
import type { Building } from '../world/sites.ts';
import type { PageRow } from './page-row.ts';

/** Pages about whole sites. */
export interface SitePageContents {
  /** How a site is connected, as monitoring and the provider see it from outside; subject: its name. */
  readonly 'network.wan': Pick<SiteLink, 'lastChange' | 'vendorCase' | 'isOnHotspot'> & {
    readonly building: Building;
    readonly circuits: readonly {
      readonly id: string;
      readonly provider: string;
      readonly signal: 'seen' | 'not-seen';
    }[];
    readonly modem: 'answers' | 'silent';
    /** What the modem says of the power; null while nobody hears it. */
    readonly power: 'mains' | null;
  };
  /** What is announced about a site, and whether a major incident is declared; subject: its name. */
  readonly 'status.site': {
    readonly building: Building;
    readonly notices: readonly Notice[];
    readonly majorSince: number | null;
  };
}

export const SITE_PAGES: { readonly [Id in keyof SitePageContents]: PageRow<SitePageContents[Id]> } = {
  'network.wan': {
    show(world, name) {
      const building = name.trim().toLowerCase();
      if (!isBuilding(building)) return null;
      const link = siteLink(world, building);
      const { lastChange, vendorCase, isOnHotspot } = link;
      return {
        building,
        circuits: link.circuits.map((circuit) => ({
          id: circuit.id,
          provider: circuit.provider,
          signal: hasSignal(circuit, link) ? 'seen' : 'not-seen',
        })),
        modem: modemAnswers(link) ? 'answers' : 'silent',
        power: modemAnswers(link) ? 'mains' : null,
        lastChange,
        vendorCase,
        isOnHotspot,
      };
    },
    readings: ({ building }) => [[['wan-lines', 'site-modem', 'router-change', 'vendor-case'], building]],
  },
  'status.site': {
    show(world, name) {
      const building = name.trim().toLowerCase();
      if (!isBuilding(building)) return null;
      return {
        building,
        notices: world.notices.filter((notice) => notice.building === building),
        majorSince: world.majorIncidents.find((one) => one.building === building)?.at ?? null,
      };
    },
    readings: ({ building }) => [[['site-status', 'major-incident'], building]],
  },
};

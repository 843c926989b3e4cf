import { isBuilding } from './network-map.ts';
import type { Read } from './office-readings.ts';
import { hasSignal, isChangedLately, modemAnswers, siteLink, siteStatus, tillsWork } from './site-links.ts';
import type { SiteLink } from './site-records.ts';
import type { World } from './world.ts';

function ofLink<Outcome extends string>(read: (link: SiteLink, now: number) => Outcome): Read<Outcome> {
  return (world, building, now) => (isBuilding(building) ? read(siteLink(world, building), now) : null);
}

/** Readings of a site and its lines; subject: a building. */
export const SITE_READ = {
  /** Whether the provider sees the site at the other end of its lines. */
  'wan-lines': ofLink((link) =>
    link.circuits.some((circuit) => hasSignal(circuit, link)) ? 'signal' : 'no-signal',
  ),
  'site-modem': ofLink((link) => (modemAnswers(link) ? 'answers' : 'silent')),
  'router-change': ofLink((link, now) => (isChangedLately(link, now) ? 'just-now' : 'not-lately')),
  'vendor-case': ofLink(({ vendorCase }) => vendorCase?.answer ?? 'none'),
  'site-power': ofLink(({ power }) => power),
  'router-lit': ofLink((link) => (modemAnswers(link) ? 'lit' : 'dark')),
  tills: ofLink((link) => (tillsWork(link) ? 'working' : 'offline')),
  'site-status': (world: World, building: string) =>
    isBuilding(building) ? siteStatus(world, building) : null,
  'major-incident': (world: World, building: string) => {
    if (!isBuilding(building)) return null;
    return world.majorIncidents.some((one) => one.building === building)
      ? ('declared' as const)
      : ('none' as const);
  },
} as const satisfies Readonly<Record<string, Read<string>>>;

import type { DeskTime } from '../clocks/business-time.ts';
import { momentOf } from './calendar.ts';
import { INTRANET } from './company-network.ts';
import type { Host } from './host.ts';
import { addressedAdapters, hasLink } from './host-network.ts';
import { hostOf, mainAdapter } from './hosts.ts';
import { isIpv4 } from './ipv4.ts';
import { tablesOf } from './network-of.ts';
import type { Site } from './network-tables.ts';
import { DOMAIN } from './sites.ts';
import type { World } from './world.ts';

/** Pages of the web as a browser meets them: which certificate they show, and what is wrong with it. */

export const COMPANY_ISSUER = 'Larkfield Issuing CA 2';
const FROM = momentOf(2025, 10, 1);
const TO = momentOf(2026, 10, 1);

/** The company's own pages on an ordinary day. */
const COMPANY_SITES: readonly Site[] = [INTRANET, 'wms'].map((name) => ({
  name: `${name}.${DOMAIN}`,
  issuer: COMPANY_ISSUER,
  isTrusted: true,
  from: FROM,
  to: TO,
}));

function sitesOf(world: World): readonly Site[] {
  const changed = tablesOf(world).sites ?? [];
  const names = changed.map(({ name }) => name);
  return [...changed, ...COMPANY_SITES.filter(({ name }) => !names.includes(name))];
}

/** The sign-in page that stands before everything on the network that a computer is on; null where none does. */
function portalOf(world: World, host: Host): Site | null {
  const { segments } = tablesOf(world);
  const [first] = addressedAdapters(host);
  return segments.find(({ id }) => id === first?.segment)?.portal ?? null;
}

/** What shows its certificate when the page is opened that the browser is at; null where nothing answers. */
function siteShown(world: World, host: Host): Site | null {
  const portal = portalOf(world, host);
  if (portal !== null) return portal;
  const { address } = host.browser;
  if (host.adapters.every((adapter) => !hasLink(adapter))) return null;
  const names = isIpv4(address)
    ? tablesOf(world)
        .machines.filter((machine) => machine.address === address)
        .flatMap((machine) => machine.names)
    : [address];
  return sitesOf(world).find(({ name }) => names.includes(name)) ?? null;
}

export type CertificateFault = 'expired' | 'not-yet-valid' | 'other-name' | 'unknown-issuer';

function faultOf(site: Site, address: string, clock: DeskTime): CertificateFault | null {
  if (!site.isTrusted) return 'unknown-issuer';
  if (site.name !== address) return 'other-name';
  if (clock < site.from) return 'not-yet-valid';
  return clock > site.to ? 'expired' : null;
}

/** What the browser of a computer shows of the page that it is at. */
export interface BrowserPage {
  readonly address: string;
  readonly certificate: Site | null;
  /** Why it calls the page not secure; null for a page that is, and for one that does not answer. */
  readonly fault: CertificateFault | null;
  readonly isPortal: boolean;
}

/** Null for what is no computer. */
export function browserPage(world: World, asset: string, now: DeskTime): BrowserPage | null {
  const host = hostOf(world, asset);
  if (host === null) return null;
  const certificate = siteShown(world, host);
  const { address } = host.browser;
  const clock = now + host.clock.skewSeconds;
  return {
    address,
    certificate,
    fault: certificate === null ? null : faultOf(certificate, address, clock),
    isPortal: portalOf(world, host) !== null,
  };
}

/** What kind of network a computer is on. */
export function networkKind(world: World, asset: string): 'office' | 'guest' | 'elsewhere' | null {
  const host = hostOf(world, asset);
  const main = mainAdapter(world, asset);
  if (host === null || main === null) return null;
  if (portalOf(world, host) !== null) return 'guest';
  return hasLink(main) && main.segment?.startsWith('floor-') === true ? 'office' : 'elsewhere';
}

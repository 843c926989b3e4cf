import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { CATEGORIES } from '../record/vocabulary.ts';
import { companyNetwork } from './company-network.ts';
import { type Dhcp, heldBy, lastHour } from './dhcp-server.ts';
import { ipv4Of } from './host-network.ts';
import { mainAdapter } from './hosts.ts';
import { findFloor, isBuilding, switchesOf } from './network-map.ts';
import { networkOf } from './network-of.ts';
import type { Segment } from './network-tables.ts';
import type { Read } from './office-readings.ts';
import type { Building } from './sites.ts';
import type { World } from './world.ts';

function ofScope<Outcome extends string>(read: (dhcp: Dhcp, segment: Segment) => Outcome): Read<Outcome> {
  return (world, floor) => {
    const segment = findFloor(world, floor);
    return segment === null || segment.dhcp === null ? null : read(segment.dhcp, segment);
  };
}

function ofSite<Outcome extends string>(
  read: (world: World, building: Building, now: number) => Outcome,
): Read<Outcome> {
  return (world, building, now) => (isBuilding(building) ? read(world, building, now) : null);
}

/** Tickets of this long ago count as the same wave. */
const WAVE = 4 * SECONDS_PER_HOUR;
/** From the third on it is a pattern. */
const PATTERN = 3;

/** Readings of scopes, switches and what a site has reported. Subjects: a floor, a building, an asset number. */
export const NETWORK_READ = {
  'scope-use': ofScope(({ scope }) => (scope === 'full' ? 'full' : 'free')),
  /** Who holds most of its addresses. */
  'scope-holders': ofScope((dhcp) => {
    const { phones, ...ours } = heldBy(dhcp);
    const most = Object.values(ours).reduce((sum, count) => sum + count, 0);
    return phones > most ? 'phones' : 'work-devices';
  }),
  /** What becomes of the requests of the last hour. */
  'scope-requests': ofScope((dhcp) => {
    const { asked, offered } = lastHour(dhcp);
    if (asked === 0) return 'none-arrive';
    return offered === 0 ? 'unanswered' : 'answered';
  }),
  /** Whether a server that is none of the company's answers there. */
  'other-dhcp-server': ofScope((_, { stranger = null }) => (stranger === null ? 'none' : 'seen')),
  switches: ofSite((world, building) =>
    switchesOf(world, building).every(({ state }) => state === 'reached') ? 'all-reached' : 'one-not-reached',
  ),
  /** Tickets about the network that colleagues got from a site in the last hours. */
  'site-tickets': ofSite((world, building, now) => {
    const network: readonly string[] = CATEGORIES.network;
    const { length } = world.openTickets.filter(
      (one) => one.building === building && now - one.openedAt <= WAVE && network.includes(one.subcategory),
    );
    return length === 0 ? 'none' : length < PATTERN ? 'few' : 'many';
  }),
  /** Whose address a computer has. */
  'address-from': (world: World, asset: string) => {
    const adapter = mainAdapter(world, asset);
    if (adapter === null) return null;
    const setting = ipv4Of(adapter);
    if (setting?.origin !== 'lease') return setting?.origin ?? ('none' as const);
    const isOurs = companyNetwork(world.companySeed).tables.segments.some(
      ({ dhcp }) => dhcp !== null && dhcp.server === adapter.lease?.server,
    );
    return isOurs ? ('company' as const) : ('stranger' as const);
  },
  /** Whether a computer that asks for an address is answered. */
  'lease-renewal': (world: World, asset: string, now: number) => {
    const adapter = mainAdapter(world, asset);
    if (adapter === null) return null;
    const held = adapter.ipv4?.origin === 'lease' ? adapter.ipv4.ip : null;
    const offer =
      adapter.segment === null ? null : networkOf(world, now).offer(adapter.segment, adapter.mac, held);
    return offer === null ? ('unanswered' as const) : ('answered' as const);
  },
} as const satisfies Readonly<Record<string, Read<string>>>;

import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import { CATEGORIES } from '../record/vocabulary.ts';
import { CROWDED_PERCENT, isServing } from './access-points.ts';
import { companyNetwork, INTRANET } from './company-network.ts';
import { type Dhcp, heldBy, lastHour } from './dhcp-server.ts';
import { ipv4Of } from './host-network.ts';
import { mainAdapter } from './hosts.ts';
import { accessPointsOf, findFloor, isBuilding, switchesOf } from './network-map.ts';
import { machinesOf, networkOf } from './network-of.ts';
import type { Segment } from './network-tables.ts';
import type { Read } from './office-readings.ts';
import { BUILDINGS, type Building } from './sites.ts';
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

/** A server that takes longer than this keeps everybody waiting. */
const SLOW_MS = 500;

function isSlow(world: World, name: string): boolean {
  return machinesOf(world, name).some(({ ms }) => ms > SLOW_MS);
}

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
  /** Whether an access point of the site is off, or on and used by nobody. */
  'wireless-state': ofSite((world, building) => {
    const all = accessPointsOf(world, building);
    if (all.some(({ state }) => state === 'offline')) return 'one-off';
    return all.every(isServing) ? 'all-serve' : 'one-empty';
  }),
  'wireless-load': ofSite((world, building) =>
    accessPointsOf(world, building).some(({ busyPercent }) => busyPercent >= CROWDED_PERCENT)
      ? 'crowded'
      : 'normal',
  ),
  /** How fast a scanner works in the place of an access point; subject: its name. */
  scanning: (world: World, id: string) => {
    const building = (Object.keys(BUILDINGS) as readonly Building[]).find((one) =>
      id.startsWith(`${BUILDINGS[one].code}-`),
    );
    const point = building && accessPointsOf(world, building).find((one) => one.id === id);
    if (point === undefined) return null;
    const isQuick = isServing(point) && point.busyPercent < CROWDED_PERCENT && !isSlow(world, INTRANET);
    return isQuick ? ('quick' as const) : ('slow' as const);
  },
  /** How fast the server of the intranet and the warehouse system answers; subject: a computer. */
  'server-speed': (world: World, asset: string) => {
    if (mainAdapter(world, asset) === null) return null;
    return isSlow(world, INTRANET) ? ('slow' as const) : ('quick' as const);
  },
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

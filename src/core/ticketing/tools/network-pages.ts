import type { LoadedAccessPoint } from '../world/access-points.ts';
import { heldBy, LEASE_HOLDERS, lastHour, SCOPE_SIZE, type StrangeServer } from '../world/dhcp-server.ts';
import { accessPointsOf, findFloor, isBuilding, switchesOf } from '../world/network-map.ts';
import type { Switch } from '../world/network-tables.ts';
import type { OpenTicket } from '../world/open-tickets.ts';
import type { Building } from '../world/sites.ts';
import type { World } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** What the pages of the network show. */
export interface NetworkPageContents {
  /** The addresses that are given out on a floor; subject: `B0`, or the address of its network. */
  readonly 'network.scope': {
    readonly floor: string;
    readonly network: string;
    readonly server: string;
    readonly from: string;
    readonly size: number;
    readonly inUse: number;
    readonly held: readonly { readonly by: (typeof LEASE_HOLDERS)[number]; readonly count: number }[];
    readonly kept: number;
    /** Requests of the last hour, and how many of them were answered. */
    readonly asked: number;
    readonly offered: number;
    readonly otherServer: Pick<StrangeServer, 'server' | 'mac' | 'port'> | null;
  };
  /** The switches and access points of a site; subject: its name. */
  readonly 'network.site': {
    readonly building: Building;
    readonly switches: readonly Switch[];
    readonly accessPoints: readonly LoadedAccessPoint[];
  };
  /** What colleagues of the desk work on from a site, the newest last; subject: its name. */
  readonly 'record.site': { readonly building: Building; readonly tickets: readonly OpenTicket[] };
}

function scope(world: World, typed: string): NetworkPageContents['network.scope'] | null {
  const segment = findFloor(world, typed);
  if (segment === null || segment.dhcp === null) return null;
  const { dhcp, stranger = null } = segment;
  const held = heldBy(dhcp);
  const { asked, offered } = lastHour(dhcp);
  return {
    floor: segment.id.replace('floor-', '').toUpperCase(),
    network: segment.network,
    server: dhcp.server,
    from: dhcp.from,
    size: SCOPE_SIZE,
    inUse: Object.values(held).reduce((sum, count) => sum + count, 0),
    held: LEASE_HOLDERS.map((by) => ({ by, count: held[by] })),
    kept: Object.keys(dhcp.reservations).length,
    asked,
    offered,
    otherServer:
      stranger === null ? null : { server: stranger.server, mac: stranger.mac, port: stranger.port },
  };
}

const ofSite =
  <Contents>(show: (world: World, building: Building) => Contents) =>
  (world: World, name: string): Contents | null => {
    const building = name.trim().toLowerCase();
    return isBuilding(building) ? show(world, building) : null;
  };

export const NETWORK_PAGES: {
  readonly [Id in keyof NetworkPageContents]: PageRow<NetworkPageContents[Id]>;
} = {
  'network.scope': {
    show: scope,
    readings: ({ floor }) => [
      [['scope-use', 'scope-holders', 'scope-requests', 'other-dhcp-server'], `floor-${floor.toLowerCase()}`],
    ],
  },
  'network.site': {
    show: ofSite((world, building) => ({
      building,
      switches: switchesOf(world, building),
      accessPoints: accessPointsOf(world, building),
    })),
    readings: ({ building }) => [[['switches', 'wireless-state', 'wireless-load'], building]],
  },
  'record.site': {
    show: ofSite((world, building) => ({
      building,
      tickets: world.openTickets.filter((one) => one.building === building),
    })),
    readings: ({ building }) => [[['site-tickets'], building]],
  },
};

import { type AccessPoint, type LoadedAccessPoint, withLoad } from './access-points.ts';
import { floorSegment } from './company-network.ts';
import { tablesOf } from './network-of.ts';
import type { Segment, Switch } from './network-tables.ts';
import { BUILDINGS, type Building } from './sites.ts';
import type { World } from './world.ts';

/** What the network team's map and its DHCP server say of a site. */

/** A floor of a site by what people call it: `B0`, `floor-b0`, or an address of its network. Null for an unknown one. */
export function findFloor(world: World, typed: string): Segment | null {
  const wanted = typed.trim().toLowerCase();
  const isFloor = (id: string): boolean =>
    Object.values(BUILDINGS).some(({ floors }) => floors.some((floor) => floorSegment(floor) === id));
  return (
    tablesOf(world).segments.find(
      ({ id, network }) => isFloor(id) && [id, id.replace('floor-', ''), network].includes(wanted),
    ) ?? null
  );
}

export function isBuilding(name: string): name is Building {
  return name in BUILDINGS;
}

/** The switches of a site, by their names. */
export function switchesOf(world: World, building: Building): readonly Switch[] {
  const { code } = BUILDINGS[building];
  return (tablesOf(world).switches ?? [])
    .filter(({ id }) => id.startsWith(`${code}-`))
    .toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** An access point by its name; null for an unknown one. */
export function findAccessPoint(world: World, id: string): AccessPoint | null {
  return (tablesOf(world).accessPoints ?? []).find((one) => one.id === id) ?? null;
}

/** The access points of a site, by their names, with what the controller counts. */
export function accessPointsOf(world: World, building: Building): readonly LoadedAccessPoint[] {
  const { code } = BUILDINGS[building];
  return withLoad(
    (tablesOf(world).accessPoints ?? [])
      .filter(({ id }) => id.startsWith(`${code}-`))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1)),
  );
}

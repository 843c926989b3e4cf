import type { Vec3 } from '../kit/vectors.ts';
import {
  type CableEndSpec,
  type CableSpec,
  type Connector,
  leaning,
  moved,
  type PlugPlace,
  type PlugShape,
} from './cables.ts';
import { ahead, at, lead, X, Y } from './stations.ts';

type Connectors = Readonly<Record<string, Connector>>;

/** Where a connector is. */
export function placeIn(connectors: Connectors, id: string): PlugPlace {
  const connector = connectors[id];
  if (!connector) throw new RangeError(`No connector ${id}`);
  return connector.place;
}

/** A plug that was let go hangs askew. */
const ASKEW = (40 * Math.PI) / 180;

/** Ends of a machine's cables: each hangs near its home when it is out, `hangs` away. */
export const endsIn =
  (connectors: Connectors) =>
  (plug: PlugShape, home: string, hangs: Vec3): CableEndSpec => ({
    plug,
    home,
    hanging: leaning(moved(placeIn(connectors, home), hangs), ASKEW),
  });

/** Three or four wires of a fan, drawn as one round lead, to a header on the board. */
export const fanLead = (id: string, fan: string, end: CableEndSpec, way: readonly Vec3[]): CableSpec => ({
  id,
  columns: 1,
  rows: 1,
  radius: 1.5,
  sleeve: 'lead',
  fixedTo: fan,
  ends: [end],
  route: ([board]) => (board ? lead(board, ...way) : []),
});

/** Supply's lead to a drive: five wires over some points to where they disappear. */
export const driveLead = (
  id: string,
  end: CableEndSpec,
  sleeve: CableSpec['sleeve'],
  way: readonly Vec3[],
): CableSpec => ({
  id,
  columns: 5,
  rows: 1,
  radius: 0.9,
  sleeve,
  ends: [end],
  route: ([drive]) =>
    drive ? [ahead(drive, -3, 1.9), ahead(drive, 8, 1.9), ...way.map((point) => at(point, X, Y, 1.6))] : [],
});

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

/** The position of a connector. */
export function placeIn(connectors: Connectors, id: string): PlugPlace {
  const connector = connectors[id];
  if (!connector) throw new RangeError(`No connector ${id}`);
  return connector.place;
}

/** The angle of an unplugged plug. */
const ASKEW = (40 * Math.PI) / 180;

/** The ends of a machine's cables: unplugged, each hangs near its connector, offset by `hangs`. */
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

/** A supply's cable to a drive: five wires along these points until they leave sight. */
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

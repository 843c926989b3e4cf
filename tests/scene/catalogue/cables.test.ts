import { Triangle, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { BODIES } from '../../../src/features/hardware-lab/scene/catalogue/bodies.ts';
import type { Bundle } from '../../../src/features/hardware-lab/scene/catalogue/cable-bundles.ts';
import { CABLE_ROUTES } from '../../../src/features/hardware-lab/scene/catalogue/cable-routes.ts';
import { BENCH_Y } from '../../../src/features/hardware-lab/scene/catalogue/layout.ts';
import { placed } from '../../../src/features/hardware-lab/scene/kit/placement.ts';
import { length, subtract, type Vec3 } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import { geometry } from '../support/built.ts';
import { pointOf } from '../support/mesh-checks.ts';

/** What each plug goes into: the geometry that must be there, by body. */
const SOCKET_OF: Readonly<Record<string, readonly [body: string, geometry: string]>> = {
  'cable-atx24': ['motherboard', 'board'],
  'cable-eps': ['motherboard', 'board'],
  'cable-front-panel': ['motherboard', 'board'],
  'cable-pcie': ['gpu', 'gpu'],
  'cable-sata-power': ['ssd-sata', 'ssd-sata'],
  'cable-sata-data': ['ssd-sata', 'ssd-sata'],
  'cable-monitor': ['gpu', 'gpu'],
  'cable-mains': ['power-strip', 'power-strip'],
};

/** Distance from a point to the surface of a placed geometry, mm. */
function gapTo([bodyId, name]: readonly [string, string], point: Vec3): number {
  const body = BODIES.find(({ id }) => id === bodyId);
  if (!body) throw new RangeError(bodyId);
  const local = new Vector3(...point).applyMatrix4(placed([...body.home.at], [...body.home.turn]).invert());
  const { position, index } = geometry(name);
  const [triangle, nearest] = [new Triangle(), new Vector3()];
  let gap = Infinity;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => pointOf(position, index[i + k] ?? 0));
    if (!a || !b || !c) continue;
    triangle.set(new Vector3(...a), new Vector3(...b), new Vector3(...c)).closestPointToPoint(local, nearest);
    gap = Math.min(gap, nearest.distanceTo(local));
  }
  return gap;
}

/** The middle of a plug's face touches the socket, or hangs in its opening. */
const INSIDE_SOCKET_MM = 3;

describe('cables', () => {
  it.each(CABLE_ROUTES.map((route) => [route.id, route] as const))(
    '%s ends in its socket',
    (id, { bundles }) => {
      const socket = SOCKET_OF[id];
      if (!socket) throw new RangeError(id);
      const reached = bundles.filter((bundle) => gapTo(socket, bundle.end.face) < INSIDE_SOCKET_MM);
      // The drive's data cable has a second end, at the board.
      expect(reached).toHaveLength(id === 'cable-sata-data' ? 1 : bundles.length);
    },
  );

  it('of the screen and the mains end in the monitor and the power supply', () => {
    const far = (id: string) => CABLE_ROUTES.find((route) => route.id === id)?.bundles[0]?.farPlug?.end.face;
    const [screen, supply] = [far('cable-monitor'), far('cable-mains')];
    if (!screen || !supply) throw new Error('a cable lost its far plug');
    expect(gapTo(['monitor', 'monitor'], screen)).toBeLessThan(3);
    expect(gapTo(['psu', 'psu'], supply)).toBeLessThan(3);
  });

  it('have wires that leave their plug where the plug ends', () => {
    const strays = CABLE_ROUTES.flatMap(({ id, bundles, pulled }) =>
      [...bundles, ...pulled].filter((bundle) => leavingGap(bundle) > 6).map(() => id),
    );
    expect(strays).toEqual([]);
  });

  it('never run through the bench', () => {
    const sunk = CABLE_ROUTES.flatMap(({ id, bundles, pulled }) =>
      [...bundles, ...pulled].flatMap((bundle) =>
        bundle.stations.filter(({ at }) => at[1] - bundle.radius < BENCH_Y).map(() => id),
      ),
    );
    expect(sunk).toEqual([]);
  });

  it('have another shape when pulled out', () => {
    for (const { id } of CABLE_ROUTES)
      expect(geometry(`${id}:pulled`).position).not.toEqual(geometry(id).position);
  });
});

function leavingGap({ end, stations }: Bundle): number {
  const first = stations[0];
  return first ? length(subtract(first.at, end.mouth)) : Infinity;
}

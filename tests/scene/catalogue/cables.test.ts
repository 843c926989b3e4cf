import { Box3, Triangle, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { panelOf as panelId } from '../../../src/core/hardware/machines/places.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { BENCH_Y } from '../../../src/features/hardware-lab/scene/catalogue/bench-layout.ts';
import { type CableSpec, poseOf } from '../../../src/features/hardware-lab/scene/catalogue/cables.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { placed } from '../../../src/features/hardware-lab/scene/kit/placement.ts';
import { item, length, subtract, type Vec3 } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import { ALL_MODELS, cable, geometry } from '../support/built.ts';
import { boundsOf, pointOf } from '../support/mesh-checks.ts';

/** Distance from a point to the surface of a body in its seat, mm. */
function gapTo(model: MachineModelId, bodyId: string, point: Vec3): number {
  const body = findSceneMachine(model).bodies.find(({ id }) => id === bodyId);
  if (!body) throw new RangeError(bodyId);
  const local = new Vector3(...point).applyMatrix4(placed([...body.home.at], [...body.home.turn]).invert());
  const [triangle, nearest] = [new Triangle(), new Vector3()];
  let gap = Infinity;
  for (const { position, index } of body.meshes.map((mesh) => geometry(mesh.geometry, model))) {
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => pointOf(position, item(index, i + k)));
      if (!a || !b || !c) continue;
      triangle.set(new Vector3(...a), new Vector3(...b), new Vector3(...c));
      gap = Math.min(gap, triangle.closestPointToPoint(local, nearest).distanceTo(local));
    }
  }
  return gap;
}

/** How much of the panel counts: what only grazes its inner face is not seen outside. */
const PANEL_SKIN_MM = 0.8;

/** The closed side panel: x and y of its sheet, z from its inner to its outer face. */
function panelOf(model: MachineModelId): Box3 {
  const body = findSceneMachine(model).bodies.find(({ id }) => id === panelId(model));
  if (!body) throw new RangeError(`The ${model} has no side panel`);
  const box = new Box3();
  for (const mesh of body.meshes) {
    const { min, max } = boundsOf(geometry(mesh.geometry, model).position);
    box.union(new Box3(new Vector3(...min), new Vector3(...max)));
  }
  box.applyMatrix4(placed([...body.home.at], [...body.home.turn]));
  box.min.z = Math.max(box.min.z, box.max.z - 3) + PANEL_SKIN_MM;
  return box;
}

/** How far a shape comes out of the case through the closed panel, mm; 0 when it stays behind it. */
function outOf(
  panel: Box3,
  { position, index }: { position: ArrayLike<number>; index: ArrayLike<number> },
): number {
  const triangle = new Triangle();
  let out = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => new Vector3(...pointOf(position, item(index, i + k))));
    if (!a || !b || !c) continue;
    triangle.set(a, b, c);
    if (panel.intersectsTriangle(triangle)) out = Math.max(out, Math.max(a.z, b.z, c.z) - panel.min.z);
  }
  return out;
}

const stateOf = (home: string | null, plug: 'none' | 'partial' | 'latched') => ({ connector: home, plug });

describe.each(ALL_MODELS)('cables of the %s', (model) => {
  const { cables, connectors } = findSceneMachine(model);
  const pulled = ({ ends }: CableSpec) => ends.map((end) => poseOf(end, stateOf(null, 'none'), connectors));
  const plugged = ({ ends }: CableSpec) =>
    ends.map((end) => poseOf(end, stateOf(end.home, 'latched'), connectors));

  it('end at connectors that lie in a socket', () => {
    // The middle of a connector is at its socket, or hangs in its opening.
    const astray = Object.values(connectors).filter(({ on, place }) => gapTo(model, on, place.face) > 5);
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('have wires that leave their plugs where the plugs end', () => {
    const strays = cables.flatMap((spec) =>
      [plugged(spec), pulled(spec)].flatMap((poses) => {
        const stations = spec.route(poses).map(({ at }) => at);
        const nearest = poses.map(({ mouth }) =>
          Math.min(...stations.map((at) => length(subtract(at, mouth)))),
        );
        return nearest.some((gap) => gap > 6) ? [spec.id] : [];
      }),
    );
    expect(strays).toEqual([]);
  });

  it('do not run through the bench', () => {
    const sunk = cables.flatMap(({ id }) =>
      (['latched', 'none'] as const)
        .filter((plug) => boundsOf(cable(model, id, plug).position).min[1] < BENCH_Y - 2)
        .map((plug) => `${id} ${plug}`),
    );
    expect(sunk).toEqual([]);
  });

  it('stay behind the closed side panel, plugged in or pulled out', () => {
    const panel = panelOf(model);
    const through = cables.flatMap(({ id }) =>
      (['latched', 'none'] as const).flatMap((plug) => {
        const out = outOf(panel, cable(model, id, plug));
        return out > 0 ? [`${id} ${plug} ${out.toFixed(1)} mm`] : [];
      }),
    );
    expect(through).toEqual([]);
  });

  it('lie differently when pulled out, and stand out when half in', () => {
    for (const { id } of cables) {
      expect(cable(model, id, 'none').position).not.toEqual(cable(model, id).position);
      expect(cable(model, id, 'partial').position).not.toEqual(cable(model, id).position);
    }
  });
});

it('a lead on the wrong pins is drawn there', () => {
  const { cables, connectors } = findSceneMachine('kestrel-b7');
  const end = cables.find(({ id }) => id === 'cable-front-panel')?.ends[0];
  if (!end) throw new Error('no power switch lead');
  const wrong = poseOf(end, stateOf('fpanel-reset-sw', 'latched'), connectors);
  expect(wrong.face).toEqual(connectors['fpanel-reset-sw']?.place.face);
  expect(wrong.face).not.toEqual(poseOf(end, stateOf(end.home, 'latched'), connectors).face);
});

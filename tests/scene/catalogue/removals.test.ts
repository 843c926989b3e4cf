import { Box3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { goalOf } from '../../../src/features/hardware-lab/scene/camera/goals.ts';
import { placementOf } from '../../../src/features/hardware-lab/scene/camera/poses.ts';
import { BENCH_Y } from '../../../src/features/hardware-lab/scene/catalogue/bench-layout.ts';
import type { Body } from '../../../src/features/hardware-lab/scene/catalogue/bodies.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { machineAtRest } from '../../support/scene-views.ts';
import { ALL_MODELS, geometry } from '../support/built.ts';

/** Box around a body at a share of its way out, in the case's space. */
function boxAt(model: MachineModelId, body: Body, removal: number): Box3 {
  const scene = findSceneMachine(model);
  const goal = { ...goalOf(body, machineAtRest(model), scene), removal };
  const { position, rotation } = placementOf(body, goal, scene.removals[body.id]);
  const box = new Box3();
  for (const mesh of body.meshes.filter(({ pose }) => pose === undefined)) {
    const points = geometry(mesh.geometry, model).position;
    for (let i = 0; i < points.length; i += 3) {
      box.expandByPoint(
        new Vector3(points[i], points[i + 1], points[i + 2]).applyQuaternion(rotation).add(position),
      );
    }
  }
  return box;
}

/** Parts of which a machine has one or another, never both: they may share a place. */
const EITHER = [
  ['cpu', 'cpu-g', 'cpu-new'],
  ['gpu', 'gpu-12v'],
  ['cpu-cooler', 'cpu-aio'],
] as const;
const alternatives = (a: string, b: string) =>
  EITHER.some((ids) => ids.some((id) => id === a) && ids.some((id) => id === b));

describe.each(ALL_MODELS)('parts of the %s that are taken out', (model) => {
  const scene = findSceneMachine(model);
  const { min, max } = scene.enclosure;
  const interior = new Box3(new Vector3(...min), new Vector3(...max));
  const removable = scene.bodies.filter((body) => scene.removals[body.id] !== undefined);

  it.each(removable.map((body) => [body.id, body] as const))(
    '%s ends on the bench, outside the case',
    (id, body) => {
      const box = boxAt(model, body, 1);
      expect(box.min.y).toBeGreaterThan(BENCH_Y - 1.5);
      // A liquid cooler lies on its radiator, a card on its fans.
      expect(box.min.y).toBeLessThan(BENCH_Y + (id.startsWith('screw') ? 12 : 20));
      expect(box.intersectsBox(interior)).toBe(false);
    },
  );

  it('lie apart from each other, so that each can be pointed at', () => {
    const boxes = removable.map((body) => ({ id: body.id, box: boxAt(model, body, 1) }));
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => !alternatives(a.id, b.id) && a.box.intersectsBox(b.box))
        .map((b) => `${a.id} on ${b.id}`),
    );
    expect(touching).toEqual([]);
  });

  it('start in their seat, without a jump', () => {
    for (const body of removable) {
      const seated = boxAt(model, body, 0);
      const started = boxAt(model, body, 1e-6);
      expect(seated.min.distanceTo(started.min)).toBeLessThan(0.1);
    }
  });
});

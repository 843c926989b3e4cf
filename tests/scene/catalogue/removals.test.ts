import { Box3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { BODIES, type Body } from '../../../src/features/hardware-lab/scene/catalogue/bodies.ts';
import { BENCH_Y, CASE } from '../../../src/features/hardware-lab/scene/catalogue/layout.ts';
import { REMOVALS } from '../../../src/features/hardware-lab/scene/catalogue/removals.ts';
import { goalOf } from '../../../src/features/hardware-lab/scene/stage/goals.ts';
import { placementOf } from '../../../src/features/hardware-lab/scene/stage/poses.ts';
import { machineAtRest } from '../../support/scene-views.ts';
import { geometry } from '../support/built.ts';

const removable = BODIES.filter((body) => REMOVALS[body.id] !== undefined);

/** Box around a body at a share of its way out, in the case's space. */
function boxAt(body: Body, removal: number): Box3 {
  const goal = { ...goalOf(body, machineAtRest()), removal };
  const { position, rotation } = placementOf(body, goal);
  const box = new Box3();
  for (const mesh of body.meshes.filter(({ pose }) => pose === undefined)) {
    const points = geometry(mesh.geometry).position;
    for (let i = 0; i < points.length; i += 3) {
      box.expandByPoint(
        new Vector3(points[i], points[i + 1], points[i + 2]).applyQuaternion(rotation).add(position),
      );
    }
  }
  return box;
}

const interior = new Box3(
  new Vector3(CASE.left, CASE.bottom, 0),
  new Vector3(CASE.right, CASE.top, CASE.open),
);

describe('parts that are taken out', () => {
  it.each(removable.map((body) => [body.id, body] as const))(
    '%s ends on the bench, outside the case',
    (_, body) => {
      const box = boxAt(body, 1);
      expect(box.min.y).toBeGreaterThan(BENCH_Y - 1.5);
      expect(box.min.y).toBeLessThan(BENCH_Y + 12);
      expect(box.intersectsBox(interior)).toBe(false);
    },
  );

  it('lie apart from each other, so that each can be pointed at', () => {
    const boxes = removable.map((body) => ({ id: body.id, box: boxAt(body, 1) }));
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.box.intersectsBox(b.box))
        .map((b) => `${a.id} on ${b.id}`),
    );
    expect(touching).toEqual([]);
  });

  it('start in their seat: nothing jumps when a removal begins', () => {
    for (const body of removable) {
      const seated = boxAt(body, 0);
      const started = boxAt(body, 1e-6);
      expect(seated.min.distanceTo(started.min)).toBeLessThan(0.1);
    }
  });

  it('of memory leave straight out of the slot', () => {
    const body = removable.find(({ id }) => id === 'dimm-b2');
    if (!body) throw new Error('no module B2');
    const [seated, lifted] = [boxAt(body, 0), boxAt(body, 0.05)];
    expect(lifted.min.x).toBeCloseTo(seated.min.x, 3);
    expect(lifted.min.y).toBeCloseTo(seated.min.y, 3);
    expect(lifted.min.z).toBeGreaterThan(seated.min.z + 5);
  });
});

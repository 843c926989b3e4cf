import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  facing,
  type Plane,
  planeTransform,
  seenAt,
} from '../../../src/features/hardware-lab/scene/kit/plane-transform.ts';
import { add, scale, type Vec3 } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';

const PICTURE = { width: 1440, height: 900 };
const PAGE = { width: 960, height: 540 };
/** Turned, so that no edge is parallel to the picture's. */
const GLASS: Plane = { corner: [-3, 2, 0.5], across: [4.8, 0, -1.4], down: [0, -2.8, 0] };

function seenFrom(position: Vec3, target: Vec3, offset = 0): Matrix4 {
  const camera = new PerspectiveCamera(30, PICTURE.width / PICTURE.height, 0.1, 60);
  if (offset !== 0)
    camera.setViewOffset(PICTURE.width, PICTURE.height, offset, offset, PICTURE.width, PICTURE.height);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
}

/** Where three.js itself draws the place of a page's point. */
function drawnAt(seen: Matrix4, x: number, y: number): readonly [number, number] {
  const place = add(
    GLASS.corner,
    add(scale(GLASS.across, x / PAGE.width), scale(GLASS.down, y / PAGE.height)),
  );
  const point = new Vector3(...place).applyMatrix4(seen);
  return [((point.x + 1) / 2) * PICTURE.width, ((1 - point.y) / 2) * PICTURE.height];
}

describe('a page on a plane in the picture', () => {
  it.each([
    ['from straight before it', [0, 1, 9], 0],
    ['from the side and above', [6, 4, 5], 0],
    ['in a picture whose edges are covered', [1, 1, 8], 160],
  ] as const)('lies where the camera draws the plane, %s', (_, position, offset) => {
    const seen = seenFrom(position, [0, 0.6, 0], offset);
    const matrix = planeTransform(GLASS, PAGE, seen, PICTURE) ?? [];
    expect(matrix).toHaveLength(16);
    for (const [x, y] of [
      [0, 0],
      [PAGE.width, 0],
      [PAGE.width, PAGE.height],
      [0, PAGE.height],
      [300, 410],
    ] as const) {
      const [seenX, seenY] = seenAt(matrix, x, y);
      const [drawnX, drawnY] = drawnAt(seen, x, y);
      expect(seenX).toBeCloseTo(drawnX, 4);
      expect(seenY).toBeCloseTo(drawnY, 4);
    }
  });

  it('is not placed while a corner is behind the camera', () => {
    expect(planeTransform(GLASS, PAGE, seenFrom([0, 1, 0.2], [-3, 1, -4]), PICTURE)).toBeNull();
  });

  it('faces a camera before it, not one at its side, and even less one behind it', () => {
    const middle = add(GLASS.corner, scale(add(GLASS.across, GLASS.down), 0.5));
    expect(facing(GLASS, add(middle, [1.4, 0, 4.8]))).toBeCloseTo(1, 6);
    expect(facing(GLASS, add(middle, GLASS.across))).toBeCloseTo(0, 6);
    expect(facing(GLASS, add(middle, [-1.4, 0, -4.8]))).toBeCloseTo(-1, 6);
  });
});

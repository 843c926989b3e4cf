import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  FIELD_OF_VIEW_DEG,
  frame,
  offsetFor,
  pictureOf,
  type Viewport,
} from '../../../src/features/hardware-lab/scene/camera/framing.ts';
import { rimInsets } from '../../../src/features/hardware-lab/scene/camera/insets.ts';
import type { CameraView } from '../../../src/features/hardware-lab/scene/catalogue/camera-view.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { fc } from '../../support/fixed-seeds.ts';

const { views: CAMERA_VIEWS } = findSceneMachine('kestrel-b7');
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const SCALE = 0.01;

/** Screen points, in pixels, of the corners of a view's box once the camera stands where it was told to. */
function cornersOnScreen(view: CameraView, viewport: Viewport): { x: number; y: number }[] {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, viewport.width / viewport.height, 0.1, 100);
  const { position, target } = frame(view, viewport, SCALE);
  camera.position.set(...position);
  camera.lookAt(...target);
  offsetFor(camera, viewport);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].flatMap((y) =>
      [-0.5, 0.5].map((z) => {
        const corner = new Vector3(
          view.centre[0] + view.size[0] * x,
          view.centre[1] + view.size[1] * y,
          view.centre[2] + view.size[2] * z,
        );
        const seen = corner.multiplyScalar(SCALE).project(camera);
        return { x: ((seen.x + 1) / 2) * viewport.width, y: ((1 - seen.y) / 2) * viewport.height };
      }),
    ),
  );
}

describe('the camera', () => {
  it.each(Object.entries(CAMERA_VIEWS))(
    'shows the whole %s on any screen, outside the panels of the page',
    (_, view) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 360, max: 2560 }),
          fc.integer({ min: 480, max: 1440 }),
          fc.record({
            top: fc.integer({ min: 0, max: 80 }),
            right: fc.integer({ min: 0, max: 120 }),
            bottom: fc.integer({ min: 0, max: 160 }),
            left: fc.integer({ min: 0, max: 120 }),
          }),
          (width, height, insets) => {
            for (const { x, y } of cornersOnScreen(view, { width, height, insets })) {
              expect(x).toBeGreaterThanOrEqual(insets.left - 1);
              expect(x).toBeLessThanOrEqual(width - insets.right + 1);
              expect(y).toBeGreaterThanOrEqual(insets.top - 1);
              expect(y).toBeLessThanOrEqual(height - insets.bottom + 1);
            }
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it('comes as near as it can: the box fills the picture in one direction', () => {
    const viewport = { width: 1280, height: 720, insets: NO_INSETS };
    const corners = cornersOnScreen(CAMERA_VIEWS.machine, viewport);
    const [xs, ys] = [corners.map((c) => c.x), corners.map((c) => c.y)];
    const reach = Math.max(
      (Math.max(...xs) - Math.min(...xs)) / viewport.width,
      (Math.max(...ys) - Math.min(...ys)) / viewport.height,
    );
    expect(reach).toBeGreaterThan(0.85);
  });

  it.each([
    [1600, 900],
    [476, 268],
  ])(
    'shows the whole bench in the hero of %i by %i pixels, and fades out no part of the machine',
    (width, height) => {
      const viewport = { width, height, insets: rimInsets({ width, height }) };
      expect(pictureOf(CAMERA_VIEWS, 'bench', viewport)).toBe(CAMERA_VIEWS.bench);
      for (const { x, y } of cornersOnScreen(CAMERA_VIEWS.bench, viewport)) {
        expect(x / width).toBeGreaterThan(0.06);
        expect(x / width).toBeLessThan(0.94);
        expect(y).toBeGreaterThan(0);
        expect(y / height).toBeLessThan(0.93);
      }
    },
  );

  it('steps back for a phone held upright', () => {
    const distance = (width: number, height: number) => {
      const { position, target } = frame(CAMERA_VIEWS.machine, { width, height, insets: NO_INSETS }, SCALE);
      return new Vector3(...position).distanceTo(new Vector3(...target));
    };
    expect(distance(390, 844)).toBeGreaterThan(distance(1280, 720) * 1.5);
  });
});

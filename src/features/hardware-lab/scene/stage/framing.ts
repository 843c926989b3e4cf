import { type PerspectiveCamera, Vector3 } from 'three';
import type { CameraView } from '../catalogue/camera-view.ts';
import type { Vec3 } from '../kit/vectors.ts';
import type { Insets } from './insets.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Pixels at each edge that the page covers with its own panels. */
  readonly insets: Insets;
}

export const FIELD_OF_VIEW_DEG = 30;
const MARGIN = 1.08;
const DEGREE = Math.PI / 180;

export interface Framing {
  /** World units. */
  readonly position: Vec3;
  readonly target: Vec3;
}

/**
 * Camera place from which the whole box is inside the uncovered part of the viewport, whatever its shape: a phone in
 * portrait steps back instead of cutting the machine off. Exact for each corner of the box, in perspective.
 */
export function frame(
  { centre, size, azimuth, elevation }: CameraView,
  viewport: Viewport,
  worldPerMm: number,
): Framing {
  const { width, height, insets } = viewport;
  const free = {
    width: Math.max(width - insets.left - insets.right, width * 0.25),
    height: Math.max(height - insets.top - insets.bottom, height * 0.25),
  };
  const tangent = Math.tan((FIELD_OF_VIEW_DEG / 2) * DEGREE);
  const slope = { up: (tangent * free.height) / height, across: (tangent * free.width) / height };
  const back = new Vector3(
    Math.sin(azimuth * DEGREE) * Math.cos(elevation * DEGREE),
    Math.sin(elevation * DEGREE),
    Math.cos(azimuth * DEGREE) * Math.cos(elevation * DEGREE),
  );
  const right = new Vector3(0, 1, 0).cross(back).normalize();
  const up = back.clone().cross(right);
  const distance = Math.max(
    ...[-0.5, 0.5].flatMap((x) =>
      [-0.5, 0.5].flatMap((y) =>
        [-0.5, 0.5].map((z) => {
          const corner = new Vector3(size[0] * x, size[1] * y, size[2] * z);
          return Math.max(
            Math.abs(corner.dot(right)) / slope.across + corner.dot(back),
            Math.abs(corner.dot(up)) / slope.up + corner.dot(back),
          );
        }),
      ),
    ),
  );
  const target = new Vector3(...centre).multiplyScalar(worldPerMm);
  const position = back.multiplyScalar(distance * MARGIN * worldPerMm).add(target);
  return { position: [position.x, position.y, position.z], target: [target.x, target.y, target.z] };
}

/** Puts a camera where the whole box of `shown` is in the uncovered part of its picture. */
export function lookFrom(
  camera: PerspectiveCamera,
  shown: CameraView,
  viewport: Viewport,
  worldPerMm: number,
): void {
  const { position, target } = frame(shown, viewport, worldPerMm);
  camera.aspect = viewport.width / viewport.height;
  camera.position.set(...position);
  camera.lookAt(...target);
  offsetFor(camera, viewport);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Moves the middle of the picture into the uncovered part of the viewport. */
export function offsetFor(camera: PerspectiveCamera, { width, height, insets }: Viewport): void {
  const x = (insets.right - insets.left) / 2;
  const y = (insets.bottom - insets.top) / 2;
  if (x === 0 && y === 0) camera.clearViewOffset();
  else camera.setViewOffset(width, height, x, y, width, height);
}

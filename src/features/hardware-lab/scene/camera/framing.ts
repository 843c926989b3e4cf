import { type PerspectiveCamera, Vector3 } from 'three';
import type { CameraView } from '../catalogue/camera-view.ts';
import type { Vec3 } from '../kit/vectors.ts';
import type { Insets } from './insets.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Pixels at each edge that panels cover. */
  readonly insets: Insets;
}

export const FIELD_OF_VIEW_DEG = 30;
const MARGIN = 1.06;
const DEGREE = Math.PI / 180;
const ENDS = [-0.5, 0.5];

export interface Framing {
  /** World units. */
  readonly position: Vec3;
  readonly target: Vec3;
}

/** The camera's axes for an azimuth and an elevation: right, up, and backwards. */
function axesOf({ azimuth, elevation }: Pick<CameraView, 'azimuth' | 'elevation'>) {
  const back = new Vector3(
    Math.sin(azimuth * DEGREE) * Math.cos(elevation * DEGREE),
    Math.sin(elevation * DEGREE),
    Math.cos(azimuth * DEGREE) * Math.cos(elevation * DEGREE),
  );
  const right = new Vector3(0, 1, 0).cross(back).normalize();
  return { right, up: back.clone().cross(right), back };
}

function cornersOf({ centre, size }: Pick<CameraView, 'centre' | 'size'>): readonly Vector3[] {
  return ENDS.flatMap((x) =>
    ENDS.flatMap((y) =>
      ENDS.map((z) => new Vector3(size[0] * x, size[1] * y, size[2] * z).add(new Vector3(...centre))),
    ),
  );
}

function freeOf({ width, height, insets }: Viewport): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(width - insets.left - insets.right, width * 0.25),
    height: Math.max(height - insets.top - insets.bottom, height * 0.25),
  };
}

/**
 * The camera position from which the whole box fills the uncovered part of the viewport, for any shape of it. Exact
 * for each corner of the box in perspective: the box touches both sides, or the upper and lower edge.
 */
export function frame(shown: CameraView, viewport: Viewport, worldPerMm: number): Framing {
  const { height } = viewport;
  const free = freeOf(viewport);
  const tangent = Math.tan((FIELD_OF_VIEW_DEG / 2) * DEGREE) / MARGIN;
  const slope = { up: (tangent * free.height) / height, across: (tangent * free.width) / height };
  const { right, up, back } = axesOf(shown);
  const centre = new Vector3(...shown.centre);
  const corners = cornersOf(shown).map((corner) => corner.sub(centre));
  // Each corner requires a distance on either side; the two extremes determine the lateral offset and the distance.
  const reach = (axis: Vector3, steep: number) => {
    const far = Math.max(...corners.map((corner) => corner.dot(axis) + steep * corner.dot(back)));
    const near = Math.min(...corners.map((corner) => corner.dot(axis) - steep * corner.dot(back)));
    return { aside: (far + near) / 2, distance: (far - near) / (2 * steep) };
  };
  const across = reach(right, slope.across);
  const upwards = reach(up, slope.up);
  const distance = Math.max(across.distance, upwards.distance);
  const target = centre
    .addScaledVector(right, across.aside)
    .addScaledVector(up, upwards.aside)
    .multiplyScalar(worldPerMm);
  const position = back.multiplyScalar(distance * worldPerMm).add(target);
  return { position: [position.x, position.y, position.z], target: [target.x, target.y, target.z] };
}

/** The share of the uncovered height that the box of `thing` takes when `shown` is framed. */
export function shareOfHeight(
  thing: Pick<CameraView, 'centre' | 'size'>,
  shown: CameraView,
  viewport: Viewport,
): number {
  const { position } = frame(shown, viewport, 1);
  const { up, back } = axesOf(shown);
  const tangent = Math.tan((FIELD_OF_VIEW_DEG / 2) * DEGREE);
  const heights = cornersOf(thing).map((corner) => {
    const from = corner.sub(new Vector3(...position));
    return from.dot(up) / -from.dot(back) / tangent;
  });
  const part = (Math.max(...heights) - Math.min(...heights)) / 2;
  return (part * viewport.height) / freeOf(viewport).height;
}

/** The surroundings are shown only as long as the machine takes this share of the free height. */
export const LEAST_SHARE = 0.6;
/** The share of the workbench's width that may be cut off at the monitor's far edge; its text stays visible. */
const MOST_LEFT_OUT = 0.13;

/** The workbench view without the part of its width that is farthest from the machine. */
function nearPartOf({ centre, size, ...direction }: CameraView): CameraView {
  const leftOut = size[0] * MOST_LEFT_OUT;
  const [x, y, z] = centre;
  return { ...direction, centre: [x + leftOut / 2, y, z], size: [size[0] - leftOut, size[1], size[2]] };
}

/**
 * The box to frame for a view: for the workbench all of it, or its near part, unless the machine would be too small;
 * then the machine.
 */
export function pictureOf<Name extends string>(
  views: Readonly<Record<Name | 'bench' | 'machine', CameraView>>,
  place: Name | 'bench' | 'machine',
  viewport: Viewport,
): CameraView {
  const { bench, machine } = views;
  if (place !== 'bench') return views[place];
  const isLargeIn = (shown: CameraView) => shareOfHeight(machine, shown, viewport) >= LEAST_SHARE;
  return [bench, nearPartOf(bench)].find(isLargeIn) ?? machine;
}

/** Positions a camera so that the whole box of `shown` is in the uncovered part. */
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

/** Shifts the projection's centre into the uncovered part of the viewport. */
export function offsetFor(camera: PerspectiveCamera, { width, height, insets }: Viewport): void {
  const x = (insets.right - insets.left) / 2;
  const y = (insets.bottom - insets.top) / 2;
  if (x === 0 && y === 0) camera.clearViewOffset();
  else camera.setViewOffset(width, height, x, y, width, height);
}

import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Matrix4, PerspectiveCamera } from 'three';
import type { CameraView } from '../catalogue/camera-view.ts';
import { GLASS_SHAPE, MONITOR_GLASS } from '../catalogue/monitor-glass.ts';
import { facing, type Plane, planeTransform, seenAt } from '../kit/plane-transform.ts';
import { scale } from '../kit/vectors.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { FIELD_OF_VIEW_DEG, lookFrom, type Viewport } from './framing.ts';
import type { Insets } from './insets.ts';
import { useRedraw } from './stage-context.ts';

const GLASS: Plane = {
  corner: scale(MONITOR_GLASS.corner, WORLD_PER_MM),
  across: scale(MONITOR_GLASS.across, WORLD_PER_MM),
  down: scale(MONITOR_GLASS.down, WORLD_PER_MM),
};
/** From further aside than this nobody reads a screen: the drawn one is enough. */
const LEAST_FACING = 0.5;
/** Seen this much smaller than in its close-up it is a part of the picture, and things may stand before it. */
const LEAST_SHARE = 0.66;
/** Pixels of the page's width for each pixel of its writing, and the smallest writing. */
const WIDTH_PER_LETTER = 56;
const LEAST_LETTER_PX = 13;

export interface GlassPageProps {
  /** The page that lies on the monitor's glass; its origin is the upper left corner of the picture. */
  readonly page: HTMLElement;
  /** The monitor's close-up: the page is laid out for the size that the glass has there, so that its writing is sharp. */
  readonly closeUp: CameraView;
  readonly insets: Insets;
}

/** Keeps a page of the document on the monitor's glass, frame by frame, without asking for a frame of its own. */
export function GlassPage({ page, closeUp, insets }: GlassPageProps) {
  const { width, height } = useThree((state) => state.size);
  const camera = useThree((state) => state.camera);
  const redraw = useRedraw();
  const laidOut = useRef({ width: 1, height: 1 });
  const last = useRef('');

  const across = useMemo(
    () => Math.round(glassWidth(closeUp, { width, height, insets })),
    [closeUp, width, height, insets],
  );
  const seen = useMemo(() => new Matrix4(), []);
  useLayoutEffect(() => {
    laidOut.current = { width: across, height: Math.round(across * GLASS_SHAPE) };
    page.style.width = `${laidOut.current.width}px`;
    page.style.height = `${laidOut.current.height}px`;
    page.style.fontSize = `${Math.max(LEAST_LETTER_PX, across / WIDTH_PER_LETTER).toFixed(1)}px`;
    last.current = '';
    redraw();
  }, [page, across, redraw]);

  useLayoutEffect(
    () => () => {
      page.style.opacity = '0';
    },
    [page],
  );

  // After the camera has moved, before the picture is drawn.
  useFrame(() => {
    camera.updateMatrixWorld();
    seen.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
    const matrix = planeTransform(GLASS, laidOut.current, seen, { width, height });
    const { x, y, z } = camera.position;
    const isBefore = matrix !== null && facing(GLASS, [x, y, z]) > LEAST_FACING;
    const transform =
      isBefore && widthOf(matrix, laidOut.current) > LEAST_SHARE
        ? `matrix3d(${matrix.map((number) => number.toFixed(9)).join(',')})`
        : '';
    if (transform === last.current) return;
    last.current = transform;
    // Turned away it keeps its place, so that the keyboard finds it and brings the camera back.
    page.style.opacity = transform === '' ? '0' : '1';
    page.style.pointerEvents = transform === '' ? 'none' : '';
    page.dataset['away'] = transform === '' ? 'true' : 'false';
    if (transform !== '') page.style.transform = transform;
  }, -0.25);
  return null;
}

/** How wide it is seen along its middle, against how wide it was laid out. */
function widthOf(matrix: readonly number[], { width, height }: { width: number; height: number }): number {
  const [left, right] = [seenAt(matrix, 0, height / 2), seenAt(matrix, width, height / 2)];
  return Math.hypot(right[0] - left[0], right[1] - left[1]) / width;
}

/** Pixels that the glass is wide in its close-up. */
function glassWidth(closeUp: CameraView, viewport: Viewport): number {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.1, 60);
  lookFrom(camera, closeUp, viewport, WORLD_PER_MM);
  const seen = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const unit = { width: 1, height: 1 };
  const matrix = planeTransform(GLASS, unit, seen, viewport);
  return matrix === null ? viewport.width / 2 : widthOf(matrix, unit);
}

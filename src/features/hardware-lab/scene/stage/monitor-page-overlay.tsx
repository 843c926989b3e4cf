import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Matrix4, PerspectiveCamera } from 'three';
import { FIELD_OF_VIEW_DEG, lookFrom, type Viewport } from '../camera/framing.ts';
import type { Insets } from '../camera/insets.ts';
import type { CameraView } from '../catalogue/camera-view.ts';
import { GLASS_SHAPE, MONITOR_GLASS } from '../catalogue/monitor-glass.ts';
import { facing, type Plane, planeTransform, seenAt } from '../kit/plane-transform.ts';
import { scale } from '../kit/vectors.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { useRedraw } from './stage-context.ts';

const GLASS: Plane = {
  corner: scale(MONITOR_GLASS.corner, WORLD_PER_MM),
  across: scale(MONITOR_GLASS.across, WORLD_PER_MM),
  down: scale(MONITOR_GLASS.down, WORLD_PER_MM),
};
/** At steeper angles the screen cannot be read, so the drawn image is shown instead of the page. */
const LEAST_FACING = 0.5;
/** Below this share of its close-up size the page is hidden, because objects may be in front of it. */
const LEAST_SHARE = 0.66;
/** The page's width per pixel of font size, and the minimum font size. */
const WIDTH_PER_LETTER = 56;
const LEAST_LETTER_PX = 13;

export interface MonitorPageOverlayProps {
  /** The page on the monitor's screen; its origin is the upper left corner of the scene. */
  readonly page: HTMLElement;
  /** The monitor's close-up: the page is laid out at its size there, so that text is sharp. */
  readonly closeUp: CameraView;
  readonly insets: Insets;
}

/** Aligns a DOM element with the monitor's screen in every frame, without requesting frames itself. */
export function MonitorPageOverlay({ page, closeUp, insets }: MonitorPageOverlayProps) {
  const { width, height } = useThree((state) => state.size);
  const camera = useThree((state) => state.camera);
  const redraw = useRedraw();
  const laidOut = useRef({ width: 1, height: 1 });
  const last = useRef('');

  const across = useMemo(
    () => Math.round(monitorWidth(closeUp, { width, height, insets })),
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

  // After the camera has moved, before rendering.
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
    // Hidden with opacity, so that it can still take keyboard focus, which brings the camera back.
    page.style.opacity = transform === '' ? '0' : '1';
    page.style.pointerEvents = transform === '' ? 'none' : '';
    page.dataset['away'] = transform === '' ? 'true' : 'false';
    if (transform !== '') page.style.transform = transform;
  }, -0.25);
  return null;
}

/** The visible width along its middle, relative to its layout width. */
function widthOf(matrix: readonly number[], { width, height }: { width: number; height: number }): number {
  const [left, right] = [seenAt(matrix, 0, height / 2), seenAt(matrix, width, height / 2)];
  return Math.hypot(right[0] - left[0], right[1] - left[1]) / width;
}

/** The width of the screen in pixels in its close-up. */
function monitorWidth(closeUp: CameraView, viewport: Viewport): number {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.1, 60);
  lookFrom(camera, closeUp, viewport, WORLD_PER_MM);
  const seen = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
  const unit = { width: 1, height: 1 };
  const matrix = planeTransform(GLASS, unit, seen, viewport);
  return matrix === null ? viewport.width / 2 : widthOf(matrix, unit);
}

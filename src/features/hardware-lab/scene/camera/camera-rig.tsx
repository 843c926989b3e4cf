import { useFrame, useThree } from '@react-three/fiber';
import CameraControls from 'camera-controls';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  Box3,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { CameraViewName } from '../../places/places.ts';
import type { CameraView } from '../catalogue/camera-view.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { pixelRatio } from '../stage/quality.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';
import { ClearView, type Sight } from './clear-view.ts';
import { frame, offsetFor, pictureOf } from './framing.ts';
import type { Insets } from './insets.ts';

CameraControls.install({
  THREE: { Vector2, Vector3, Vector4, Quaternion, Matrix4, Spherical, Box3, Sphere, Raycaster },
});

const SMOOTH_S = 0.22;
const NEAREST = 0.7;
const FARTHEST = 26;
/** Just above the bench surface. */
const LOWEST_ANGLE = Math.PI * 0.515;
const KEY_TURN = 0.14;
const KEY_ZOOM = 1.18;

/** Within so many frames everything that has to move has begun to. */
const STILL_FRAMES = 2;

/** Camera commands for buttons and keys. */
export interface CameraCommands {
  turn(sideways: number, upwards: number): void;
  zoom(closer: boolean): void;
}

/** The camera's target: a view, or a thing that is looked for from there. */
export interface Gaze {
  readonly place: CameraViewName;
  readonly target: string | null;
  /** An automatic glance that returns afterwards; skipped when the user moved the camera. */
  readonly isGlance?: boolean;
  /** The thing may still be on its way, as where a step of a tutorial was skipped: looked for again once all is at rest. */
  readonly isAim?: boolean;
}

export interface CameraRigProps {
  readonly views: Readonly<Record<CameraViewName, CameraView>>;
  readonly gaze: Gaze;
  /** The part of the target that must be visible. */
  readonly sight: Sight | null;
  readonly insets: Insets;
  /** Called once with the commands. */
  onCommands(commands: CameraCommands): void;
}

/** Orbits, pans and zooms around the machine, and moves to named views. Requests frames only while it moves. */
export function CameraRig({ views, gaze, sight, insets, onCommands }: CameraRigProps) {
  const { activity, reducedMotion, tier } = useStage();
  const setDpr = useThree((state) => state.setDpr);
  const camera = useThree((state) => state.camera);
  const canvas = useThree((state) => state.gl.domElement);
  const size = useThree((state) => state.size);
  const redraw = useRedraw();

  const controls = useMemo(() => {
    if (!(camera instanceof PerspectiveCamera))
      throw new Error('The stage is seen through a perspective camera');
    const made = new CameraControls(camera, canvas);
    made.smoothTime = SMOOTH_S;
    made.draggingSmoothTime = SMOOTH_S / 2;
    made.minDistance = NEAREST;
    made.maxDistance = FARTHEST;
    made.maxPolarAngle = LOWEST_ANGLE;
    made.dollyToCursor = true;
    return made;
  }, [camera, canvas]);

  /** The user has moved the camera since it was last sent somewhere. */
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const wake = () => redraw();
    const events = ['controlstart', 'control', 'transitionstart', 'update', 'wake'] as const;
    for (const event of events) controls.addEventListener(event, wake);
    const hold = () => {
      isHeld.current = true;
    };
    for (const event of ['controlstart', 'control'] as const) controls.addEventListener(event, hold);
    return () => controls.dispose();
  }, [controls, redraw]);

  const coarse = useRef(false);
  const scene = useThree((state) => state.scene);
  const clearView = useMemo(() => new ClearView(scene), [scene]);
  const sought = useRef(sight);
  sought.current = sight;
  const shown = useRef<{ readonly gaze: Gaze; readonly picture: CameraView } | null>(null);
  /** The thing of this gaze has to be looked for again, after so many frames at rest. */
  const toFind = useRef<{ readonly gaze: Gaze; still: number } | null>(null);
  useLayoutEffect(() => {
    const viewport = { width: size.width, height: size.height, insets };
    if (camera instanceof PerspectiveCamera) offsetFor(camera, viewport);
    const { current: last } = shown;
    const { current: thing } = sought;
    const isNew = last?.gaze !== gaze;
    // Resizing, opening a panel or a glance must not move a camera that the user has moved.
    if (isHeld.current && (!isNew || gaze.isGlance === true || last?.gaze.isGlance === true)) {
      if (last) shown.current = { ...last, gaze };
      redraw();
      return;
    }
    // Keeps the user's camera position if the thing is visible from it.
    const stays =
      isNew && last?.gaze.place === gaze.place && thing && clearView.sees(thing, camera, viewport);
    const place = pictureOf(views, gaze.place, viewport);
    const found = isNew && thing ? clearView.viewOf(thing, place, viewport) : null;
    const picture = last && !isNew && thing ? last.picture : (found ?? place);
    shown.current = { gaze, picture };
    if (isNew && gaze.isAim === true) toFind.current = { gaze, still: 0 };
    if (stays) return;
    isHeld.current = false;
    const { position, target } = frame(picture, viewport, WORLD_PER_MM);
    // Only a change of view is animated, not the first frame or a resize.
    void controls.setLookAt(...position, ...target, !reducedMotion && isNew && last !== null);
    redraw();
  }, [views, gaze, insets, size, camera, controls, clearView, reducedMotion, redraw]);

  useLayoutEffect(() => {
    const smooth = !reducedMotion;
    onCommands({
      turn: (sideways, upwards) => {
        isHeld.current = true;
        void controls.rotate(sideways * KEY_TURN, upwards * KEY_TURN, smooth);
        redraw();
      },
      zoom: (closer) => {
        isHeld.current = true;
        void controls.dollyTo(controls.distance * (closer ? 1 / KEY_ZOOM : KEY_ZOOM), smooth);
        redraw();
      },
    });
  }, [controls, reducedMotion, redraw, onCommands]);

  const findAgain = (): void => {
    const { current: thing } = sought;
    const viewport = { width: size.width, height: size.height, insets };
    if (isHeld.current || thing === null || clearView.sees(thing, camera, viewport)) return;
    const picture = clearView.viewOf(thing, pictureOf(views, gaze.place, viewport), viewport);
    if (picture === null) return;
    shown.current = { gaze, picture };
    const { position, target } = frame(picture, viewport, WORLD_PER_MM);
    void controls.setLookAt(...position, ...target, !reducedMotion);
    redraw();
  };
  useFrame((_, seconds) => {
    const moved = controls.update(seconds);
    // With reduced motion the camera jumps, so full resolution follows in the next frame.
    const lowered = moved && !reducedMotion;
    if (lowered !== coarse.current) {
      coarse.current = lowered;
      setDpr(pixelRatio(tier, window.devicePixelRatio, lowered));
    }
    activity.set('camera', moved);
    if (moved) redraw();
    const { current: waiting } = toFind;
    if (waiting?.gaze !== gaze) return;
    waiting.still = activity.isBusy('') ? 0 : waiting.still + 1;
    if (waiting.still <= STILL_FRAMES) return redraw();
    toFind.current = null;
    findAgain();
  }, -1);
  return null;
}

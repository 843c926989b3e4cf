import { type Camera, Matrix4, type Scene, Vector3 } from 'three';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import type { Sight } from '../camera/clear-view.ts';
import type { Viewport } from '../camera/framing.ts';
import { sightOf } from '../camera/sight.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { type Card, Picker, type ScreenPoint } from './pick.ts';
import { pinPlace } from './pins.ts';

/** The screen positions of marked things; null while hidden. */
export interface Spots {
  /** The selected thing. */
  readonly thing: ScreenPoint | null;
  /** The tips of the meter's probes. */
  readonly black: ScreenPoint | null;
  readonly red: ScreenPoint | null;
}

/** The things to mark. */
export interface Wanted {
  readonly thing: Sight | null;
  readonly black: Vector3 | null;
  readonly red: Vector3 | null;
}

export function wantedSpots(
  machine: SceneMachine,
  view: LabView,
  selectedId: string | null,
  isProbing: boolean,
): Wanted {
  const tip = (pin: string | null): Vector3 | null => {
    const place = isProbing && pin !== null ? pinPlace(machine, view, pin) : null;
    return place && new Vector3(...place.tip).multiplyScalar(WORLD_PER_MM);
  };
  const { black, red } = view.instruments.meter;
  return {
    thing: selectedId === null ? null : sightOf(machine, view, selectedId),
    black: tip(black),
    red: tip(red),
  };
}

/** Occlusion tolerance for a point on a surface, in world units. */
const ON_SURFACE = 0.02;
/** The tolerance for a probe tip, which is inside a plug and behind the probe itself. */
const IN_PLUG = 0.3;

/** Updates the positions while the camera moves; the point on a thing is searched again when everything is at rest. */
export class SpotFinder {
  private readonly camera: Camera;
  private readonly picker: Picker;
  private readonly seenThrough = new Matrix4();
  private last: { readonly wanted: Wanted; readonly viewport: Viewport } | null = null;
  /** The point on the thing, and the request it was found for. */
  private anchor: { readonly point: Vector3; readonly wanted: Wanted } | null = null;
  private isSettled = false;

  constructor(scene: Scene, camera: Camera) {
    this.camera = camera;
    this.picker = new Picker(scene, camera);
  }

  /** The positions of this frame, or null if unchanged. `isMoving`: an animation is running. */
  next(
    wanted: Wanted,
    viewport: Viewport & { readonly card?: Card | null },
    isMoving: boolean,
  ): Spots | null {
    this.camera.updateMatrixWorld();
    const seen = this.camera.projectionMatrix.clone().multiply(this.camera.matrixWorldInverse);
    const { last } = this;
    const isStill =
      !isMoving &&
      last?.wanted === wanted &&
      last.viewport.insets === viewport.insets &&
      last.viewport.width === viewport.width &&
      last.viewport.height === viewport.height &&
      this.seenThrough.equals(seen);
    if (isStill && this.isSettled) return null;
    this.seenThrough.copy(seen);
    this.last = { wanted, viewport };
    this.isSettled = isStill;
    if (isStill) this.settle(wanted, viewport);
    const at = (point: Vector3 | null, slack: number) => point && this.picker.project(point, viewport, slack);
    const { thing, black, red } = wanted;
    const { anchor } = this;
    // The pin of a moving thing stays behind until it has arrived.
    const holds =
      anchor?.wanted === wanted || (!isMoving && thing !== null && anchor?.wanted.thing?.id === thing.id);
    return {
      thing: holds ? at(anchor?.point ?? null, ON_SURFACE) : null,
      black: at(black, IN_PLUG),
      red: at(red, IN_PLUG),
    };
  }

  /** The positions may change once more with the next frame. */
  get isRestless(): boolean {
    return !this.isSettled;
  }

  /** Keeps the point while it is still visible and nothing has changed. */
  private settle(wanted: Wanted, viewport: Viewport & { readonly card?: Card | null }): void {
    const { anchor, picker } = this;
    const stays = anchor?.wanted === wanted && picker.project(anchor.point, viewport, ON_SURFACE) !== null;
    if (stays || wanted.thing === null) return;
    const point = picker.touch(wanted.thing.id, viewport, wanted.thing.box);
    this.anchor = point && { point, wanted };
  }
}

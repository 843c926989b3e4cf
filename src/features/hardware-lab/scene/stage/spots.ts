import { type Camera, Matrix4, type Scene, Vector3 } from 'three';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import type { Sight } from './clear-view.ts';
import type { Viewport } from './framing.ts';
import { type Card, Picker, type ScreenPoint } from './pick.ts';
import { pinPlace } from './pins.ts';
import { sightOf } from './sight.ts';

/** Where things that the page points at are in the picture; null while they cannot be seen there. */
export interface Spots {
  /** What is chosen. */
  readonly thing: ScreenPoint | null;
  /** The tips of the meter's probes. */
  readonly black: ScreenPoint | null;
  readonly red: ScreenPoint | null;
}

/** What the page points at. */
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

/** A point on the surface of a thing: what is nearer by so much is in front of it. World units. */
const ON_SURFACE = 0.02;
/** The tip of a probe is inside a plug and behind the probe itself. */
const IN_PLUG = 0.3;

/** Follows the spots while the camera moves; a spot on a thing is sought anew when all stands still. */
export class SpotFinder {
  private readonly camera: Camera;
  private readonly picker: Picker;
  private readonly seenThrough = new Matrix4();
  private last: { readonly wanted: Wanted; readonly viewport: Viewport } | null = null;
  /** Where the pin stands on the thing, and for which wish it was found. */
  private anchor: { readonly point: Vector3; readonly wanted: Wanted } | null = null;
  private isSettled = false;

  constructor(scene: Scene, camera: Camera) {
    this.camera = camera;
    this.picker = new Picker(scene, camera);
  }

  /** The spots of this frame, or null where they are those of the last. `isMoving`: things are still on their way. */
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
    // A thing that is carried off leaves its pin behind until it has arrived.
    const holds =
      anchor?.wanted === wanted || (!isMoving && thing !== null && anchor?.wanted.thing?.id === thing.id);
    return {
      thing: holds ? at(anchor?.point ?? null, ON_SURFACE) : null,
      black: at(black, IN_PLUG),
      red: at(red, IN_PLUG),
    };
  }

  /** The last spots may change once more with the next frame. */
  get isRestless(): boolean {
    return !this.isSettled;
  }

  /** The point stays where it can still be seen and nothing has happened since. */
  private settle(wanted: Wanted, viewport: Viewport & { readonly card?: Card | null }): void {
    const { anchor, picker } = this;
    const stays = anchor?.wanted === wanted && picker.project(anchor.point, viewport, ON_SURFACE) !== null;
    if (stays || wanted.thing === null) return;
    const point = picker.touch(wanted.thing.id, viewport, wanted.thing.box);
    this.anchor = point && { point, wanted };
  }
}

import { Box3, type Camera, PerspectiveCamera, type Scene, Vector3 } from 'three';
import type { CameraView } from '../catalogue/camera-view.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { FIELD_OF_VIEW_DEG, lookFrom, type Viewport } from './framing.ts';
import { AT_A_GLANCE, Picker } from './pick.ts';

/** Something to be looked at: its id, and where on it to look when not all of it counts (the plug of a long cable). */
export interface Sight {
  readonly id: string;
  readonly box: Box3 | null;
}

/** A close-up shows this much at least, mm: a hand's breadth, or less where something stands close by. */
const LEAST_MM = [110, 50];
/** Ways to step around a thing, degrees: the smallest turn first. */
const ASIDE = [0, -20, 20, -40, 40, -60, 60, -80, 80, -105, 105, -135, 135, 180];
const HEIGHTS = [10, 0, 24, 40, 60];

/** Finds the picture in which a thing can be pointed at: nothing in front of it, no panel over it. */
export class ClearView {
  private readonly camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.1, 60);
  private readonly picker: Picker;
  private readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    this.picker = new Picker(scene, this.camera);
  }

  /** Whether the thing is in front in what a camera sees. */
  sees({ id, box }: Sight, camera: Camera, viewport: Viewport): boolean {
    return new Picker(this.scene, camera).locate(id, viewport, box) !== null;
  }

  /** The place's own picture where that shows the thing; else a close-up from as near to there as can be; null: from nowhere. */
  viewOf(sight: Sight, place: CameraView, viewport: Viewport): CameraView | null {
    lookFrom(this.camera, place, viewport, WORLD_PER_MM);
    if (this.sees(sight, this.camera, viewport)) return place;
    const box = this.boxOf(sight);
    if (box.isEmpty()) return null;
    for (const least of LEAST_MM) {
      for (const elevation of [place.elevation, ...HEIGHTS]) {
        for (const aside of ASIDE) {
          const shown = { ...framed(box, least), elevation, azimuth: place.azimuth + aside };
          lookFrom(this.camera, shown, viewport, WORLD_PER_MM);
          if (this.picker.locate(sight.id, viewport, sight.box, AT_A_GLANCE)) return shown;
        }
      }
    }
    return null;
  }

  private boxOf({ id, box }: Sight): Box3 {
    if (box) return box;
    const bounds = new Box3();
    for (const object of this.scene.getObjectsByProperty('name', id))
      bounds.union(new Box3().setFromObject(object));
    return bounds;
  }
}

function framed(box: Box3, least: number): Pick<CameraView, 'centre' | 'size'> {
  const centre = box.getCenter(new Vector3()).divideScalar(WORLD_PER_MM);
  const size = box.getSize(new Vector3()).divideScalar(WORLD_PER_MM);
  return {
    centre: [centre.x, centre.y, centre.z],
    size: [Math.max(size.x, least), Math.max(size.y, least), Math.max(size.z, least)],
  };
}

import { Box3, type Camera, PerspectiveCamera, type Scene, Vector3 } from 'three';
import type { CameraView } from '../catalogue/camera-view.ts';
import { WORLD_PER_MM } from '../materials/scene-materials.ts';
import { AT_A_GLANCE, Picker } from '../picking/pick.ts';
import { FIELD_OF_VIEW_DEG, lookFrom, type Viewport } from './framing.ts';

/** A thing to look at: its id, and a box if only a part of it counts (the plug of a long cable). */
export interface Sight {
  readonly id: string;
  readonly box: Box3 | null;
}

/** The minimum size of a close-up in mm; the smaller one where something stands close by. */
const LEAST_MM = [110, 50];
/** Angles in degrees to try around a thing, smallest first. */
const ASIDE = [0, -20, 20, -40, 40, -60, 60, -80, 80, -105, 105, -135, 135, 180];
const HEIGHTS = [10, 0, 24, 40, 60];

/** Finds a camera view from which a thing can be clicked: not occluded, and not under a panel. */
export class ClearView {
  private readonly camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.1, 60);
  private readonly picker: Picker;
  private readonly scene: Scene;

  constructor(scene: Scene) {
    this.scene = scene;
    this.picker = new Picker(scene, this.camera);
  }

  /** Whether a camera sees the thing unoccluded. */
  sees({ id, box }: Sight, camera: Camera, viewport: Viewport): boolean {
    return new Picker(this.scene, camera).locate(id, viewport, box) !== null;
  }

  /** The view of the place if it shows the thing; else the closest possible close-up; null if there is none. */
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

import {
  Box3,
  type BufferGeometry,
  type Camera,
  InstancedMesh,
  type Intersection,
  Mesh,
  type Object3D,
  Raycaster,
  type Scene,
  Vector2,
  Vector3,
} from 'three';
import { acceleratedRaycast, MeshBVH } from 'three-mesh-bvh';
import { type Insets, NO_INSETS } from '../camera/insets.ts';

export interface ScreenPoint {
  /** CSS pixels from the canvas's upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** The scene's size, and the insets of panels that cover its edges. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly insets?: Insets;
  /** The rectangle of a card over the scene, in its pixels. */
  readonly card?: Card | null;
}

export interface Card {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Share = readonly [x: number, y: number, z: number];
const spread = (across: readonly number[], deep: readonly number[]): readonly Share[] =>
  deep.flatMap((z) => across.flatMap((x) => across.map((y): Share => [x, y, z])));

/** Sample points in a thing's box, nearest to the middle of its front first. */
const THOROUGH = spread([0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92], [1, 0.9, 0.6, 0.3]);
/** A coarse sample, to compare many views. */
export const AT_A_GLANCE = spread([0.5, 0.2, 0.8], [0.95, 0.5]);

/** Builds the bounding volume hierarchy of a geometry; a ray then costs about a hundredth of testing every triangle. */
export function indexForPicking(geometry: BufferGeometry): void {
  geometry.boundsTree ??= new MeshBVH(geometry, { indirect: true });
}

/** Picking: the body under a screen point, and a point at which a body can be clicked. */
export class Picker {
  private readonly raycaster = new Raycaster();
  private readonly scene: Scene;
  private readonly camera: Camera;

  constructor(scene: Scene, camera: Camera) {
    this.scene = scene;
    this.camera = camera;
    this.raycaster.firstHitOnly = true;
  }

  /** The id of the body under a point; null over furniture and empty space. */
  at(point: ScreenPoint, size: Picture): string | null {
    const nearest = this.hit(point, size);
    return nearest ? targetOf(nearest.object) : null;
  }

  private hit({ x, y }: ScreenPoint, size: Picture): Intersection | null {
    this.camera.updateMatrixWorld();
    this.raycaster.setFromCamera(
      new Vector2((x / size.width) * 2 - 1, 1 - (y / size.height) * 2),
      this.camera,
    );
    const hits: Intersection[] = [];
    this.scene.traverseVisible((object) => {
      if (object instanceof Mesh && isPickable(object)) {
        // The hierarchy covers one mesh in one place; instanced meshes are tested directly.
        const isIndexed = object.geometry.boundsTree && !(object instanceof InstancedMesh);
        if (isIndexed) acceleratedRaycast.call(object, this.raycaster, hits);
        else object.raycast(this.raycaster, hits);
      }
    });
    return hits.reduce<Intersection | null>(
      (best, hit) => (best && best.distance <= hit.distance ? best : hit),
      null,
    );
  }

  /** An unoccluded surface point of `id`, or null if it is covered or out of view. */
  touch(id: string, picture: Picture, within: Box3 | null = null): Vector3 | null {
    const screen = this.locate(id, picture, within);
    return screen && (this.hit(screen, picture)?.point ?? null);
  }

  /**
   * The screen position of a world point; null behind the camera, outside, under a panel, or occluded by something
   * nearer by more than `slack`.
   */
  project(point: Vector3, picture: Picture, slack: number): ScreenPoint | null {
    this.camera.updateMatrixWorld();
    const seen = point.clone().project(this.camera);
    if (seen.z >= 1) return null;
    const screen = { x: ((seen.x + 1) / 2) * picture.width, y: ((1 - seen.y) / 2) * picture.height };
    if (!isUncovered(screen, picture)) return null;
    const nearest = this.hit(screen, picture);
    const depth = point.distanceTo(this.camera.position);
    return nearest && nearest.distance < depth - slack ? null : screen;
  }

  /** A screen point at which `id` is unoccluded, or null if it is covered or out of view. */
  locate(id: string, picture: Picture, within: Box3 | null = null, shares = THOROUGH): ScreenPoint | null {
    const boxes = within
      ? [within]
      : this.scene.getObjectsByProperty('name', id).map((body) => new Box3().setFromObject(body));
    const point = new Vector3();
    for (const box of boxes) {
      const size = box.getSize(new Vector3());
      for (const share of shares) {
        point
          .set(...share)
          .multiply(size)
          .add(box.min)
          .project(this.camera);
        const screen = {
          x: ((point.x + 1) / 2) * picture.width,
          y: ((1 - point.y) / 2) * picture.height,
        };
        if (point.z < 1 && isUncovered(screen, picture) && this.at(screen, picture) === id) return screen;
      }
    }
    return null;
  }
}

function isUncovered(
  point: ScreenPoint,
  { width, height, insets = NO_INSETS, card = null }: Picture,
): boolean {
  const { x, y } = point;
  if (card && x > card.left && x < card.right && y > card.top && y < card.bottom) return false;
  const rim = Math.min(width, height) * 0.01;
  return (
    x > insets.left + rim &&
    x < width - insets.right - rim &&
    y > insets.top + rim &&
    y < height - insets.bottom - rim
  );
}

function isPickable(mesh: Mesh): boolean {
  return mesh.userData['outline'] !== true;
}

function targetOf(object: Object3D): string | null {
  for (let node: Object3D | null = object; node; node = node.parent) {
    const { target } = node.userData as { target?: boolean };
    if (target !== undefined) return target ? node.name : null;
  }
  return null;
}

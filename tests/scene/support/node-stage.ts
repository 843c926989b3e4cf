import {
  BoxGeometry,
  DoubleSide,
  Group,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
} from 'three';
import { placeOfTarget } from '../../../src/core/hardware/machines/resolve-target.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import type { CameraViewName } from '../../../src/features/hardware-lab/places/places.ts';
import { BoardTransform } from '../../../src/features/hardware-lab/scene/bodies/board-transform.tsx';
import { boardInUse } from '../../../src/features/hardware-lab/scene/bodies/placement.ts';
import { buildOrdered } from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import { ClearView } from '../../../src/features/hardware-lab/scene/camera/clear-view.ts';
import { lookFrom, type Viewport } from '../../../src/features/hardware-lab/scene/camera/framing.ts';
import { goalOf } from '../../../src/features/hardware-lab/scene/camera/goals.ts';
import { placementOf } from '../../../src/features/hardware-lab/scene/camera/poses.ts';
import { sightOf } from '../../../src/features/hardware-lab/scene/camera/sight.ts';
import type { CameraView } from '../../../src/features/hardware-lab/scene/catalogue/camera-view.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { movesWithBoard } from '../../../src/features/hardware-lab/scene/catalogue/moves-with-board.ts';
import type { SceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/scene-machine.ts';
import { toBufferGeometry } from '../../../src/features/hardware-lab/scene/geometry/buffers.ts';
import { cableShape, type NamedShape } from '../../../src/features/hardware-lab/scene/geometry/shapes.ts';
import { placed } from '../../../src/features/hardware-lab/scene/kit/placement.ts';
import { WORLD_PER_MM } from '../../../src/features/hardware-lab/scene/materials/scene-materials.ts';
import { indexForPicking } from '../../../src/features/hardware-lab/scene/picking/pick.ts';
import {
  SpotFinder,
  type Spots,
  wantedSpots,
} from '../../../src/features/hardware-lab/scene/picking/spots.ts';
import { touchPlan } from '../../../src/features/hardware-lab/scene/picking/touch.ts';
import { geometry } from './built.ts';

const SOLID = new MeshBasicMaterial();
const BOTH_SIDES = new MeshBasicMaterial({ side: DoubleSide });
const buffers = new Map<string, ReturnType<typeof toBufferGeometry>>();

function buffer(key: string, build: () => ReturnType<typeof toBufferGeometry>) {
  const made = buffers.get(key) ?? build();
  buffers.set(key, made);
  indexForPicking(made);
  return made;
}

const named = (id: string, target: boolean): Group =>
  Object.assign(new Group(), { name: id, userData: { target } });

/** The machine as `World` would draw it at rest, without a browser: what a person could point at, and from where. */
export class NodeStage {
  private readonly scene = new Scene();
  private readonly machine: SceneMachine;
  private readonly view: LabView;
  private readonly viewport: Viewport;

  constructor(view: LabView, viewport: Viewport, probing = false) {
    this.viewport = viewport;
    this.view = view;
    const machine = findSceneMachine(view.model);
    this.machine = machine;
    const carrier = carrierOf(machine, view);
    const all = new Group();
    all.scale.setScalar(WORLD_PER_MM);
    for (const body of machine.bodies) {
      const goal = goalOf(body, view, machine);
      if (!goal.visible) continue;
      const group = named(body.id, body.target);
      const at = placementOf(
        body,
        goal,
        machine.removals[body.id],
        movesWithBoard(view.model, body.id) ? carrier.moved : null,
      );
      group.position.copy(at.position);
      group.quaternion.copy(at.rotation);
      for (const { geometry: name, pose, variant, material } of body.meshes) {
        if (variant !== undefined && variant !== goal.variant) continue;
        const shape = buffer(`${view.model} ${name}`, () => toBufferGeometry(geometry(name, view.model)));
        const mesh = new Mesh(shape, material === 'vents' ? BOTH_SIDES : SOLID);
        if (pose) mesh.applyMatrix4(placed([...pose.at], [...pose.turn]));
        group.add(mesh);
      }
      all.add(group);
    }
    for (const cable of machine.cables) {
      const host = cable.fixedTo;
      const isOut = host !== undefined && (view.parts[host]?.placement ?? 'removed') === 'removed';
      const shape = cableShape(machine, view, cable);
      if (shape && !isOut) all.add(this.cable(cable.id, shape));
    }
    const { onBoard, onBench } = touchPlan(machine, view, probing);
    all.add(fields(onBoard, carrier.moved), fields(onBench, null));
    this.scene.add(all);
    this.scene.updateMatrixWorld(true);
  }

  private cable(id: string, { name, order }: NamedShape): Group {
    const shape = buffer(`${this.machine.model} ${name}`, () => {
      const part = buildOrdered(this.machine.model, order);
      if (!part) throw new RangeError(`The ${this.machine.model} has no ${id}`);
      return toBufferGeometry(part);
    });
    return named(id, true).add(new Mesh(shape, SOLID));
  }

  /** Pins that are pointed at while the meter is in hand. */
  pins(): readonly string[] {
    return touchPlan(this.machine, this.view, true).onBench.map(({ id }) => id);
  }

  /** Follows what the page points at, as the frame loop does; `look` is where the camera stands in the next frame. */
  spots(selected: string | null, isProbing = false) {
    const { machine, view, viewport, scene } = this;
    const camera = new PerspectiveCamera();
    const finder = new SpotFinder(scene, camera);
    const wanted = wantedSpots(machine, view, selected, isProbing);
    return (look: CameraView | CameraViewName, isMoving = false): Spots | null => {
      lookFrom(camera, typeof look === 'string' ? machine.views[look] : look, viewport, WORLD_PER_MM);
      return finder.next(wanted, viewport, isMoving);
    };
  }

  /** Whether `id` can be pointed at in the picture of a place. */
  isShownAt(id: string, place: CameraViewName): boolean {
    const { machine, view, viewport, scene } = this;
    const camera = new PerspectiveCamera();
    lookFrom(camera, machine.views[place], viewport, WORLD_PER_MM);
    return new ClearView(scene).sees(sightOf(machine, view, id), camera, viewport);
  }

  /** The picture that is shown when `id` is chosen; null when it can be pointed at in none. */
  viewOf(id: string): CameraView | null {
    const { machine, view, viewport } = this;
    return new ClearView(this.scene).viewOf(
      sightOf(machine, view, id),
      machine.views[placeOfTarget(view.model, id)],
      viewport,
    );
  }
}

function carrierOf(machine: SceneMachine, view: LabView): BoardTransform {
  const carrier = new BoardTransform(machine.boardAt);
  const board = machine.bodies.find(({ id }) => id === boardInUse(view));
  if (!board) throw new RangeError(`The ${view.model} has no board`);
  const goal = goalOf(board, view, machine);
  carrier.follow(placementOf(board, goal, machine.removals[board.id]), goal.removal === 0);
  return carrier;
}

function fields(areas: ReturnType<typeof touchPlan>['onBoard'], moved: Matrix4 | null): Group {
  const group = new Group();
  if (moved) group.applyMatrix4(moved);
  for (const { id, at, size } of areas) {
    const field = named(id, true);
    field.position.set(...at);
    field.add(new Mesh(new BoxGeometry(...size), SOLID));
    group.add(field);
  }
  return group;
}

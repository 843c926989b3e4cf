import {
  DoubleSide,
  type Intersection,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  Raycaster,
  Vector3,
} from 'three';
import { acceleratedRaycast } from 'three-mesh-bvh';
import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { type Body, type Pose, pose } from '../../../src/features/hardware-lab/scene/catalogue/bodies.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { toBufferGeometry } from '../../../src/features/hardware-lab/scene/geometry/buffers.ts';
import { carried, placed } from '../../../src/features/hardware-lab/scene/kit/placement.ts';
import { add, item, normalize, type Vec3 } from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import { indexForPicking } from '../../../src/features/hardware-lab/scene/picking/pick.ts';
import { find } from '../../support/scene-views.ts';
import { ALL_MODELS, geometry } from '../support/built.ts';

/** About so many points of a body are followed on their way. */
const FOLLOWED = 1200;
/** Share of a part that may brush against its guides, and of a screw or plug that is in metal when it begins to leave. */
const BRUSHES = 0.1;
const IN_METAL = 0.4;

const seatAnd = ({ at, turn }: Pose, step: Pose): Matrix4 =>
  placed([...add(at, step.at)], [...add(turn, step.turn)]);

function pointsOf(model: MachineModelId, { meshes }: Body): readonly Vec3[] {
  return meshes
    .filter((mesh) => mesh.pose === undefined)
    .flatMap((mesh) => {
      const { position } = geometry(mesh.geometry, model);
      const every = Math.max(1, Math.floor(position.length / 3 / FOLLOWED));
      return Array.from({ length: Math.floor(position.length / 3 / every) }, (_, i): Vec3 => {
        const [x, y, z] = [0, 1, 2].map((k) => item(position, i * every * 3 + k));
        return [x ?? 0, y ?? 0, z ?? 0];
      });
    });
}

describe.each(ALL_MODELS)('what comes out of the %s', (model) => {
  const { bodies, removals } = findSceneMachine(model);
  const { parts, fasteners } = findMachine(model);
  // A monitor stands on the desk: it has nothing to be taken out of.
  const leaving = bodies.filter(({ id }) => removals[id] !== undefined && parts[id]?.kind !== 'monitor');
  const shell = toBufferGeometry(geometry('case', model));
  indexForPicking(shell);
  const walls = new Mesh(shell, new MeshBasicMaterial({ side: DoubleSide }));
  const ray = new Raycaster();
  ray.near = 0.5;

  /** Share of a body's points that pass through the case between one step and the next. */
  function through(points: readonly Vec3[], from: Matrix4, to: Matrix4): number {
    const crossed = points.filter((point) => {
      const start = new Vector3(...carried(from, point));
      const way = new Vector3(...carried(to, point)).sub(start);
      ray.far = way.length();
      ray.set(start, way.normalize());
      const hits: Intersection[] = [];
      acceleratedRaycast.call(walls, ray, hits);
      return hits.length > 0;
    });
    return crossed.length / points.length;
  }

  it('leaves along the axis of its place first', () => {
    const askew = leaving.flatMap(({ id, home, hinge }) => {
      const first = find(removals, id).steps[0] ?? pose([0, 0, 0]);
      const way = normalize(first.at);
      const isScrew = fasteners[id] !== undefined;
      const kind = parts[id]?.kind ?? '';
      const along = (turn: Vec3, axis: Vec3): number =>
        new Vector3(...carried(placed([0, 0, 0], [...turn]), axis)).dot(new Vector3(...way));
      // An M.2 module or a SO-DIMM comes out of its connector as it has sprung up.
      const tilts = parts[id] !== undefined && hinge?.axis === 'y';
      const leaning = tilts ? along([0, hinge.open, 0], [-1, 0, 0]) : null;
      const straight = isScrew ? along(home.turn, [0, 0, 1]) : (leaning ?? Math.max(...way.map(Math.abs)));
      const isOnBoard = /^(dimm|cpu|cpu-cooler|gpu|cmos-cell|motherboard|standoff)$/.test(kind);
      const isRight = straight > 0.999 && (!isOnBoard || tilts || way[2] > 0.999);
      return isRight ? [] : [`${id} ${way.map((v) => v.toFixed(2)).join(' ')}`];
    });
    expect(askew).toEqual([]);
  });

  it('passes by the case and not through it', () => {
    const stuck = leaving.flatMap((body) => {
      const { steps } = find(removals, body.id);
      const points = pointsOf(model, body);
      return steps.flatMap((step, leg) => {
        const from = seatAnd(body.home, steps[leg - 1] ?? pose([0, 0, 0]));
        const share = through(points, from, seatAnd(body.home, step));
        const isInMetal = fasteners[body.id] !== undefined || parts[body.id]?.kind === 'usb-stick';
        const allowed = leg === 0 && isInMetal ? IN_METAL : BRUSHES;
        return share > allowed ? [`${body.id}, step ${leg + 1}: ${share.toFixed(2)}`] : [];
      });
    });
    expect(stuck).toEqual([]);
  });
});

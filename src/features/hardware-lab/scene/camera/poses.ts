import { Euler, type Matrix4, Quaternion, Vector3 } from 'three';
import type { Body, Pose } from '../catalogue/bodies.ts';
import type { Removal } from '../catalogue/pieces.ts';
import { item, type Vec3 } from '../kit/vectors.ts';
import type { BodyGoal } from './goals.ts';

export interface Placement {
  readonly position: Vector3;
  readonly rotation: Quaternion;
}

export type EasedState = Pick<BodyGoal, 'home' | 'removal' | 'liftTop' | 'liftBottom' | 'angle'>;

const MODULE_LENGTH = 133.35;
const AXES = { x: new Vector3(1, 0, 0), y: new Vector3(0, 1, 0), z: new Vector3(0, 0, 1) } as const;

/**
 * From state to pose, part 2: eased numbers to a position in case coordinates (mm). `carried` is the board's offset
 * from its seat.
 */
export function placementOf(
  body: Body,
  state: EasedState,
  removal: Removal | undefined,
  carried: Matrix4 | null = null,
): Placement {
  const home = seatOf(state.home, carried);
  const { position, rotation } = home;
  if (state.angle !== 0 && body.hinge)
    rotation.multiply(new Quaternion().setFromAxisAngle(AXES[body.hinge.axis], state.angle));
  if (removal && state.removal > 0) return along(removal, state.home, home, state.removal, carried);
  if (state.liftTop !== 0 || state.liftBottom !== 0) {
    const outwards = wayOut(removal).applyQuaternion(turnOf(carried));
    position.addScaledVector(outwards, (state.liftTop + state.liftBottom) / 2);
    rotation.multiply(
      new Quaternion().setFromAxisAngle(
        AXES.x,
        Math.atan((state.liftTop - state.liftBottom) / MODULE_LENGTH),
      ),
    );
  }
  return { position, rotation };
}

/** The direction in which a part leaves its seat: away from the board, unless its removal path starts differently. */
function wayOut(removal: Removal | undefined): Vector3 {
  const first = removal?.steps[0];
  return first ? new Vector3(...first.at).normalize() : AXES.z.clone();
}

/** The position of a body's seat on a board that is offset by `carried`. */
function seatOf({ at, turn }: Pose, carried: Matrix4 | null): Placement {
  const position = new Vector3(...at);
  const rotation = turned(turn);
  if (!carried) return { position, rotation };
  return { position: position.applyMatrix4(carried), rotation: turnOf(carried).multiply(rotation) };
}

const turnOf = (matrix: Matrix4 | null): Quaternion =>
  matrix ? new Quaternion().setFromRotationMatrix(matrix) : new Quaternion();

/** A point of the removal path: `progress` is the share of its length, so the speed is constant over unequal steps. */
function along(
  { steps, bench }: Removal,
  { turn }: Pose,
  home: Placement,
  progress: number,
  carried: Matrix4 | null,
): Placement {
  const carriedTurn = turnOf(carried);
  const way: readonly Placement[] = [
    home,
    ...steps.map((step) => ({
      position: new Vector3(...step.at).applyQuaternion(carriedTurn).add(home.position),
      rotation: carriedTurn.clone().multiply(turned(sum(turn, step.turn))),
    })),
    { position: new Vector3(...bench.at), rotation: turned(bench.turn) },
  ];
  const legs = way.slice(1).map(({ position }, i) => position.distanceTo(item(way, i).position));
  const length = legs.reduce((total, leg) => total + leg, 0);
  let left = Math.min(progress, 1) * length;
  for (const [i, leg] of legs.entries()) {
    if (left <= leg || i === legs.length - 1) {
      const t = leg > 0 ? Math.min(left / leg, 1) : 1;
      const [from, to] = [item(way, i), item(way, i + 1)];
      return {
        position: from.position.clone().lerp(to.position, t),
        rotation: from.rotation.clone().slerp(to.rotation, t),
      };
    }
    left -= leg;
  }
  return item(way, way.length - 1);
}

const sum = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const turned = (turn: Vec3): Quaternion => new Quaternion().setFromEuler(new Euler(...turn));

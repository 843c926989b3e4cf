import { Euler, Quaternion, Vector3 } from 'three';
import type { Body, Pose } from '../catalogue/bodies.ts';
import { CABLE_ROUTES } from '../catalogue/cable-routes.ts';
import { REMOVALS, type Removal, SCREW_REMOVALS } from '../catalogue/removals.ts';
import { add, item, length, scale, subtract, type Vec3 } from '../kit/vectors.ts';
import type { BodyGoal } from './goals.ts';

export interface Placement {
  readonly position: Vector3;
  readonly rotation: Quaternion;
}

export type EasedState = Pick<BodyGoal, 'home' | 'removal' | 'liftTop' | 'liftBottom' | 'angle'>;

const MODULE_LENGTH = 133.35;
const X_AXIS = new Vector3(1, 0, 0);
const Y_AXIS = new Vector3(0, 1, 0);
const Z_AXIS = new Vector3(0, 0, 1);

/** State -> pose, second half: eased numbers to a place in the case's space (mm). */
export function placementOf(body: Body, state: EasedState): Placement {
  const removal = removalOf(body.id);
  if (removal && state.removal > 0) return along(removal, state.home, state.removal);
  const rotation = turned(state.home);
  const position = new Vector3(...state.home.at);
  if (state.liftTop !== 0 || state.liftBottom !== 0) {
    position.addScaledVector(liftDirection(body.id), (state.liftTop + state.liftBottom) / 2);
    rotation.multiply(
      new Quaternion().setFromAxisAngle(
        X_AXIS,
        Math.atan((state.liftTop - state.liftBottom) / MODULE_LENGTH),
      ),
    );
  }
  if (state.angle !== 0) rotation.multiply(new Quaternion().setFromAxisAngle(hingeOf(body.id), state.angle));
  return { position, rotation };
}

function removalOf(id: string): Removal | null {
  return REMOVALS[id] ?? SCREW_REMOVALS[id] ?? null;
}

/** Parts leave along the board's normal; a cable leaves its socket along its own. */
function liftDirection(id: string): Vector3 {
  const route = CABLE_ROUTES.find((cable) => cable.id === id);
  return route ? new Vector3(...item(route.bundles, 0).end.out) : Z_AXIS;
}

function hingeOf(id: string): Vector3 {
  if (id === 'latch-x16') return Y_AXIS;
  return id === 'psu-switch' ? Z_AXIS : X_AXIS;
}

/** A point of the way out: `progress` counts the length travelled, so the speed is even over unequal steps. */
function along({ steps, bench }: Removal, home: Pose, progress: number): Placement {
  const way: readonly Pose[] = [
    home,
    ...steps.map((s) => ({ at: add(home.at, s.at), turn: add(home.turn, s.turn) })),
    bench,
  ];
  const legs = way.slice(1).map((pose, i) => length(subtract(pose.at, item(way, i).at)));
  const whole = legs.reduce((sum, leg) => sum + leg, 0);
  let left = Math.min(progress, 1) * whole;
  for (const [i, leg] of legs.entries()) {
    if (left <= leg || i === legs.length - 1) {
      const t = leg > 0 ? Math.min(left / leg, 1) : 1;
      const [from, to] = [item(way, i), item(way, i + 1)];
      return {
        position: new Vector3(...mix(from.at, to.at, t)),
        rotation: turned(from).slerp(turned(to), t),
      };
    }
    left -= leg;
  }
  return { position: new Vector3(...bench.at), rotation: turned(bench) };
}

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(scale(a, 1 - t), scale(b, t));
const turned = ({ turn }: Pose): Quaternion => new Quaternion().setFromEuler(new Euler(...turn));

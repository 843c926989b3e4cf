import { useFrame, useThree } from '@react-three/fiber';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import { damped } from '../camera/damping.ts';
import type { BodyGoal } from '../camera/goals.ts';
import { placementOf } from '../camera/poses.ts';
import type { Body, MeshSpec } from '../catalogue/bodies.ts';
import type { Removal } from '../catalogue/pieces.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';
import { MarkedMesh } from './marked-mesh.tsx';

/** Damping rates per second: for a part on its way to the workbench, and for small movements. */
const TRAVEL_RATE = 4.2;
const CLICK_RATE = 13;
/** Frame order: after the camera, before what follows the bodies. */
const BODIES = -0.5;

export type Mark = 'selected' | 'highlighted' | null;

export interface BodyGroupProps {
  readonly body: Body;
  readonly goal: BodyGoal;
  readonly mark: Mark;
  /** It can be selected with a click. */
  readonly pointable: boolean;
  readonly removal: Removal | undefined;
  /** It is mounted on the board and moves with it. */
  readonly movesWithBoard: boolean;
  /** It is the board. */
  readonly carries: boolean;
}

/** One body of the machine: eases towards its goal and requests frames only while it moves. */
export const BodyGroup = memo(function BodyGroup({
  body,
  goal,
  mark,
  pointable,
  removal,
  movesWithBoard,
  carries,
}: BodyGroupProps) {
  const { activity, reducedMotion, carrier } = useStage();
  const group = useRef<Group>(null);
  const eased = useRef(goal);
  const followed = useRef(0);
  const redraw = useRedraw();
  const renderer = useThree((state) => state.gl);

  const place = () => {
    if (!group.current) return;
    const placement = placementOf(body, eased.current, removal, movesWithBoard ? carrier.moved : null);
    group.current.position.copy(placement.position);
    group.current.quaternion.copy(placement.rotation);
    renderer.shadowMap.needsUpdate = true;
    followed.current = carrier.version;
    if (carries) carrier.follow(placement, eased.current.removal === 0);
  };

  useLayoutEffect(() => {
    eased.current = { ...eased.current, home: goal.home };
    if (reducedMotion) eased.current = goal;
    else activity.set(body.id, !isThere(eased.current, goal));
    place();
    redraw();
  });
  useEffect(() => () => activity.set(body.id, false), [activity, body.id]);

  useFrame(
    (_, seconds) => {
      if (movesWithBoard && followed.current !== carrier.version) place();
      if (isThere(eased.current, goal)) return;
      eased.current = stepTowards(eased.current, goal, seconds);
      place();
      const arrived = isThere(eased.current, goal);
      activity.set(body.id, !arrived);
      if (!arrived) redraw();
    },
    carries ? BODIES - 0.1 : BODIES,
  );

  const meshes = body.meshes.filter(({ variant }) => variant === undefined || variant === goal.variant);
  return (
    <group ref={group} name={body.id} visible={goal.visible} userData={{ target: pointable }}>
      {meshes.map((mesh) => (
        <BodyMesh
          key={`${mesh.geometry} ${mesh.pose?.at.join(' ') ?? ''}`}
          mesh={mesh}
          mark={mark}
          spinning={goal.spinning}
          castsShadow={body.id !== 'mat'}
        />
      ))}
    </group>
  );
}, sameBody);

function BodyMesh({
  mesh: { geometry, material = 'surface', pose, rotor, instanced = false },
  mark,
  spinning,
  castsShadow,
}: {
  mesh: MeshSpec;
  mark: Mark;
  spinning: boolean;
  castsShadow: boolean;
}) {
  const { store, instances } = useStage();
  const object = useRef<Group>(null);
  useLayoutEffect(
    () => (instanced && object.current ? instances.add(geometry, object.current) : undefined),
    [instanced, geometry, instances],
  );
  return (
    <group position={pose?.at ?? [0, 0, 0]} rotation={pose?.turn ?? [0, 0, 0]}>
      <group ref={object} userData={{ rotor: rotor === true, spinning }}>
        <MarkedMesh
          geometry={store.get(geometry)}
          material={material}
          mark={mark}
          castsShadow={castsShadow}
          elsewhere={instanced}
        />
      </group>
    </group>
  );
}

function sameBody(a: BodyGroupProps, b: BodyGroupProps): boolean {
  return (
    a.body === b.body &&
    a.mark === b.mark &&
    a.pointable === b.pointable &&
    a.carries === b.carries &&
    a.goal.visible === b.goal.visible &&
    a.goal.variant === b.goal.variant &&
    a.goal.spinning === b.goal.spinning &&
    a.goal.home.at.every((v, i) => v === b.goal.home.at[i]) &&
    isThere(a.goal, b.goal)
  );
}

type Eased = Pick<BodyGoal, 'removal' | 'liftTop' | 'liftBottom' | 'angle'>;

const isThere = (a: Eased, b: Eased): boolean =>
  a.removal === b.removal && a.liftTop === b.liftTop && a.liftBottom === b.liftBottom && a.angle === b.angle;

function stepTowards(from: BodyGoal, to: BodyGoal, seconds: number): BodyGoal {
  return {
    ...to,
    removal: damped(from.removal, to.removal, TRAVEL_RATE, seconds),
    liftTop: damped(from.liftTop, to.liftTop, CLICK_RATE, seconds),
    liftBottom: damped(from.liftBottom, to.liftBottom, CLICK_RATE, seconds),
    angle: damped(from.angle, to.angle, CLICK_RATE, seconds),
  };
}

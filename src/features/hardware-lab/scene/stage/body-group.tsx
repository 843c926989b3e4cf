import { useFrame, useThree } from '@react-three/fiber';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import type { Body } from '../catalogue/bodies.ts';
import { damped } from './damping.ts';
import type { BodyGoal } from './goals.ts';
import { placementOf } from './poses.ts';
import { useRedraw, useStage } from './stage-context.ts';

/** How fast things settle, per second: a part on its way to the bench, and the small movements of a hand. */
const TRAVEL_RATE = 4.2;
const CLICK_RATE = 13;

export type Mark = 'selected' | 'highlighted' | null;

export interface BodyGroupProps {
  readonly body: Body;
  readonly goal: BodyGoal;
  readonly mark: Mark;
}

/** One body of the machine: eases towards its goal and asks for frames only while it moves. */
export const BodyGroup = memo(function BodyGroup({ body, goal, mark }: BodyGroupProps) {
  const { geometries, materials, activity, reducedMotion, outlines } = useStage();
  const group = useRef<Group>(null);
  const eased = useRef(goal);
  const redraw = useRedraw();
  const renderer = useThree((state) => state.gl);

  const place = () => {
    if (!group.current) return;
    const { position, rotation } = placementOf(body, eased.current);
    group.current.position.copy(position);
    group.current.quaternion.copy(rotation);
    renderer.shadowMap.needsUpdate = true;
  };

  useLayoutEffect(() => {
    eased.current = { ...eased.current, home: goal.home };
    if (reducedMotion) eased.current = goal;
    else activity.set(body.id, !isThere(eased.current, goal));
    place();
    redraw();
  });
  useEffect(() => () => activity.set(body.id, false), [activity, body.id]);

  useFrame((_, seconds) => {
    if (isThere(eased.current, goal)) return;
    eased.current = stepTowards(eased.current, goal, seconds);
    place();
    const arrived = isThere(eased.current, goal);
    activity.set(body.id, !arrived);
    if (!arrived) redraw();
  });

  const meshes = body.meshes.filter(({ variant }) => variant === undefined || variant === goal.variant);
  return (
    <group ref={group} name={body.id} visible={goal.visible} userData={{ target: body.target }}>
      {meshes.map(({ geometry, material = 'surface', pose, rotor }) => {
        const shape = geometries.get(geometry);
        if (!shape) throw new RangeError(`No geometry named ${geometry}`);
        const solid = material === 'surface' || material === 'circuit-board';
        return (
          <group
            key={`${geometry} ${pose?.at.join(' ') ?? ''}`}
            position={pose?.at ?? [0, 0, 0]}
            rotation={pose?.turn ?? [0, 0, 0]}
          >
            <mesh
              geometry={shape}
              material={materials.byName[material]}
              castShadow={solid && body.id !== 'mat'}
              receiveShadow={solid}
              renderOrder={material === 'glass' ? 5 : 0}
              userData={{ rotor: rotor === true, spinning: goal.spinning }}
            />
            {mark && solid ? (
              <>
                <mesh
                  geometry={shape}
                  material={materials.outlineMask}
                  renderOrder={2}
                  userData={{ outline: true }}
                />
                <mesh
                  geometry={shape}
                  material={outlines[mark]}
                  renderOrder={3}
                  userData={{ outline: true }}
                />
              </>
            ) : null}
          </group>
        );
      })}
    </group>
  );
}, sameBody);

function sameBody(a: BodyGroupProps, b: BodyGroupProps): boolean {
  return (
    a.mark === b.mark &&
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

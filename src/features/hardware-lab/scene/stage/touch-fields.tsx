import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import { TOUCH_AREAS } from '../catalogue/touch-areas.ts';
import type { Mark } from './body-group.tsx';
import { useStage } from './stage-context.ts';

/** Boxes over sockets and LEDs: they answer pointing without being drawn, and show an outline when marked. */
export function TouchFields({ markOf }: { markOf: (id: string) => Mark }) {
  const { materials, outlines } = useStage();
  const boxes = useMemo(
    () => TOUCH_AREAS.map((area) => ({ ...area, box: new BoxGeometry(...area.size) })),
    [],
  );
  return (
    <>
      {boxes.map(({ id, at, box }) => {
        const mark = markOf(id);
        return (
          <group key={`${id} ${at.join(' ')}`} name={id} position={[...at]} userData={{ target: true }}>
            <mesh
              geometry={box}
              material={mark ? materials.outlineMask : materials.untouched}
              renderOrder={2}
            />
            {mark ? (
              <mesh geometry={box} material={outlines[mark]} renderOrder={3} userData={{ outline: true }} />
            ) : null}
          </group>
        );
      })}
    </>
  );
}

import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import type { Mark } from '../bodies/body-group.tsx';
import type { TouchArea } from '../catalogue/pieces.ts';
import { useStage } from '../stage/stage-context.ts';

/** Invisible, clickable boxes over sockets, connectors, pins and LEDs, with an outline when selected or hovered. */
export function TouchFields({
  areas,
  markOf,
}: {
  areas: readonly TouchArea[];
  markOf: (id: string) => Mark;
}) {
  const { materials, outlines } = useStage();
  const boxes = useMemo(
    () => areas.map((area) => ({ ...area, box: new BoxGeometry(...area.size) })),
    [areas],
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

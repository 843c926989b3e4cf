import type { BufferGeometry } from 'three';
import type { MaterialName } from '../catalogue/bodies.ts';
import { useStage } from '../stage/stage-context.ts';
import type { Mark } from './body-group.tsx';

export interface MarkedMeshProps {
  readonly geometry: BufferGeometry;
  readonly material: MaterialName;
  readonly mark: Mark;
  readonly castsShadow?: boolean;
  /** Drawn as an instance elsewhere; this mesh is only for picking. */
  readonly elsewhere?: boolean;
  readonly userData?: Readonly<Record<string, unknown>>;
}

/** A mesh with an outline while selected or hovered. */
export function MarkedMesh({
  geometry,
  material,
  mark,
  castsShadow = false,
  elsewhere = false,
  userData = {},
}: MarkedMeshProps) {
  const { materials, outlines } = useStage();
  const solid = material === 'surface' || material === 'circuit-board';
  return (
    <>
      <mesh
        geometry={geometry}
        material={elsewhere ? materials.untouched : materials.byName[material]}
        castShadow={castsShadow && solid && !elsewhere}
        receiveShadow={solid}
        renderOrder={material === 'glass' ? 5 : 0}
        userData={userData}
      />
      {mark && solid ? (
        <>
          <mesh
            geometry={geometry}
            material={materials.outlineMask}
            renderOrder={2}
            userData={{ outline: true }}
          />
          <mesh geometry={geometry} material={outlines[mark]} renderOrder={3} userData={{ outline: true }} />
        </>
      ) : null}
    </>
  );
}

import { useMemo } from 'react';
import { InstancedBufferAttribute, InstancedMesh } from 'three';
import type { Vec3 } from '../kit/vectors.ts';
import { useStage } from '../stage/stage-context.ts';

const NEVER_HIT = () => undefined;

/** Hundreds of surface-mount parts in two draw calls; not pickable. */
export function SmallPartsField({ boardAt }: { boardAt: Vec3 }) {
  const { store, materials } = useStage();
  const fields = useMemo(
    () =>
      (
        [
          ['chip-capacitor', store.capacitors],
          ['chip-resistor', store.resistors],
        ] as const
      ).map(([shape, matrices]) => {
        const mesh = new InstancedMesh(store.get(shape), materials.byName.surface, matrices.length / 16);
        mesh.instanceMatrix = new InstancedBufferAttribute(matrices, 16);
        mesh.receiveShadow = true;
        mesh.raycast = NEVER_HIT;
        mesh.computeBoundingSphere();
        return mesh;
      }),
    [store, materials],
  );
  return (
    <group position={[...boardAt]}>
      {fields.map((mesh) => (
        <primitive key={mesh.uuid} object={mesh} />
      ))}
    </group>
  );
}

import { useMemo } from 'react';
import { InstancedBufferAttribute, InstancedMesh } from 'three';
import { placeSmallParts } from '../builders/small-parts.ts';
import { BOARD_ORIGIN } from '../catalogue/layout.ts';
import { useStage } from './stage-context.ts';

const NEVER_HIT = () => undefined;

/** Hundreds of surface-mount parts in two draw calls. They are looked at, never picked. */
export function SmallPartsField() {
  const { geometries, materials } = useStage();
  const fields = useMemo(() => {
    const placed = placeSmallParts();
    return [
      { shape: geometries.get('chip-capacitor'), matrices: placed.capacitors },
      { shape: geometries.get('chip-resistor'), matrices: placed.resistors },
    ].flatMap(({ shape, matrices }) => {
      if (!shape) return [];
      const mesh = new InstancedMesh(shape, materials.byName.surface, matrices.length / 16);
      mesh.instanceMatrix = new InstancedBufferAttribute(matrices, 16);
      mesh.receiveShadow = true;
      mesh.raycast = NEVER_HIT;
      mesh.computeBoundingSphere();
      return [mesh];
    });
  }, [geometries, materials]);
  return (
    <group position={[...BOARD_ORIGIN]}>
      {fields.map((mesh, index) => (
        <primitive key={index === 0 ? 'capacitors' : 'resistors'} object={mesh} />
      ))}
    </group>
  );
}

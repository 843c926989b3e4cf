import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { InstancedMesh, Matrix4, type Object3D } from 'three';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { useStage } from './stage-context.ts';

/** Things of the same shape that are drawn together, by geometry. */
export class Instances {
  private readonly groups = new Map<string, Set<Object3D>>();

  /** Adds one; the answer takes it out again. */
  add(geometry: string, object: Object3D): () => void {
    const set = this.groups.get(geometry) ?? new Set();
    this.groups.set(geometry, set.add(object));
    return () => set.delete(object);
  }

  of(geometry: string): ReadonlySet<Object3D> {
    return this.groups.get(geometry) ?? NONE;
  }
}

const NONE: ReadonlySet<Object3D> = new Set();
const NEVER_HIT = () => undefined;
/** After every body and whatever turns it; a number above 0 would take the drawing over. */
const LAST = 0;

/** Screws, latches and fans, one draw call a shape. Each is still a body of its own that answers pointing. */
export function InstanceFields({ machine }: { machine: SceneMachine }) {
  const { store, materials, instances } = useStage();
  const fields = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { geometry, instanced } of machine.bodies.flatMap(({ meshes }) => meshes))
      if (instanced) counts.set(geometry, (counts.get(geometry) ?? 0) + 1);
    return [...counts].map(([geometry, count]) => {
      const mesh = new InstancedMesh(store.get(geometry), materials.byName.surface, count);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.frustumCulled = false;
      mesh.raycast = NEVER_HIT;
      mesh.count = 0;
      return { geometry, mesh };
    });
  }, [machine, store, materials]);
  useFrame(() => {
    for (const { geometry, mesh } of fields) {
      let count = 0;
      for (const object of instances.of(geometry)) {
        if (!isShown(object)) continue;
        object.updateWorldMatrix(true, false);
        mesh.setMatrixAt(count, matrix.copy(object.matrixWorld));
        count += 1;
      }
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }, LAST);
  return (
    <>
      {fields.map(({ geometry, mesh }) => (
        <primitive key={geometry} object={mesh} />
      ))}
    </>
  );
}

const matrix = new Matrix4();

function isShown(object: Object3D): boolean {
  for (let node: Object3D | null = object; node; node = node.parent) if (!node.visible) return false;
  return true;
}

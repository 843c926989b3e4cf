import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { InstancedMesh, Matrix4, type Object3D } from 'three';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { useStage } from '../stage/stage-context.ts';

/** Bodies drawn as instances, by geometry. */
export class Instances {
  private readonly groups = new Map<string, Set<Object3D>>();

  /** Adds an instance; returns a function that removes it. */
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
/** After all bodies and rotors; a priority above 0 would disable automatic rendering. */
const LAST = 0;

/** Screws, latches and fans, one draw call per shape. Each remains a body that can be clicked. */
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

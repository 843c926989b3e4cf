import { useThree } from '@react-three/fiber';
import { memo, useEffect, useState } from 'react';
import type { BufferGeometry } from 'three';
import type { NamedShape } from '../geometry/shapes.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';
import type { Mark } from './body-group.tsx';
import { MarkedMesh } from './marked-mesh.tsx';

export interface OrderedBodyProps {
  readonly id: string;
  readonly shape: NamedShape;
  readonly target: boolean;
  readonly mark: Mark;
}

/** A body whose shape depends on its position: cables and probes. The old shape stays until the new one is built. */
export const OrderedBody = memo(
  function OrderedBody({ id, shape, target, mark }: OrderedBodyProps) {
    const geometry = useShape(id, shape);
    if (!geometry) return null;
    return (
      <group name={id} userData={{ target }}>
        <MarkedMesh geometry={geometry} material="surface" mark={mark} castsShadow />
      </group>
    );
  },
  (a, b) => a.id === b.id && a.shape.name === b.shape.name && a.mark === b.mark && a.target === b.target,
);

function useShape(id: string, { name, order }: NamedShape): BufferGeometry | null {
  const { store, activity } = useStage();
  const redraw = useRedraw();
  const renderer = useThree((state) => state.gl);
  const [shown, setShown] = useState<{ name: string; geometry: BufferGeometry } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name stands for its order
  useEffect(() => {
    let left = false;
    const show = () => {
      const geometry = store.arrived(name);
      activity.set(`shape ${id}`, false);
      if (left || !geometry) return;
      setShown({ name, geometry });
      renderer.shadowMap.needsUpdate = true;
      redraw();
    };
    if (store.arrived(name)) show();
    else {
      activity.set(`shape ${id}`, true);
      store.order(name, order).then(show, (cause: unknown) => {
        activity.set(`shape ${id}`, false);
        console.error(`${id} could not be built`, cause);
      });
    }
    return () => {
      left = true;
      activity.set(`shape ${id}`, false);
    };
  }, [id, name, store, activity, renderer, redraw]);
  // The old shape can be freed once the new one is shown.
  const before = shown?.name;
  useEffect(
    () => () => {
      if (before !== undefined) store.forget(before);
    },
    [before, store],
  );
  return shown?.geometry ?? null;
}

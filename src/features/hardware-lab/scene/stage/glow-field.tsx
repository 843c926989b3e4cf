import { useLayoutEffect, useMemo } from 'react';
import { Color, InstancedMesh, Matrix4, PlaneGeometry, Quaternion, Vector3 } from 'three';
import { GLOWS } from '../catalogue/glows.ts';
import { useStage } from './stage-context.ts';

const NEVER_HIT = () => undefined;
const GAIN = 0.2;

/** Shine around lit lamps, in one draw call. `levels` are the light channels. */
export function GlowField({ levels }: { levels: readonly number[] }) {
  const { materials } = useStage();
  const field = useMemo(() => {
    const mesh = new InstancedMesh(new PlaneGeometry(1, 1), materials.glow, GLOWS.length);
    GLOWS.forEach(({ at, size }, i) => {
      mesh.setMatrixAt(
        i,
        new Matrix4().compose(new Vector3(...at), new Quaternion(), new Vector3(size, size, 1)),
      );
      mesh.setColorAt(i, new Color(0, 0, 0));
    });
    mesh.renderOrder = 4;
    mesh.frustumCulled = false;
    mesh.raycast = NEVER_HIT;
    return mesh;
  }, [materials]);
  useLayoutEffect(() => {
    GLOWS.forEach(({ color, channel }, i) => {
      field.setColorAt(i, new Color(color).multiplyScalar((levels[channel] ?? 0) * GAIN));
    });
    if (field.instanceColor) field.instanceColor.needsUpdate = true;
    field.visible = GLOWS.some(({ channel }) => (levels[channel] ?? 0) > 0);
  });
  return <primitive object={field} />;
}

import { useLayoutEffect, useMemo } from 'react';
import { Color, InstancedMesh, Matrix4, PlaneGeometry, Quaternion, Vector3 } from 'three';
import type { Glow } from '../catalogue/pieces.ts';
import { useStage } from '../stage/stage-context.ts';

const NEVER_HIT = () => undefined;
const GAIN = 0.2;

/** The glows of all lights in one draw call. `levels` are the light channels. */
export function GlowField({ glows, levels }: { glows: readonly Glow[]; levels: Float32Array }) {
  const { materials } = useStage();
  const field = useMemo(() => {
    const mesh = new InstancedMesh(new PlaneGeometry(1, 1), materials.glow, glows.length);
    glows.forEach(({ at, size }, i) => {
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
  }, [materials, glows]);
  useLayoutEffect(() => {
    let lit = false;
    glows.forEach(({ channel }, i) => {
      const light = new Color().fromArray(levels, channel * 3).multiplyScalar(GAIN);
      lit ||= light.r + light.g + light.b > 0;
      field.setColorAt(i, light);
    });
    if (field.instanceColor) field.instanceColor.needsUpdate = true;
    field.visible = lit;
  });
  return <primitive object={field} />;
}

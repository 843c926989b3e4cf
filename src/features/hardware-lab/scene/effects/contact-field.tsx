import { useLayoutEffect, useMemo } from 'react';
import { InstancedMesh, Matrix4, PlaneGeometry, Quaternion, Vector3 } from 'three';
import type { ContactShade } from '../catalogue/pieces.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';

const FLAT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
const UPRIGHT = new Quaternion();
const GONE = new Matrix4().makeScale(0, 0, 0);
const NEVER_HIT = () => undefined;

/** All contact shadows in one draw call. `seated` are the parts in their seats. */
export function ContactField({
  shades,
  seated,
}: {
  shades: readonly ContactShade[];
  seated: ReadonlySet<string>;
}) {
  const { materials } = useStage();
  const redraw = useRedraw();
  const field = useMemo(() => {
    const mesh = new InstancedMesh(new PlaneGeometry(1, 1), materials.contact, shades.length);
    mesh.renderOrder = 1;
    mesh.frustumCulled = false;
    mesh.raycast = NEVER_HIT;
    return mesh;
  }, [materials, shades]);
  useLayoutEffect(() => {
    shades.forEach(({ at, width, depth, plane, under }, i) => {
      const shown = under === undefined || seated.has(under);
      const matrix = new Matrix4().compose(
        new Vector3(...at),
        plane === 'bench' ? FLAT : UPRIGHT,
        new Vector3(width, depth, 1),
      );
      field.setMatrixAt(i, shown ? matrix : GONE);
    });
    field.instanceMatrix.needsUpdate = true;
    redraw();
  }, [field, shades, seated, redraw]);
  return <primitive object={field} />;
}

import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { InstancedMesh, Matrix4, PlaneGeometry, Quaternion, Vector3 } from 'three';
import { seededRandom } from '../kit/seeded-random.ts';
import { item, type Vec3 } from '../kit/vectors.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';

const PUFFS = 14;
const RISE_MM = 380;
/** The supply's fan blows smoke away from the case, so that it is also visible from the open side. */
const DRIFT_MM = 120;
const SECONDS_UP = 5;
const FPS = 15;
const NEVER_HIT = () => undefined;
const AFTER_BODIES = -0.4;

/** Smoke: soft quads that rise, spread and drift; still with reduced motion. */
export function Smoke({ from }: { from: Vec3 }) {
  const { materials, reducedMotion } = useStage();
  const redraw = useRedraw();
  const puffs = useMemo(() => {
    const random = seededRandom(3);
    return Array.from({ length: PUFFS }, (_, i) => ({
      phase: i / PUFFS,
      lean: random() - 0.5,
      size: 0.7 + random() * 0.6,
    }));
  }, []);
  const mesh = useMemo(() => {
    const made = new InstancedMesh(new PlaneGeometry(1, 1), materials.smoke, PUFFS);
    made.frustumCulled = false;
    made.renderOrder = 6;
    made.raycast = NEVER_HIT;
    return made;
  }, [materials]);
  useEffect(() => {
    redraw();
    if (reducedMotion) return;
    const timer = window.setInterval(() => {
      if (!document.hidden) redraw();
    }, 1000 / FPS);
    return () => window.clearInterval(timer);
  }, [reducedMotion, redraw]);
  useFrame(({ clock, camera }) => {
    const time = reducedMotion ? 0 : clock.elapsedTime / SECONDS_UP;
    const turn = new Quaternion().copy(camera.quaternion);
    for (let i = 0; i < PUFFS; i++) {
      const { phase, lean, size } = item(puffs, i);
      const t = (time + phase) % 1;
      const at = new Vector3(
        from[0] - DRIFT_MM * t + lean * 70 * t + Math.sin(t * 5 + i) * 8,
        from[1] + t * RISE_MM,
        from[2] + lean * 30 * t,
      );
      const width = size * (64 + 170 * t) * Math.sin(Math.PI * Math.min(t * 1.15, 1)) ** 0.5;
      mesh.setMatrixAt(i, new Matrix4().compose(at, turn, new Vector3(width, width, 1)));
    }
    mesh.instanceMatrix.needsUpdate = true;
  }, AFTER_BODIES);
  return <primitive object={mesh} />;
}

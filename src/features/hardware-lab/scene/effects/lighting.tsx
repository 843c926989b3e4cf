import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { DirectionalLight, WebGLRenderTarget } from 'three';
import { createEnvironment } from '../materials/studio.ts';
import { useRedraw, useStage } from '../stage/stage-context.ts';

const ENVIRONMENT_INTENSITY = 0.95;
const KEY_AT = [-4.5, 9.5, 8.5] as const;
const MIDDLE_OF_CASE = 2.2;

/** Environment map, a warm key light whose shadow is updated only on changes, and a fill light at the camera. */
export function Lighting() {
  const { tier } = useStage();
  const fill = useRef<DirectionalLight>(null);
  useEnvironment();
  useFrame(({ camera }) => {
    if (!fill.current) return;
    fill.current.position.set(camera.position.x + 0.5, camera.position.y + 1.2, camera.position.z);
    fill.current.target.position.set(0, MIDDLE_OF_CASE, 0);
    fill.current.target.updateMatrixWorld();
  });
  return (
    <>
      <directionalLight
        key={tier.shadowPx}
        castShadow={tier.shadowPx > 0}
        position={[...KEY_AT]}
        intensity={2.1}
        color="#fff3e4"
        shadow-mapSize={[tier.shadowPx || 1, tier.shadowPx || 1]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.012}
        shadow-radius={4}
      >
        <orthographicCamera attach="shadow-camera" args={[-9, 6, 6, -6, 1, 30]} />
      </directionalLight>
      <directionalLight ref={fill} intensity={0.4} />
    </>
  );
}

/** Rebuilds the environment map after a lost context is restored. */
function useEnvironment(): void {
  const renderer = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const redraw = useRedraw();
  useLayoutEffect(() => {
    let target: WebGLRenderTarget | null = null;
    const light = () => {
      target?.dispose();
      target = createEnvironment(renderer);
      scene.environment = target.texture;
      scene.environmentIntensity = ENVIRONMENT_INTENSITY;
      renderer.shadowMap.needsUpdate = true;
      redraw();
    };
    light();
    renderer.domElement.addEventListener('webglcontextrestored', light);
    return () => {
      renderer.domElement.removeEventListener('webglcontextrestored', light);
      target?.dispose();
      scene.environment = null;
    };
  }, [renderer, scene, redraw]);
}

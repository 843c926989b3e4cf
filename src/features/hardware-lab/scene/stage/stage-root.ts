import { createRoot, extend, type ReconcilerRoot } from '@react-three/fiber';
import type { ReactNode } from 'react';
import {
  ACESFilmicToneMapping,
  DirectionalLight,
  Group,
  InstancedMesh,
  Mesh,
  OrthographicCamera,
  PCFShadowMap,
  PerspectiveCamera,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { FIELD_OF_VIEW_DEG } from '../camera/framing.ts';
import { pixelRatio, type Tier } from './quality.ts';

// Registers only the classes in use; <Canvas> would bundle all of three.js.
extend({ Group, Mesh, InstancedMesh, DirectionalLight, OrthographicCamera });

const NEAR = 0.1;
const FAR = 60;

/** The page's one canvas. It is moved, hidden and shown again, because contexts are few and slow to create. */
export interface StageRoot {
  readonly canvas: HTMLCanvasElement;
  readonly camera: PerspectiveCamera;
  readonly renderer: WebGLRenderer;
  /** Sets the size in CSS pixels; at size 0 rendering pauses. */
  resize(width: number, height: number): void;
  /** Applies resolution and shadows. */
  setTier(tier: Tier): void;
  render(scene: ReactNode): void;
  /** Renders one frame at once, for measuring. */
  drawNow(): void;
}

export async function createStageRoot(firstTier: Tier): Promise<StageRoot> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { width: '100%', height: '100%', display: 'block', touchAction: 'none' });
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, NEAR, FAR);
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: firstTier.antialias,
    stencil: true,
    powerPreference: 'default',
  });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.autoUpdate = false;
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas);
  let tier = firstTier;
  let size = { width: 1, height: 1 };
  let store: ReturnType<typeof root.render> | undefined;
  // configure() resets omitted options (frameloop 'always', dpr [1, 2] ...), so all are passed every time.
  const configure = () =>
    root.configure({
      gl: renderer,
      camera,
      frameloop: 'demand',
      dpr: pixelRatio(tier, window.devicePixelRatio, false),
      shadows: { enabled: tier.shadowPx > 0, type: PCFShadowMap, autoUpdate: false },
      size: { ...size, top: 0, left: 0 },
    });
  await configure();
  return {
    canvas,
    camera,
    renderer,
    resize(width, height) {
      if (width < 1 || height < 1 || (width === size.width && height === size.height)) return;
      size = { width, height };
      void configure();
    },
    setTier(next) {
      tier = next;
      void configure();
    },
    render(scene) {
      store = root.render(scene);
    },
    drawNow() {
      const state = store?.getState();
      if (state) renderer.render(state.scene, camera);
    },
  };
}

import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { Vec3 } from '../kit/vectors.ts';

interface Panel {
  readonly width: number;
  readonly height: number;
  readonly at: Vec3;
  readonly intensity: number;
  readonly tint: string;
}

/** Lights of the studio around the machine, in units of about a metre; all face it. */
const PANELS: readonly Panel[] = [
  { width: 16, height: 9, at: [-4, 10.5, 5], intensity: 5.2, tint: '#fff5e8' }, // soft box overhead, slightly in front
  { width: 5, height: 13, at: [-15, 3, 7], intensity: 4.2, tint: '#eef4ff' },
  { width: 3, height: 14, at: [15, 3, 9], intensity: 3.4, tint: '#ffffff' },
  { width: 2, height: 14, at: [9, 2, -16], intensity: 7, tint: '#dfeaff' }, // rims behind
  { width: 2, height: 14, at: [-11, 3, -15], intensity: 5, tint: '#ffe2c4' },
  { width: 12, height: 3, at: [2, -3.5, 17], intensity: 0.9, tint: '#ffffff' }, // a reflection for the inside
  { width: 9, height: 7, at: [3, 5, 17], intensity: 1.5, tint: '#fff8f0' },
];
const FLOOR: Vec3 = [0.11, 0.113, 0.12];
const CEILING: Vec3 = [0.31, 0.318, 0.335];
const BLUR = 0.015;

function createStudio(): Scene {
  const scene = new Scene();
  const room = new BoxGeometry(40, 24, 40);
  const height = room.getAttribute('position');
  const colors = Array.from({ length: height.count }, (_, i) =>
    height.getY(i) > 0 ? CEILING : FLOOR,
  ).flat();
  room.setAttribute('color', new BufferAttribute(new Float32Array(colors), 3));
  scene.add(new Mesh(room, new MeshBasicMaterial({ side: BackSide, vertexColors: true })));
  for (const { width, height: tall, at, intensity, tint } of PANELS) {
    const material = new MeshBasicMaterial({ color: new Color(tint).multiplyScalar(intensity) });
    const panel = new Mesh(new BoxGeometry(width, tall, 0.1), material);
    panel.position.set(...at);
    panel.lookAt(0, 0, 0);
    scene.add(panel);
  }
  return scene;
}

/**
 * An environment map without any file: a room of glowing panels, filtered once. Must be rebuilt after a lost
 * context.
 */
export function createEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const generator = new PMREMGenerator(renderer);
  const studio = createStudio();
  const target = generator.fromScene(studio, BLUR);
  generator.dispose();
  studio.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    object.material.dispose();
  });
  return target;
}

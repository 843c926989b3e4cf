import type { WebGLRenderer } from 'three';
import type { Picker, ScreenPoint } from '../picking/pick.ts';
import type { Tier } from './quality.ts';

/** The scene's state for tests and the console, in every build. */
interface StageReport {
  readonly calls: number;
  readonly triangles: number;
  readonly programs: number;
  readonly textures: number;
  /** Frames drawn since the page was loaded. */
  readonly frames: number;
  readonly renderer: string;
  readonly tier: string;
  /** A point in client pixels at which the thing is unoccluded, or null. */
  project(id: string): ScreenPoint | null;
  /** The id under a point in client pixels. */
  pick(point: ScreenPoint): string | null;
  /** Renders one frame and waits for the graphics card; returns milliseconds. */
  frameTime(): number;
}

declare global {
  interface Window {
    __stage?: StageReport;
  }
}

interface Sources {
  readonly renderer: WebGLRenderer;
  readonly rendererName: string;
  readonly picker: Picker;
  readonly tier: () => Tier;
  readonly draw: () => void;
}

let frames = 0;
export const countFrame = (): void => {
  frames += 1;
};

export function publishReport({ renderer, rendererName, picker, tier, draw }: Sources): void {
  const canvas = renderer.domElement;
  const size = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });
  window.__stage = {
    get calls() {
      return renderer.info.render.calls;
    },
    get triangles() {
      return renderer.info.render.triangles;
    },
    get programs() {
      return renderer.info.programs?.length ?? 0;
    },
    get textures() {
      return renderer.info.memory.textures;
    },
    get frames() {
      return frames;
    },
    get tier() {
      return tier().name;
    },
    renderer: rendererName,
    project(id) {
      const point = picker.locate(id, size());
      const box = canvas.getBoundingClientRect();
      return point && { x: point.x + box.left, y: point.y + box.top };
    },
    pick({ x, y }) {
      const box = canvas.getBoundingClientRect();
      return picker.at({ x: x - box.left, y: y - box.top }, size());
    },
    frameTime() {
      const start = performance.now();
      draw();
      const gl = renderer.getContext();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      return performance.now() - start;
    },
  };
}

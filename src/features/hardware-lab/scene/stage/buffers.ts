import { BufferAttribute, BufferGeometry } from 'three';
import { GEOMETRIES } from '../builders/geometry-list.ts';
import type { PartGeometry } from '../kit/part-builder.ts';

/** Longest stretch of building before the page gets a turn, ms. */
const SLICE_MS = 24;

export type GeometrySet = ReadonlyMap<string, BufferGeometry>;

/**
 * Builds every geometry on the page's own thread in short slices, so that it stays responsive: about a third of a second
 * in all. A worker would save that, at the price of a second copy of the kit and of letting Trusted Types trust its address.
 */
export async function buildGeometries(
  fine: boolean,
  onProgress: (share: number) => void,
): Promise<GeometrySet> {
  const built = new Map<string, BufferGeometry>();
  const entries = Object.entries(GEOMETRIES);
  let sliceStart = performance.now();
  for (const [name, build] of entries) {
    built.set(name, toBufferGeometry(build(), fine));
    if (performance.now() - sliceStart < SLICE_MS) continue;
    onProgress(built.size / entries.length);
    await nextTurn();
    sliceStart = performance.now();
  }
  onProgress(1);
  return built;
}

/** A turn of the event loop: messages are not throttled like timers are. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export function toBufferGeometry(part: PartGeometry, fine = true): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(part.position, 3));
  geometry.setAttribute('normal', new BufferAttribute(part.normal, 4, true));
  geometry.setAttribute('color', new BufferAttribute(part.color, 4, true));
  geometry.setAttribute('surface', new BufferAttribute(part.surface, 4, true));
  geometry.setAttribute('uv', new BufferAttribute(part.uv, 2));
  geometry.setIndex(new BufferAttribute(part.index, 1));
  if (!fine) geometry.setDrawRange(0, part.coarseIndices);
  geometry.computeBoundingBox();
  geometry.computeBoundingSphere();
  return geometry;
}

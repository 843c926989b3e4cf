import { BufferAttribute, BufferGeometry } from 'three';
import type { PartGeometry } from '../kit/part-builder.ts';

/** Converts to a three.js geometry; without `fine` its pins and contacts are left out. */
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

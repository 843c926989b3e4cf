import { GEOMETRIES } from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import type { PartGeometry } from '../../../src/features/hardware-lab/scene/kit/part-builder.ts';

const built = new Map<string, PartGeometry>();

/** A geometry of the scene, built once for all tests of a file. */
export function geometry(name: string): PartGeometry {
  const found = built.get(name) ?? GEOMETRIES[name]?.();
  if (!found) throw new RangeError(`No geometry named ${name}`);
  built.set(name, found);
  return found;
}

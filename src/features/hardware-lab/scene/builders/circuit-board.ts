import type { Finish } from '../kit/finish.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { plate } from '../kit/plate.ts';
import { SURFACE_Z } from './board-pieces.ts';

/** A bare board; its texture coordinates cover the whole surface, for the drawn copper and silkscreen. */
export function circuitBoard(width: number, height: number, mask: Finish): PartGeometry {
  const built = new PartBuilder()
    .add(plate(outline(roundedRect(width, height, 2, width / 2, height / 2)), SURFACE_Z, 0.2), mask)
    .build();
  for (let i = 0; i < built.uv.length / 2; i++) {
    built.uv[i * 2] = (built.position[i * 3] ?? 0) / width;
    built.uv[i * 2 + 1] = (built.position[i * 3 + 1] ?? 0) / height;
  }
  return built;
}

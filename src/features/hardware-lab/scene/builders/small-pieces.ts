import { BRASS, DEEP_BLACK, SLOT_PLASTIC, STEEL } from '../catalogue/finishes.ts';
import { label } from '../catalogue/labels.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { SURFACE_Z } from './board-pieces.ts';

/** Holder of the coin cell on the board. */
export function addCellHolder(part: PartBuilder, [x, y]: Vec2): void {
  part.add(ring(10.2, 11.6, 3.4, 30, 0.4), SLOT_PLASTIC, [x, y, SURFACE_Z + 1.7]);
  part.add(cylinder(9.8, 0.6, 26, 0.1), STEEL, [x, y, SURFACE_Z + 0.5], 0.5);
}

/** CR2032, its can marked and up; the minus side below stands out of its seal. Origin: its middle. */
export const buildCoinCell = (): PartGeometry =>
  new PartBuilder()
    .add(cylinder(10, 2.9, 30, 0.5), STEEL, [0, 0, 0.15])
    .add(label('coin-cell'), STEEL, [0, 0, 1.63])
    .add(ring(8.4, 9.3, 0.2, 30, 0.05), DEEP_BLACK, [0, 0, -1.35])
    .add(cylinder(8.4, 0.5, 30, 0.15), STEEL, [0, 0, -1.4])
    .build();

/** Hexagonal standoff, from the tray to the back of the board. */
export const buildStandoff = (): PartGeometry =>
  new PartBuilder()
    .add(cylinder(2.8, 6.5, 6, 0.3), BRASS, [0, 0, 3.25])
    .add(cylinder(1.5, 2, 10, 0.2), BRASS, [0, 0, 7])
    .build();

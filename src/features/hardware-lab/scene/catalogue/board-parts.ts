import { add, type Vec3 } from '../kit/vectors.ts';
import { type Body, body, mesh, type Pose, pose } from './bodies.ts';
import type { Removal } from './pieces.ts';
import { OUTSIDE, step } from './removals.ts';

/* Board parts with more than one position in their seat. */

/** The angle in radians at which an unscrewed M.2 drive springs up from its connector. */
const M2_TILT = 0.3;
const CELL_THICKNESS = 3.2;

export const m2Drive = (id: string, home: Pose, geometry = 'ssd-m2'): Body =>
  body(id, home, mesh(geometry), { axis: 'y', open: M2_TILT });

/** Out of its connector along its tilt, then out of the case. */
export const outOfM2 = (bench: Pose): Removal => ({
  steps: [
    step([-10 * Math.cos(M2_TILT), 0, 10 * Math.sin(M2_TILT)], [0, M2_TILT, 0]),
    step([-10, 0, OUTSIDE]),
  ],
  bench,
});

/** A coin cell, plus side up unless reversed; `floor` is the middle of its holder. */
export const coinCell = (floor: Vec3): Body =>
  body('cmos-cell', pose(add(floor, [0, 0, CELL_THICKNESS / 2])), mesh('cmos-cell'), {
    axis: 'x',
    open: Math.PI,
  });

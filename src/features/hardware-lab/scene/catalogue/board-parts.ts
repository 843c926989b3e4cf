import { add, type Vec3 } from '../kit/vectors.ts';
import { type Body, body, mesh, type Pose, pose } from './bodies.ts';
import type { Removal } from './pieces.ts';
import { OUTSIDE, step } from './removals.ts';

/* Parts of every board that do not sit in it in one way only. */

/** How far an M.2 drive springs up about its connector while no screw holds its other end, radians. */
const M2_TILT = 0.3;
const CELL_THICKNESS = 3.2;

export const m2Drive = (id: string, home: Pose, geometry = 'ssd-m2'): Body =>
  body(id, home, mesh(geometry), { axis: 'y', open: M2_TILT });

/** Drawn out of its connector as it leans, then out of the case. */
export const outOfM2 = (bench: Pose): Removal => ({
  steps: [
    step([-10 * Math.cos(M2_TILT), 0, 10 * Math.sin(M2_TILT)], [0, M2_TILT, 0]),
    step([-10, 0, OUTSIDE]),
  ],
  bench,
});

/** A cell, plus side up unless it is turned over; `floor` is the middle of its holder. */
export const coinCell = (floor: Vec3): Body =>
  body('cmos-cell', pose(add(floor, [0, 0, CELL_THICKNESS / 2])), mesh('cmos-cell'), {
    axis: 'x',
    open: Math.PI,
  });

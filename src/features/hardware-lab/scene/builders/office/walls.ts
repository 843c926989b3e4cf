import { placed, QUARTER_TURN } from '../../kit/placement.ts';

/** Turns a sheet drawn as (z, y) so that it becomes a wall across x, growing towards -x. */
export const wallAt = (x: number) => placed([x, 0, 0], [0, -QUARTER_TURN, 0]);

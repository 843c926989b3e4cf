import { carried, placed } from '../kit/placement.ts';
import type { Plane } from '../kit/plane-transform.ts';
import { add, subtract, type Vec3 } from '../kit/vectors.ts';
import { MONITOR, SCREEN, SCREEN_AT } from './bench-layout.ts';

const standing = placed(MONITOR.at, [0, MONITOR.turn, 0]);
const at = (x: number, y: number): Vec3 => carried(standing, add(SCREEN_AT, [x, y, 0]));
const [halfWidth, halfHeight] = [SCREEN.width / 2, SCREEN.height / 2];
const corner = at(-halfWidth, halfHeight);

/** The lit area of the monitor as it stands on every bench, in millimetres. */
export const MONITOR_GLASS: Plane = {
  corner,
  across: subtract(at(halfWidth, halfHeight), corner),
  down: subtract(at(-halfWidth, -halfHeight), corner),
};

/** Its height as a share of its width. */
export const GLASS_SHAPE = SCREEN.height / SCREEN.width;

import { carried, placed } from '../kit/placement.ts';
import type { Vec3 } from '../kit/vectors.ts';
import { METER_AT, METER_TURN } from './bench-layout.ts';

/** Upper side of the meter, and its jacks, in its own space. */
export const METER_HEIGHT = 34;
export const METER_JACKS = { black: [6, METER_HEIGHT + 2, 76], red: [28, METER_HEIGHT + 2, 76] } as const;

const onBench = (point: Vec3): Vec3 => carried(placed([...METER_AT], [0, METER_TURN, 0]), point);
/** The jacks on the bench. */
export const METER_JACKS_AT = { black: onBench(METER_JACKS.black), red: onBench(METER_JACKS.red) } as const;

/** The probes while they touch nothing: tip, and direction of the handle. */
export const PROBES_LYING = {
  black: { tip: onBench([74, 5, -60]), towards: [0.1, 0, 1] },
  red: { tip: onBench([96, 5, -70]), towards: [0.06, 0, 1] },
} as const satisfies Record<string, { tip: Vec3; towards: Vec3 }>;

import { METER_AT, MONITOR, POWER_STRIP } from './bench-layout.ts';
import type { CameraView } from './camera-view.ts';

/** Camera views that are the same on every workbench. */
export const BENCH_VIEWS = {
  // Monitor, tower and the tools in front of them, without the edge of the mat.
  bench: { centre: [-318, 182, 30], size: [1090, 580, 230], azimuth: 16, elevation: 9 },
  outlet: {
    centre: [POWER_STRIP[0], POWER_STRIP[1] + 20, POWER_STRIP[2] + 10],
    size: [230, 60, 110],
    azimuth: 4,
    elevation: 36,
  },
  monitor: {
    // Slightly above the middle: the message about the last action is shown below.
    centre: [MONITOR.at[0] - 19, MONITOR.at[1] - 14, MONITOR.at[2] + 6],
    size: [500, 322, 100],
    azimuth: (MONITOR.turn * 180) / Math.PI - 4,
    elevation: 3,
  },
  strap: { centre: [250, 0, 460], size: [240, 40, 180], azimuth: 4, elevation: 42 },
  meter: {
    centre: [METER_AT[0], METER_AT[1] + 20, METER_AT[2]],
    size: [130, 40, 200],
    azimuth: 4,
    elevation: 56,
  },
} as const satisfies Record<string, CameraView>;

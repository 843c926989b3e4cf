import { BENCH_Y, MONITOR, MONITOR_LIGHT_AT, SCREEN, SCREEN_AT } from '../catalogue/bench-layout.ts';
import { MONITOR_INLET, MONITOR_INPUT, MONITOR_INPUT_ANALOG } from '../catalogue/connectors.ts';
import { BLACK_PLASTIC, DARK_STEEL, LENS_MONITOR, SOFT_BLACK } from '../catalogue/finishes.ts';
import { label } from '../catalogue/labels.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { cylinder } from '../kit/lathe.ts';
import { outline, rectangle, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { SolidWriter } from '../kit/solid.ts';
import type { Vec3 } from '../kit/vectors.ts';

const FOOT_Y = BENCH_Y - MONITOR.at[1];

/** Monitor with its stand. Origin: middle of the panel's front face. */
export function buildMonitor(): PartGeometry {
  const { width, height } = MONITOR;
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(width, height, 7)), 14, 2), BLACK_PLASTIC, [0, 0, -14]);
  part.add(plate(outline(roundedRect(width * 0.7, height * 0.62, 12)), 22, 5), SOFT_BLACK, [0, -10, -35]);
  const frame = outline(roundedRect(width, height, 7), [
    rectangle(SCREEN.width, SCREEN.height, 0, SCREEN_AT[1]),
  ]);
  part.add(plate(frame, 2.2, 0.7), BLACK_PLASTIC);
  part.add(label('monitor-brand'), BLACK_PLASTIC, [0, -height / 2 + 7, 2.24]);
  part.add(cylinder(1.3, 0.7, 12, 0.2), LENS_MONITOR, [...MONITOR_LIGHT_AT]);
  part.add(chamferedBox(54, -FOOT_Y - 60, 12, 3), DARK_STEEL, [0, (FOOT_Y - 40) / 2 + 8, -44]);
  part.add(chamferedBox(90, 90, 14, 4), SOFT_BLACK, [0, -20, -40]);
  part.add(
    plate(outline(roundedRect(220, 165, 14)), 7, 1.6),
    DARK_STEEL,
    placed([0, FOOT_Y + 7, -30], [QUARTER_TURN, 0, 0]),
  );
  for (const [x, y, z] of [MONITOR_INPUT, MONITOR_INPUT_ANALOG, MONITOR_INLET])
    part.add(chamferedBox(38, 10, 18, 1), SOFT_BLACK, [x, y + 5, z]);
  return part.build();
}

/** A push button of the monitor's frame. */
export function buildMonitorButton(): PartGeometry {
  return new PartBuilder().add(chamferedBox(20, 8, 6, 1), DARK_STEEL, [0, 0, 2.4]).build();
}

/** The lit area, covered by one texture. */
export function buildScreen(): PartGeometry {
  const out = new SolidWriter();
  const [w, h] = [SCREEN.width / 2, SCREEN.height / 2];
  const facing: Vec3 = [0, 0, 1];
  out.quad(
    out.vertex([-w, -h, 0], facing, [0, 0]),
    out.vertex([w, -h, 0], facing, [1, 0]),
    out.vertex([w, h, 0], facing, [1, 1]),
    out.vertex([-w, h, 0], facing, [0, 1]),
  );
  return new PartBuilder().add(out, BLACK_PLASTIC).build();
}

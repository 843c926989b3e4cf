import {
  BLACK_PLASTIC,
  DARK_STEEL,
  DEEP_BLACK,
  GREY_PLASTIC,
  RED_PLASTIC,
  SOFT_BLACK,
  YELLOW_PLASTIC,
} from '../catalogue/finishes.ts';
import { label } from '../catalogue/labels.ts';
import { METER_HEIGHT, METER_JACKS } from '../catalogue/meter-places.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { SolidWriter } from '../kit/solid.ts';
import { tube } from '../kit/tube.ts';
import type { Vec3 } from '../kit/vectors.ts';

const UP: Vec3 = [-QUARTER_TURN, 0, 0];
const [WIDTH, LENGTH, HEIGHT] = [88, 182, METER_HEIGHT];
const DISPLAY = { width: 62, depth: 34, z: -58 } as const;

/** Hand-held multimeter lying on its back. Origin: middle of its underside; the display is at -z. */
export function buildMeter(): PartGeometry {
  const part = new PartBuilder();
  const flat = (y: number) => placed([0, y, 0], UP);
  part.add(plate(outline(roundedRect(WIDTH, LENGTH, 14, 0, 0, 5)), HEIGHT, 5), YELLOW_PLASTIC, flat(0));
  part.add(
    plate(outline(roundedRect(WIDTH - 12, LENGTH - 12, 10, 0, 0, 5)), 3, 1),
    SOFT_BLACK,
    flat(HEIGHT - 1),
  );
  part.add(
    plate(outline(roundedRect(DISPLAY.width + 6, DISPLAY.depth + 6, 3)), 1.4, 0.5),
    DEEP_BLACK,
    placed([0, HEIGHT + 1.6, DISPLAY.z], UP),
  );
  part.add(ring(21, 25, 1.2, 28, 0.4), GREY_PLASTIC, placed([0, HEIGHT + 2.4, 10], UP));
  part.add(cylinder(18, 6, 26, 1.4), BLACK_PLASTIC, placed([0, HEIGHT + 4.6, 10], UP));
  part.add(chamferedBox(5, 4, 30, 1.2), GREY_PLASTIC, placed([0, HEIGHT + 8.4, 10], [0, 0.5, 0]));
  part.add(label('meter-dial'), SOFT_BLACK, placed([0, HEIGHT + 2.06, 10], UP));
  part.add(label('meter-name'), SOFT_BLACK, placed([0, HEIGHT + 2.06, 47], UP));
  for (const [x, plastic] of [
    [-28, RED_PLASTIC],
    [METER_JACKS.black[0], BLACK_PLASTIC],
    [METER_JACKS.red[0], RED_PLASTIC],
  ] as const) {
    part.add(ring(3, 6, 3, 14, 0.6), plastic, placed([x, HEIGHT + 2.4, 76], UP));
    part.add(cylinder(3, 1, 10, 0), DEEP_BLACK, placed([x, HEIGHT + 2.2, 76], UP), 0.3);
  }
  return part.build();
}

/** Liquid-crystal display with its own texture, which is redrawn with each reading. */
export function buildMeterDisplay(): PartGeometry {
  const out = new SolidWriter();
  const [w, d, y] = [DISPLAY.width / 2, DISPLAY.depth / 2, HEIGHT + 3.2];
  const up: Vec3 = [0, 1, 0];
  out.quad(
    out.vertex([-w, y, DISPLAY.z + d], up, [0, 0]),
    out.vertex([w, y, DISPLAY.z + d], up, [1, 0]),
    out.vertex([w, y, DISPLAY.z - d], up, [1, 1]),
    out.vertex([-w, y, DISPLAY.z - d], up, [0, 1]),
  );
  return new PartBuilder().add(out, GREY_PLASTIC).build();
}

/** A probe with its tip at `tip` and its lead from the meter's jack; without a tip it lies beside the meter. Case space. */
export function buildProbe(colour: 'black' | 'red', tip: Vec3, towards: Vec3, jack: Vec3): PartGeometry {
  const plastic = colour === 'red' ? RED_PLASTIC : BLACK_PLASTIC;
  const along = (distance: number): Vec3 => [
    tip[0] + towards[0] * distance,
    tip[1] + towards[1] * distance,
    tip[2] + towards[2] * distance,
  ];
  const part = new PartBuilder();
  part.add(tube([along(0), along(12), along(24)], { radius: 0.9, sides: 10, steps: 2 }), DARK_STEEL);
  part.add(tube([along(21), along(36), along(50)], { radius: 2.4, sides: 14, steps: 4 }), plastic);
  part.add(tube([along(48), along(80), along(112)], { radius: 4, sides: 16, steps: 6 }), plastic);
  part.add(tube([along(49), along(52)], { radius: 5.6, sides: 16, steps: 1 }), plastic);
  const tail = along(110);
  const low = Math.min(tail[1], jack[1]);
  part.add(
    tube(
      [
        tail,
        along(134),
        [(tail[0] * 2 + jack[0]) / 3, Math.max(low - 10, 2), Math.max(tail[2] + 60, (tail[2] + jack[2]) / 2)],
        [jack[0], jack[1] + 6, jack[2] + 44],
        [jack[0], jack[1] + 8, jack[2] + 14],
        [jack[0], jack[1] + 2, jack[2]],
      ],
      { radius: 1.6, sides: 8, steps: 40 },
    ),
    plastic,
  );
  return part.build();
}

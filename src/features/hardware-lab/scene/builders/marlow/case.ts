import { BENCH_Y } from '../../catalogue/bench-layout.ts';
import {
  BRASS,
  DEEP_BLACK,
  LENS_CAPS,
  LENS_CHARGE,
  LENS_POWER,
  RUBBER,
  SOFT_BLACK,
} from '../../catalogue/finishes.ts';
import { label } from '../../catalogue/labels.ts';
import {
  BATTERY,
  BATTERY_AT,
  BATTERY_SCREWS_AT,
  BOARD_ORIGIN,
  CHASSIS,
  COVER_HOLES,
  HEIGHT,
  LID,
  LIGHT_Y,
  MIDDLE_Y,
  PORT_Y,
  WIDTH,
} from '../../catalogue/marlow/layout.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { CRADLE_STEEL, GRAPHITE_SHELL, INNER_FRAME } from './look.ts';

const { left, right, bottom, top, floor, open } = CHASSIS;
const RIM = 3;
const UPRIGHT = [-QUARTER_TURN, 0, 0] as const;

/** The base without its cover, the closed lid behind it, and the cradle that holds both. */
export function buildMarlowCase(): PartGeometry {
  const part = new PartBuilder();
  addBase(part);
  addInside(part);
  addEdges(part);
  addCradle(part);
  return part.build();
}

function addBase(part: PartBuilder): void {
  const outer = roundedRect(WIDTH, HEIGHT, 9, 0, MIDDLE_Y, 5);
  const inner = roundedRect(WIDTH - 2 * RIM, HEIGHT - 2 * RIM, 7, 0, MIDDLE_Y, 5);
  part.add(plate(outline(outer, [inner]), open - floor, 0.7), GRAPHITE_SHELL, [0, 0, floor]);
  part.add(plate(outline(outer), 2, 0.6), INNER_FRAME, [0, 0, floor - 2]);
  // The lid behind it, a hair's breadth away, and the two hinge barrels.
  part.add(plate(outline(roundedRect(WIDTH, HEIGHT, 9, 0, MIDDLE_Y, 5)), LID, 1.6), GRAPHITE_SHELL, [
    0,
    0,
    floor - 2.6 - LID,
  ]);
  for (const side of [-1, 1])
    part.add(
      cylinder(4, 46, 16, 0.8),
      SOFT_BLACK,
      placed([side * 104, top + 0.5, floor - 2.4], [0, QUARTER_TURN, 0]),
    );
}

/** Bosses of the screws, ribs of the magnesium frame, speakers, and the bay of the battery. */
function addInside(part: PartBuilder): void {
  for (const [x, y] of COVER_HOLES) {
    part.add(ring(1.3, 3.1, open - floor - 0.6, 14, 0.3), INNER_FRAME, [x, y, (open + floor) / 2 - 0.3]);
    part.add(ring(1.2, 2, 0.6, 12, 0.1), BRASS, [x, y, open - 0.9]);
  }
  for (const [x, y] of BATTERY_SCREWS_AT)
    part.add(ring(1.1, 2.6, 3, 12, 0.3), INNER_FRAME, [x, y, floor + 1.5]);
  const bay = BATTERY_AT[1] + BATTERY.height / 2 + 3;
  part.add(chamferedBox(WIDTH - 60, 1.6, 4, 0.4), INNER_FRAME, [8, bay, floor + 2], 0.8);
  for (const side of [-1, 1]) {
    part.add(chamferedBox(1.6, BATTERY.height, 4, 0.4), INNER_FRAME, [
      side * (BATTERY.width / 2 + 2.4),
      BATTERY_AT[1],
      floor + 2,
    ]);
    addSpeaker(part, side * 139, side > 0 ? 44 : 66);
  }
  // Ribs of the floor, where nothing lies on it.
  for (let i = 0; i < 5; i++)
    part.add(chamferedBox(30, 1.2, 1.2, 0.3), INNER_FRAME, [-139, 90 + i * 4.6, floor + 0.6], 0.8);
}

function addSpeaker(part: PartBuilder, x: number, y: number): void {
  part.add(plate(outline(roundedRect(26, 34, 4, x, y, 3)), 5, 0.8), SOFT_BLACK, [0, 0, floor]);
  part.add(plate(outline(roundedRect(18, 26, 6, x, y, 4)), 0.5, 0.2), DEEP_BLACK, [0, 0, floor + 4.8], 0.7);
  for (let i = 0; i < 3; i++)
    part.add(ring(1 + i * 2.6, 1.7 + i * 2.6, 0.4, 24, 0.1), SOFT_BLACK, [x, y, floor + 5.3]);
}

/** Openings of the ports on the left edge; lights on the right. */
function addEdges(part: PartBuilder): void {
  const heights = { dc: 9, lan: 15, hdmi: 16, usb: 15 } as const;
  for (const [name, y] of Object.entries(PORT_Y))
    part.add(
      chamferedBox(0.6, (heights[name as keyof typeof heights] ?? 12) + 1.6, 9, 0.2),
      DEEP_BLACK,
      [left - 0.1, BOARD_ORIGIN[1] + y, 0.6],
      0.5,
    );
  const lights = [
    [LIGHT_Y.power, LENS_POWER],
    [LIGHT_Y.charge, LENS_CHARGE],
    [LIGHT_Y.caps, LENS_CAPS],
  ] as const;
  for (const [y, lens] of lights)
    part.add(cylinder(1.3, 1.2, 14, 0.3), lens, placed([right + 0.2, y, 0], [0, QUARTER_TURN, 0]));
  // Vents of the blower along the hinges.
  for (let i = 0; i < 14; i++)
    part.add(chamferedBox(2.2, 0.8, 6.4, 0.2), DEEP_BLACK, [82 + i * 4, top + 0.05, 1], 0.4);
  part.add(
    label('marlow-badge'),
    GRAPHITE_SHELL,
    placed([0, bottom + HEIGHT / 2, floor - 2.62 - LID], [0, Math.PI, 0]),
  );
}

/** Two padded arms on a plate: the laptop stands in them, hinges up. */
function addCradle(part: PartBuilder): void {
  const middle = (open + floor - LID) / 2;
  part.add(
    plate(outline(roundedRect(222, 118, 10, 0, 0, 4)), 5, 1.2),
    CRADLE_STEEL,
    placed([0, BENCH_Y, middle], [...UPRIGHT]),
  );
  for (const x of [-82, 82]) {
    part.add(chamferedBox(26, 34, 30, 2), CRADLE_STEEL, [x, BENCH_Y + 19, middle]);
    for (const z of [floor - LID - 7, open + 4.6])
      part.add(chamferedBox(26, 22, 4, 1.2), CRADLE_STEEL, [x, BENCH_Y + 42, z]);
    for (const z of [floor - LID - 4.2, open + 2.2])
      part.add(chamferedBox(22, 16, 1.2, 0.4), RUBBER, [x, BENCH_Y + 43, z]);
    part.add(chamferedBox(22, 1.6, 20, 0.4), RUBBER, [x, BENCH_Y + 36, middle]);
  }
  for (const x of [-96, 96])
    for (const z of [-40, 40])
      part.add(cylinder(7, 1.6, 18, 0.4), RUBBER, placed([x, BENCH_Y + 0.6, middle + z], [...UPRIGHT]));
}

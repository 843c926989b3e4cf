import {
  BLACK_PLASTIC,
  CHIP,
  CPU_SUBSTRATE,
  DRIVE_MASK,
  GOLD,
  LATCH_PLASTIC,
  NICKEL,
  SOLDER_MASK_GREEN,
  STEEL,
  ZINC,
} from '../../catalogue/finishes.ts';
import { label } from '../../catalogue/labels.ts';
import { ANTENNA_SOCKETS, BATTERY, BATTERY_SCREWS_AT, SODIMM } from '../../catalogue/marlow/layout.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, lathe, ring } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { addScrew } from '../fasteners.ts';
import { POUCH } from './look.ts';

/** Distance of the key from the middle of a DDR4 SO-DIMM, mm. */
const KEY_Y = 6;
const THICKNESS = 1.2;

/** SO-DIMM lying flat: contact edge at x = 0, the module towards -x, its label up. */
export function buildSodimm(): PartGeometry {
  const part = new PartBuilder();
  const [half, deep] = [SODIMM.length / 2, SODIMM.height];
  const board = outline([
    [0, -half],
    [0, KEY_Y - 0.9],
    [-3.4, KEY_Y - 0.9],
    [-3.4, KEY_Y + 0.9],
    [0, KEY_Y + 0.9],
    [0, half],
    [-16, half],
    [-17.6, half - 1.6],
    [-19.2, half],
    [-deep, half],
    [-deep, -half],
    [-19.2, -half],
    [-17.6, -half + 1.6],
    [-16, -half],
  ]);
  part.add(plate(board, THICKNESS, 0.12), SOLDER_MASK_GREEN);
  const pad = plainBox(2.2, 0.34, 0.04);
  for (let i = 0; i < 128; i++) {
    const at = -half + 1.6 + (i * (SODIMM.length - 3.2)) / 127;
    if (Math.abs(at - KEY_Y) < 1.4) continue;
    part.addFine(pad, GOLD, [-1.5, at, THICKNESS + 0.02]);
  }
  for (let i = 0; i < 4; i++)
    for (const x of [-10, -22.4])
      part.add(chamferedBox(9, 11, 1, 0.2), CHIP, [x, -24 + i * 16, THICKNESS + 0.5]);
  part.add(label('marlow-memory'), CHIP, placed([-20.4, 2, THICKNESS + 1.03], [0, 0, QUARTER_TURN]));
  return part.build();
}

/** Spring arm beside a SO-DIMM, its foot at the origin, its nose over the module's edge; `side` is 1 at the top end. */
export function buildSodimmClip(side: 1 | -1): PartGeometry {
  const reach = SODIMM.height - 5;
  return new PartBuilder()
    .add(chamferedBox(reach, 1.2, 2.6, 0.3), STEEL, [-reach / 2, side * 1.2, 2.4])
    .add(chamferedBox(5, 3, 3.6, 0.5), LATCH_PLASTIC, [-reach + 2.5, side * 2, 2.6])
    .add(chamferedBox(4, 2.4, 0.8, 0.2), LATCH_PLASTIC, [-reach + 2.5, -side * 0.6, 4.2])
    .build();
}

/** M.2 2230 Wi-Fi card: contact edge at x = 0, lying towards -x, its two antenna sockets at the far end. */
export function buildWifiCard(): PartGeometry {
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(30, 22, 0.4, -15, 0)), 0.9, 0.1), DRIVE_MASK);
  for (let i = 0; i < 26; i++) part.addFine(plainBox(2.4, 0.3, 0.04), GOLD, [-1.4, -8 + i * 0.64, 0.92]);
  part.add(plate(outline(roundedRect(17, 18, 0.8, -11.6, 0)), 1.4, 0.3), NICKEL, [0, 0, 0.9]);
  part.add(label('marlow-wifi'), NICKEL, placed([-11.6, 0, 2.33], [0, 0, QUARTER_TURN]));
  for (const [x, y] of ANTENNA_SOCKETS) {
    part.add(chamferedBox(2.6, 2.6, 0.5, 0.1), STEEL, [x, y, 1.1]);
    part.add(ring(0.5, 1, 0.8, 14, 0.1), GOLD, [x, y, 1.5]);
  }
  return part.build();
}

/** Three flat cells in one frame, with its sticker and its warning. Origin: middle of the underside. */
export function buildBattery(): PartGeometry {
  const { width, height, depth } = BATTERY;
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(width, height, 3)), 1.4, 0.4), BLACK_PLASTIC);
  for (const i of [-1, 0, 1])
    part.add(
      plate(outline(roundedRect(width / 3 - 8, height - 12, 3, i * (width / 3 - 5), 0, 4)), depth - 1.6, 1.4),
      POUCH,
      [0, 0, 1.2],
    );
  for (const side of [-1, 1])
    part.add(chamferedBox(width - 14, 3, depth - 1, 0.5), BLACK_PLASTIC, [
      0,
      side * (height / 2 - 2),
      depth / 2,
    ]);
  part.add(chamferedBox(70, 5, depth - 0.6, 0.5), BLACK_PLASTIC, [-20, height / 2 - 3, depth / 2]);
  for (const [x] of BATTERY_SCREWS_AT) {
    part.add(chamferedBox(10, 14, 2.6, 0.5), BLACK_PLASTIC, [x, 0, 1.5]);
    part.add(ring(1.4, 2.6, 0.5, 14, 0.1), STEEL, [x, 0, 3]);
  }
  part.add(label('marlow-battery'), POUCH, placed([0, 0, depth - 0.36], [0, 0, 0], 0.72));
  return part.build();
}

/** Soldered processor: two bare dies on their substrate. Origin: middle of its underside. */
export const buildMobileProcessor = (): PartGeometry =>
  new PartBuilder()
    .add(chamferedBox(28, 25, 1, 0.15), CPU_SUBSTRATE, [0, 0, 0.5])
    .add(chamferedBox(14, 10, 0.8, 0.1), CHIP, [-3, 0, 1.4])
    .add(chamferedBox(5, 8, 0.8, 0.1), CHIP, [9, 0, 1.4])
    .add(label('marlow-processor'), CHIP, placed([-3, 0, 1.82], [0, 0, 0], 0.9))
    .build();

/** A small screw with a thread of this length: head on z = 0, thread below. */
export function buildSmallScrew(thread: number): PartGeometry {
  const part = new PartBuilder();
  addScrew(part, placed([0, 0, -0.6]), 2.2);
  part.add(
    lathe(
      [
        [0, -thread],
        [0.8, -thread],
        [1, -thread + 0.6],
        [1, 0],
      ],
      10,
    ),
    ZINC,
  );
  return part.build();
}

/** Round key in the edge, pressed along +z before it is turned outwards. */
export const buildMarlowButton = (): PartGeometry =>
  new PartBuilder()
    .add(cylinder(3.4, 1.4, 24, 0.4), BLACK_PLASTIC)
    .add(ring(2.2, 2.5, 0.1, 24, 0.03), STEEL, [0, 0, 0.72])
    .build();

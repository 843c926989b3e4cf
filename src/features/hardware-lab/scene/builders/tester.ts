import {
  BLACK_PLASTIC,
  CLEAR_PLASTIC,
  DEEP_BLACK,
  GOLD,
  GREY_PLASTIC,
  ORANGE_PLASTIC,
  RED_PLASTIC,
  SOFT_BLACK,
  STEEL,
  YELLOW_PLASTIC,
} from '../catalogue/finishes.ts';
import { TESTER } from '../catalogue/held-tools.ts';
import { label } from '../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import { cylinder } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { SolidWriter } from '../kit/solid.ts';
import { tube } from '../kit/tube.ts';
import type { Vec3 } from '../kit/vectors.ts';
import { addPowerSocket } from './connectors.ts';

const { width, height, depth, socket, display } = TESTER;
/** Depth of a power socket under its opening. */
const SOCKET_DEPTH = 12;

/** Supply tester with its 24-pin socket upright beside the smaller ones. Origin: middle of the box, +z to the reader. */
export function buildPsuTester(): PartGeometry {
  const part = new PartBuilder();
  part.add(plate(outline(roundedRect(width, height, 9, 0, 0, 5)), depth, 3.2), ORANGE_PLASTIC, [
    0,
    0,
    -depth / 2,
  ]);
  part.add(plate(outline(roundedRect(width - 8, height - 8, 6, 0, 0, 5)), 1.2, 0.4), SOFT_BLACK, [
    0,
    0,
    depth / 2 - 0.6,
  ]);
  addPowerSocket(part, 12, placed([socket[0], socket[1], socket[2] - SOCKET_DEPTH], [0, 0, QUARTER_TURN]));
  part.add(chamferedBox(display.width + 4, display.height + 4, 1.6, 0.5), DEEP_BLACK, [
    display.at[0],
    display.at[1],
    depth / 2 - 0.4,
  ]);
  part.add(label('tester-name'), SOFT_BLACK, placed([-23, 16, depth / 2 + 0.7], [0, 0, QUARTER_TURN], 0.9));
  part.add(cylinder(2.6, 2.4, 16, 0.6), RED_PLASTIC, [22, 36, depth / 2 + 1]);
  // Small sockets for a drive's and a card's plug, at the rim.
  for (const x of [-20, 0, 20])
    part.add(chamferedBox(13, 4, 9, 0.8), BLACK_PLASTIC, [x, height / 2 - 0.6, 0]);
  return part.build();
}

/** The quad with the tester's display texture. */
export function buildTesterDisplay(): PartGeometry {
  const [x, y, z] = display.at;
  const [w, h] = [display.width / 2, display.height / 2];
  const out = new SolidWriter();
  const front: Vec3 = [0, 0, 1];
  out.quad(
    out.vertex([x - w, y - h, z], front, [0, 0]),
    out.vertex([x + w, y - h, z], front, [1, 0]),
    out.vertex([x + w, y + h, z], front, [1, 1]),
    out.vertex([x - w, y + h, z], front, [0, 1]),
  );
  return new PartBuilder().add(out, GREY_PLASTIC).build();
}

/** Plug whose pairs are tied back to themselves. Its face is in the socket, it stands out towards +z, its latch at -y. */
export function buildLoopbackPlug(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(11.6, 8, 20, 0.5), CLEAR_PLASTIC, [0, 0, 2]);
  part.add(chamferedBox(4, 1.2, 16, 0.3), CLEAR_PLASTIC, [0, -4.6, 2]);
  for (let i = 0; i < 8; i++) part.addFine(plainBox(0.5, 0.6, 7), GOLD, [-3.57 + i * 1.02, 3.8, -4]);
  part.add(chamferedBox(13, 9.4, 13, 2.4), YELLOW_PLASTIC, [0, 0, 17]);
  part.add(label('loopback-name'), YELLOW_PLASTIC, placed([0, 4.74, 17], [-QUARTER_TURN, 0, Math.PI]));
  for (const x of [-2.6, 2.6])
    part.add(
      tube(
        [
          [x, 1.8, 22],
          [x * 1.7, 3, 33],
          [x * 1.4, 0, 39],
          [x * 1.7, -3, 33],
          [x, -1.8, 22],
        ],
        { radius: 0.9, sides: 8, steps: 20 },
      ),
      x < 0 ? ORANGE_PLASTIC : BLACK_PLASTIC,
    );
  return part.build();
}

/**
 * USB stick with a lanyard hole, plugged along -z; its colour differs from the customers' sticks because it is the
 * technician's.
 */
export function buildBootStick(): PartGeometry {
  return new PartBuilder()
    .add(chamferedBox(12, 4.5, 12, 0.3), STEEL, [0, 0, -4])
    .add(chamferedBox(17, 8, 34, 1.6), YELLOW_PLASTIC, [0, 0, 19])
    .add(chamferedBox(8, 4, 6, 1), BLACK_PLASTIC, [0, 0, 38])
    .build();
}

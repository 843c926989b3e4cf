import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  CHIP,
  CPU_SUBSTRATE,
  DARK_STEEL,
  DEEP_BLACK,
  GOLD,
  NICKEL,
  SOLDER_MASK_GREEN,
  STEEL,
} from '../../catalogue/finishes.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { ring } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN, within } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { DDR4, type MemoryForm } from '../board-slots.ts';

const MODULE = { length: 133.35, height: 30 } as const;

/**
 * Bare memory module standing in its slot, with chips on one side and a sticker; a registered module has a register
 * chip in the middle.
 */
export function buildBareDimm(form: MemoryForm, print: LabelName, registered = false): PartGeometry {
  const part = new PartBuilder();
  const [half, height] = [MODULE.length / 2, MODULE.height];
  const stand = placed([-0.6, 0, 0], [QUARTER_TURN, QUARTER_TURN, 0]);
  const key = form.keyY;
  const board = outline([
    [-half, 0.6],
    [key - 1.2, 0.6],
    [key - 1.2, 4],
    [key + 1.2, 4],
    [key + 1.2, 0.6],
    [half, 0.6],
    [half, 16],
    [half - 2, 17.4],
    [half, 19],
    [half, height],
    [-half, height],
    [-half, 19],
    [-half + 2, 17.4],
    [-half, 16],
  ]);
  part.add(plate(board, 1.2, 0.12), SOLDER_MASK_GREEN, stand);
  const contacts = form === DDR4 ? 142 : 118;
  const pad = plainBox(0.6, 2.6, 0.04);
  for (let i = 0; i < contacts; i++) {
    const at = -half + 2 + (i * (MODULE.length - 4)) / (contacts - 1);
    if (Math.abs(at - key) < 2) continue;
    for (const z of [-0.02, 1.22]) part.addFine(pad, GOLD, within(stand, placed([at, 2.3, z])));
  }
  for (let i = 0; i < 8; i++) {
    const at = -half + 12 + i * 15.4 + (registered && i > 3 ? 1.2 : registered ? -1.2 : 0);
    part.add(chamferedBox(10, 12, 1.1, 0.2), CHIP, within(stand, placed([at, 17, 1.75])));
    if (registered) part.add(chamferedBox(10, 12, 1.1, 0.2), CHIP, within(stand, placed([at, 17, -0.55])));
  }
  if (registered) part.add(chamferedBox(8, 8, 1.1, 0.2), CHIP, within(stand, placed([0, 16, 1.75])));
  for (const face of [placed([24, 18, 2.36]), placed([24, 18, -1.2], [0, Math.PI, 0])])
    part.add(label(print), CHIP, within(stand, face));
  return part.build();
}

/** Processor with pins (for a pin-grid socket) or lands underneath. Origin: middle of its underside. */
export function buildOfficeProcessor(print: LabelName, pins: boolean): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(40, 40, 1.2, 0.15), CPU_SUBSTRATE, [0, 0, 0.6]);
  part.add(plate(outline(roundedRect(33, 33, 3)), 2.7, 0.6), NICKEL, [0, 0, 1.2]);
  part.add(label(print), NICKEL, [0, 2, 3.93]);
  part.add(
    plate(
      outline([
        [0, 0],
        [3, 0],
        [0, 3],
      ]),
      0.1,
      0,
    ),
    GOLD,
    [-19.4, -19.4, 1.2],
  );
  if (pins)
    for (let i = 0; i < 19 * 19; i++) {
      const [column, row] = [i % 19, Math.floor(i / 19)];
      if (Math.abs(column - 9) < 4 && Math.abs(row - 9) < 4) continue;
      part.addFine(plainBox(0.5, 0.5, 2.4), GOLD, [(column - 9) * 2, (row - 9) * 2, -1.2]);
    }
  return part.build();
}

/** Front ports: a frame with two USB sockets and two jacks. Faces +z before it is turned to the front. */
export function buildFrontPorts(): PartGeometry {
  const part = new PartBuilder();
  part.add(chamferedBox(34, 40, 24, 1.4), BLACK_PLASTIC, [0, 0, -10]);
  part.add(chamferedBox(10, 16, 46, 0.6), SOLDER_MASK_GREEN, [0, 0, -30]);
  for (const y of [7, -5]) {
    part.add(chamferedBox(14.6, 7, 2, 0.4), DARK_STEEL, [0, y, 1.6]);
    part.add(chamferedBox(12, 4.4, 1, 0.3), DEEP_BLACK, [0, y, 2.4], 0.3);
    part.add(chamferedBox(10, 1.6, 1.2, 0.2), BLUE_PLASTIC, [0, y + 0.8, 2.4]);
  }
  for (const x of [-8, 8]) part.add(ring(1.8, 3.4, 1.6, 18, 0.3), DARK_STEEL, [x, -14.6, 2]);
  return part.build();
}

/** USB stick plugged along -z. */
export function buildUsbStick(): PartGeometry {
  return new PartBuilder()
    .add(chamferedBox(12, 4.5, 12, 0.3), STEEL, [0, 0, -4])
    .add(chamferedBox(17, 8, 38, 1.6), BLACK_PLASTIC, [0, 0, 21])
    .add(label('usb-stick'), BLACK_PLASTIC, placed([0, 4.04, 22], [-QUARTER_TURN, 0, QUARTER_TURN]))
    .build();
}

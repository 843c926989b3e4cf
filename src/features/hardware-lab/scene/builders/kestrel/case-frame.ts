import { BRASS, DARK_STEEL, RUBBER, SHELL, SHELL_INNER, SLOT_PLASTIC } from '../../catalogue/finishes.ts';
import {
  BOARD_ORIGIN,
  CASE,
  EXPANSION_SLOTS,
  FRONT_FAN_X,
  FRONT_FAN_Y,
  GROMMETS,
  MOUNTING_HOLES,
  PSU,
} from '../../catalogue/kestrel/layout.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { cylinder } from '../../kit/lathe.ts';
import { circle, outline, rectangle, roundedRect } from '../../kit/outlines.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { addScrew } from '../fasteners.ts';
import { KESTREL_PORTS } from './ports.ts';

const { left, right, top, back, open } = CASE;
const DEPTH = open - back;
const MIDDLE_Z = (open + back) / 2;
/** Turns a sheet drawn as (z, y) so that it becomes a wall across x, growing towards -x. */
const wallAt = (x: number) => placed([x, 0, 0], [0, -QUARTER_TURN, 0]);
/** Opening of the rear connectors, and the round vent of the rear fan. */
const PORT_OPENING = { z: 29, y: 355, width: 44, height: 160 } as const;
export const REAR_VENT = { z: 110, y: 372, radius: 55 } as const;

/** Motherboard tray with its cable openings, grommets, tie points, embossing and standoffs. */
export function addTray(part: PartBuilder): void {
  const holes = [
    roundedRect(92, 88, 6, -104, 350),
    ...GROMMETS.map(({ x, y, width, height }) => roundedRect(width - 2, height, 8, x, y)),
    roundedRect(56, 11, 4, -152, 449),
    roundedRect(70, 13, 5, 6, 120),
    roundedRect(60, 13, 5, -130, 120),
  ];
  part.add(
    plate(outline(roundedRect(right - left - 26, top - 22, 2, -8, top / 2 + 2), holes), 1.2, 0.3),
    SHELL_INNER,
    [0, 0, -1.2],
  );
  for (const { x, y, width, height } of GROMMETS) {
    const rim = outline(roundedRect(width + 4, height + 5, 10, x, y, 4), [
      roundedRect(width - 4, height - 3, 7, x, y, 4),
    ]);
    part.add(plate(rim, 3, 1), RUBBER, [0, 0, -1.2]);
    part.add(chamferedBox(width - 2, height - 2, 0.6, 0.1), RUBBER, [x, y, -3], 0.3);
    const flaps = 6;
    for (let i = 0; i < flaps; i++) {
      const flap = (height - 3) / flaps;
      part.add(
        chamferedBox(width - 4, flap - 0.45, 0.7, 0.2),
        RUBBER,
        [x, y - (height - 3) / 2 + (i + 0.5) * flap, 0],
        0.65,
      );
    }
  }
  for (const [x, y] of [
    [98, 420],
    [98, 330],
    [98, 240],
    [150, 300],
    [150, 210],
    [150, 400],
  ] as const) {
    part.add(chamferedBox(10, 4, 2.6, 1), SHELL_INNER, [x, y, 1.2]);
    part.add(chamferedBox(5, 4.4, 1.2, 0.3), SLOT_PLASTIC, [x, y, 0.9], 0.4);
  }
  const emboss = outline(roundedRect(58, 250, 6, 132, 300), [roundedRect(52, 244, 4, 132, 300)]);
  part.add(plate(emboss, 0.8, 0.4), SHELL_INNER);
  for (const [x, y] of [
    [106, 436],
    [158, 436],
    [106, 164],
    [158, 164],
  ] as const)
    addScrew(part, placed([x, y, 0]));
  for (const [x, y] of MOUNTING_HOLES) {
    part.add(cylinder(2.8, 6.5, 6, 0.3), BRASS, [BOARD_ORIGIN[0] + x, BOARD_ORIGIN[1] + y, 3.2]);
  }
}

/** Rear wall with its openings, slot covers and connector shield. */
export function addRearWall(part: PartBuilder): void {
  const { count, firstY, pitch } = EXPANSION_SLOTS;
  const slotYs = Array.from({ length: count }, (_, i) => firstY - 17 - i * pitch + 17);
  const holes = [
    rectangle(PORT_OPENING.width, PORT_OPENING.height, PORT_OPENING.z, PORT_OPENING.y),
    circle(REAR_VENT.z, REAR_VENT.y, REAR_VENT.radius, 40),
    ...slotYs.map((y) => roundedRect(98, 13, 1.5, 70, y - 6)),
    roundedRect(PSU.width - 6, PSU.height - 6, 2, PSU.at[2] + PSU.width / 2, PSU.at[1] + PSU.height / 2),
  ];
  part.add(
    plate(outline(roundedRect(DEPTH, top - 6, 2, MIDDLE_Z, top / 2), holes), 1.2, 0.3),
    SHELL,
    wallAt(left + 1.2),
  );
  slotYs.forEach((y, i) => {
    if (i < 2) return;
    const perforation = Array.from({ length: 9 }, (_, k) => roundedRect(6, 8, 1, 32 + k * 10, y - 6));
    part.add(
      plate(outline(roundedRect(112, 17, 1, 74, y - 6), perforation), 1, 0.25),
      SHELL,
      wallAt(left + 2.6),
    );
    addScrew(part, placed([left + 7, y - 6, 129.6]), 3);
  });
  part.add(chamferedBox(12, 158, 1.4, 0.3), SHELL, [left + 7, 186, 128]);
  const shield = outline(
    rectangle(PORT_OPENING.width, PORT_OPENING.height, PORT_OPENING.z, PORT_OPENING.y),
    KESTREL_PORTS.map(({ y, height }) => roundedRect(26, height - 2, 1, 21.6, BOARD_ORIGIN[1] + y)),
  );
  part.add(plate(shield, 0.6, 0.1), DARK_STEEL, wallAt(left + 1.6));
}

/** Floor, roof frame and the sheet that carries the front fans. */
export function addSheets(part: PartBuilder): void {
  part.add(chamferedBox(right - left, 2, DEPTH, 0.5), SHELL, [0, 3, MIDDLE_Z]);
  const roof = outline(roundedRect(right - left, DEPTH, 3, 0, MIDDLE_Z), [roundedRect(300, 130, 3, 6, 86)]);
  part.add(plate(roof, 1.2, 0.3), SHELL, placed([0, top - 4, 0], [QUARTER_TURN, 0, 0]));
  const front = outline(
    roundedRect(DEPTH, top - 8, 2, MIDDLE_Z, top / 2),
    FRONT_FAN_Y.map((y) => circle(88, y, 57, 36)),
  );
  part.add(plate(front, 1.2, 0.3), SHELL_INNER, wallAt(FRONT_FAN_X + 14.6));
  part.add(chamferedBox(right - left, top - 4, 1.6, 0.5), SHELL, [0, top / 2, back - 1]);
}

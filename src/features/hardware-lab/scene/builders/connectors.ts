import type { Matrix4 } from 'three';
import { BLACK_PLASTIC, DEEP_BLACK, GOLD, IVORY_PLASTIC, SLOT_PLASTIC } from '../catalogue/finishes.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import type { PartBuilder } from '../kit/part-builder.ts';
import { placed, within } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { SURFACE_Z } from './board-pieces.ts';

/** Pitch of mini-fit power contacts (24-pin, EPS, PCIe) and of pin headers, mm. */
export const POWER_PITCH = 4.2;
const HEADER_PITCH = 2.54;
const SOCKET_HEIGHT = 12;

const columnsOf = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);

/** Board-side power socket: keyed square cells, gold pins, a latch rib. Opens towards +z. */
export function addPowerSocket(
  part: PartBuilder,
  columns: number,
  where: Matrix4,
  plastic: Finish = BLACK_PLASTIC,
): void {
  const [width, height] = [columns * POWER_PITCH + 2, 2 * POWER_PITCH + 2];
  const cells = columnsOf(columns, POWER_PITCH).flatMap((x, i) =>
    columnsOf(2, POWER_PITCH).map((y, j) => roundedRect(3.4, 3.4, (i + j) % 2 ? 0.9 : 0, x, y, 1)),
  );
  part.add(
    plate(outline(roundedRect(width, height, 0.7, 0, 0, 1), cells), SOCKET_HEIGHT, 0.35),
    plastic,
    where,
  );
  part.add(plainBox(width - 1, height - 1, 1), DEEP_BLACK, within(where, placed([0, 0, 0.8])), 0.3);
  for (const x of columnsOf(columns, POWER_PITCH)) {
    for (const y of columnsOf(2, POWER_PITCH)) {
      part.addFine(plainBox(1, 1, 7), GOLD, within(where, placed([x, y, 4.4])), 0.55);
    }
  }
  part.add(chamferedBox(5, 1.6, 7, 0.4), plastic, within(where, placed([0, height / 2 + 0.7, 7])));
}

/**
 * Cable-side plug that fits `addPowerSocket`; z = 0 is its mating face, the cable leaves towards +z. A piece of a
 * split plug is only as wide as its contacts, so that the other piece fits beside it.
 */
export function addPowerPlug(
  part: PartBuilder,
  columns: number,
  where: Matrix4,
  plastic: Finish,
  isPiece: boolean,
): void {
  const rim = isPiece ? -0.15 : 0.6;
  const [width, height] = [columns * POWER_PITCH + rim, 2 * POWER_PITCH + 0.6];
  part.add(chamferedBox(width, height, 16, 0.5), plastic, within(where, placed([0, 0, 8])));
  part.add(
    chamferedBox(isPiece ? width : width + 1.2, height + 1.2, 5, 0.5),
    plastic,
    within(where, placed([0, 0, 13.4])),
  );
  part.add(
    chamferedBox(4.4, 1.4, 13, 0.4),
    plastic,
    within(where, placed([0, height / 2 + 2.2, 10], [0.06, 0, 0])),
  );
  part.add(chamferedBox(4.4, 2.4, 2, 0.4), plastic, within(where, placed([0, height / 2 + 1, 12.5])));
}

/** Row or block of header pins, optionally in a shroud. */
export function addPinHeader(
  part: PartBuilder,
  columns: number,
  rows: number,
  where: Matrix4,
  shrouded = false,
): void {
  const [width, height] = [columns * HEADER_PITCH, rows * HEADER_PITCH];
  part.add(chamferedBox(width, height, 2.5, 0.3), BLACK_PLASTIC, within(where, placed([0, 0, 1.25])));
  for (const x of columnsOf(columns, HEADER_PITCH)) {
    for (const y of columnsOf(rows, HEADER_PITCH)) {
      part.addFine(plainBox(0.64, 0.64, 7), GOLD, within(where, placed([x, y, 5])));
    }
  }
  if (!shrouded) return;
  const wall = outline(roundedRect(width + 4, height + 3.4, 0.6, 0, 0, 1), [
    roundedRect(width + 1.8, height + 1.2, 0, 0, 0),
  ]);
  part.add(plate(wall, 8.5, 0.3), BLACK_PLASTIC, where);
}

/** Four pins with the tab that a fan's plug slides behind. */
export function addFanHeader(part: PartBuilder, [x, y]: Vec2): void {
  addPinHeader(part, 4, 1, placed([x, y, SURFACE_Z]));
  part.add(chamferedBox(8, 0.8, 6, 0.2), IVORY_PLASTIC, [x, y + 1.8, SURFACE_Z + 4]);
}

/** Drive port that opens towards +x, at the edge of the board. */
export function addSataPort(part: PartBuilder, [x, y]: Vec2, plastic: Finish = SLOT_PLASTIC): void {
  part.add(chamferedBox(12, 13.6, 13, 0.6), plastic, [x, y, SURFACE_Z + 6.5]);
  part.add(chamferedBox(0.8, 10, 2.4, 0.2), DEEP_BLACK, [x + 6.1, y, SURFACE_Z + 6.6], 0.35);
}

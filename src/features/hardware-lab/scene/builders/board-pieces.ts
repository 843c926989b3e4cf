import {
  CAPACITOR,
  CAPACITOR_MARK,
  CHIP,
  DEEP_BLACK,
  FERRITE,
  SLOT_PLASTIC,
  SOLDER,
} from '../catalogue/finishes.ts';
import { type LabelName, label } from '../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { cylinder } from '../kit/lathe.ts';
import { outline } from '../kit/outlines.ts';
import type { PartBuilder } from '../kit/part-builder.ts';
import { placed } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import type { Vec2 } from '../kit/vectors.ts';

/* The board is modelled in its own space: origin at its lower rear corner, z = 0 on the back of the board. */
export const SURFACE_Z = 1.6;

/** Solid polymer capacitor with its polarity mark. */
export function addCapacitor(
  part: PartBuilder,
  [x, y]: Vec2,
  radius = 3.1,
  height = 7,
  can: Finish = CAPACITOR,
): void {
  part.add(cylinder(radius, height, 14, 0.7), can, [x, y, SURFACE_Z + height / 2]);
  part.add(plainBox(radius * 2.1, radius * 2.1, 0.9), SLOT_PLASTIC, [x, y, SURFACE_Z + 0.45]);
  const half = Array.from({ length: 8 }, (_, i): Vec2 => {
    const angle = 0.5 + (i / 7) * (Math.PI - 1);
    return [radius * 0.74 * Math.cos(angle), radius * 0.74 * Math.sin(angle)];
  });
  part.add(plate(outline(half), 0.1, 0), CAPACITOR_MARK, [x, y, SURFACE_Z + height - 0.04]);
}

/** Power inductor of a voltage phase. */
export function addChoke(part: PartBuilder, [x, y]: Vec2): void {
  part.add(chamferedBox(8, 8, 6.4, 0.9), FERRITE, [x, y, SURFACE_Z + 3.2]);
  part.add(label('choke'), FERRITE, [x, y, SURFACE_Z + 6.43]);
}

/** Integrated circuit; `legs` draws gull-wing leads on two sides. */
export function addChip(
  part: PartBuilder,
  [x, y]: Vec2,
  width: number,
  height: number,
  print: LabelName,
  legs = false,
): void {
  part.add(chamferedBox(width, height, 1.3, 0.25), CHIP, [x, y, SURFACE_Z + 0.65]);
  part.add(label(print), CHIP, [x, y, SURFACE_Z + 1.33]);
  part.add(cylinder(0.45, 0.06, 8, 0), DEEP_BLACK, [
    x - width / 2 + 1.1,
    y + height / 2 - 1.1,
    SURFACE_Z + 1.31,
  ]);
  if (!legs) return;
  for (let offset = -height / 2 + 0.8; offset < height / 2 - 0.5; offset += 1.1) {
    for (const side of [-1, 1]) {
      part.addFine(plainBox(1.1, 0.4, 0.25), SOLDER, [
        x + side * (width / 2 + 0.4),
        y + offset,
        SURFACE_Z + 0.25,
      ]);
    }
  }
}

/** Extruded heat sink: a base and `count` ribs along x or y. */
export function addHeatSink(
  part: PartBuilder,
  centre: Vec2,
  size: readonly [width: number, height: number, rise: number],
  metal: Finish,
  ribs: { readonly along: 'x' | 'y'; readonly count: number },
): void {
  const [x, y] = centre;
  const [width, height, rise] = size;
  part.add(chamferedBox(width, height, rise * 0.45, 1), metal, [x, y, SURFACE_Z + 2 + rise * 0.225]);
  const span = ribs.along === 'y' ? width : height;
  const pitch = span / ribs.count;
  const rib =
    ribs.along === 'y'
      ? chamferedBox(pitch * 0.52, height, rise * 0.6, 0.7)
      : chamferedBox(width, pitch * 0.52, rise * 0.6, 0.7);
  for (let i = 0; i < ribs.count; i++) {
    const offset = -span / 2 + (i + 0.5) * pitch;
    part.add(
      rib,
      metal,
      placed([
        ribs.along === 'y' ? x + offset : x,
        ribs.along === 'y' ? y : y + offset,
        SURFACE_Z + 2 + rise * 0.7,
      ]),
    );
  }
}

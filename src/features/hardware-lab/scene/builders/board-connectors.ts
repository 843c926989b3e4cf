import {
  ANODISED,
  ANODISED_DARK,
  BRASS,
  COPPER_TRIM,
  DEEP_BLACK,
  IVORY_PLASTIC,
  SLOT_PLASTIC,
  STEEL,
} from '../catalogue/finishes.ts';
import { label } from '../catalogue/labels.ts';
import {
  ATX24,
  CASE_FAN_HEADERS,
  CHIPSET,
  COIN_CELL,
  CPU_FAN_HEADER,
  EPS,
  FRONT_PANEL_HEADER,
  SATA_PORTS,
  USB3_HEADER,
} from '../catalogue/layout.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import type { PartBuilder } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { addCapacitor, addChip, SURFACE_Z } from './board-pieces.ts';
import { addPinHeader, addPowerSocket } from './connectors.ts';
import { addScrew } from './fasteners.ts';

const upright = ([x, y]: Vec2) => placed([x, y, SURFACE_Z]);
const turned = ([x, y]: Vec2) => placed([x, y, SURFACE_Z], [0, 0, QUARTER_TURN]);

/** Power sockets, pin headers and drive ports. */
export function addBoardConnectors(part: PartBuilder): void {
  addPowerSocket(part, 12, turned(ATX24));
  addPowerSocket(part, 4, upright(EPS));
  addPinHeader(part, 10, 2, turned(USB3_HEADER), true);
  for (const at of [CPU_FAN_HEADER, ...CASE_FAN_HEADERS]) {
    addPinHeader(part, 4, 1, upright(at));
    part.add(chamferedBox(8, 0.8, 6, 0.2), IVORY_PLASTIC, [at[0], at[1] + 1.8, SURFACE_Z + 4]);
  }
  for (const x of [112, 130, 26, FRONT_PANEL_HEADER[0]]) addPinHeader(part, 5, 2, upright([x, 6]));
  for (const [x, y] of SATA_PORTS) {
    part.add(chamferedBox(12, 15, 13, 0.6), SLOT_PLASTIC, [x, y, SURFACE_Z + 6.5]);
    for (const level of [3.6, 9.6]) {
      part.add(chamferedBox(0.8, 11, 3.2, 0.2), DEEP_BLACK, [x + 6.1, y, SURFACE_Z + level], 0.35);
    }
  }
}

/** Coin cell, chipset heat sink, second M.2 cover and integrated circuits. */
export function addBoardFurniture(part: PartBuilder): void {
  const [cellX, cellY] = COIN_CELL;
  part.add(cylinder(10, 3.2, 30, 0.5), STEEL, [cellX, cellY, SURFACE_Z + 3.2]);
  part.add(ring(10.2, 11.6, 3.4, 30, 0.4), SLOT_PLASTIC, [cellX, cellY, SURFACE_Z + 1.7]);
  part.add(label('coin-cell'), STEEL, [cellX, cellY, SURFACE_Z + 4.83]);

  part.add(plate(outline(roundedRect(104, 22, 2)), 5, 0.8), ANODISED, [106, 77, SURFACE_Z + 3]);
  part.add(label('m2-plate'), ANODISED, [130, 80, SURFACE_Z + 8.04]);
  for (let i = 0; i < 3; i++)
    part.add(chamferedBox(50 - i * 12, 0.9, 0.5, 0.2), ANODISED_DARK, [
      88 - i * 6,
      70 + i * 3,
      SURFACE_Z + 8.05,
    ]);
  for (const [x, y] of [
    [60, 82],
    [152, 72],
  ] as const)
    addScrew(part, placed([x, y, SURFACE_Z + 7.8]), 2.2);

  const [sinkX, sinkY] = CHIPSET;
  part.add(
    plate(
      outline([
        [0, 0],
        [58, 0],
        [58, 44],
        [46, 58],
        [0, 58],
      ]),
      9,
      1.2,
    ),
    ANODISED,
    [sinkX, sinkY, SURFACE_Z + 2],
  );
  part.add(
    plate(
      outline([
        [6, 4],
        [24, 4],
        [54, 34],
        [54, 42],
        [47, 50],
        [6, 10],
      ]),
      0.7,
      0.25,
    ),
    ANODISED_DARK,
    [sinkX, sinkY, SURFACE_Z + 10.8],
  );
  part.add(
    plate(
      outline([
        [27, 4],
        [30, 4],
        [55, 29],
        [55, 32],
      ]),
      0.5,
      0.15,
    ),
    COPPER_TRIM,
    [sinkX, sinkY, SURFACE_Z + 10.9],
  );
  part.add(label('chipset-plate'), ANODISED, [sinkX + 20, sinkY + 46, SURFACE_Z + 11.04]);

  addChip(part, [206, 116], 10, 10, 'chip-sio', true);
  addChip(part, [22, 72], 9, 9, 'chip-audio', true);
  addChip(part, [24, 106], 8, 8, 'chip-lan');
  addChip(part, [212, 150], 6, 5, 'chip-rom', true);
  for (const x of [108, 122]) addChip(part, [x, 156], 6, 6, 'chip-switch');
  for (const y of [176, 208, 236]) addChip(part, [209, y], 7, 7, 'chip-power');
  for (let i = 0; i < 6; i++)
    addCapacitor(part, [14 + (i % 2) * 9, 22 + Math.floor(i / 2) * 9], 3.2, 8.5, BRASS);
}

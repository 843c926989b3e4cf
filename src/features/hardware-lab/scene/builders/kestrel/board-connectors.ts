import { ANODISED, ANODISED_DARK, BRASS, COPPER_TRIM, GOLD } from '../../catalogue/finishes.ts';
import {
  ATX24,
  AUDIO_HEADER,
  CASE_FAN_HEADERS,
  CHIPSET,
  CLEAR_JUMPER,
  COIN_CELL,
  CPU_FAN_HEADER,
  EPS,
  FRONT_PANEL_HEADER,
  PUMP_HEADER,
  SATA_PORTS,
  TEST_POINTS,
  USB3_HEADER,
} from '../../catalogue/kestrel/layout.ts';
import { label } from '../../catalogue/labels.ts';
import { cylinder } from '../../kit/lathe.ts';
import { outline } from '../../kit/outlines.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { addCapacitor, addChip, SURFACE_Z } from '../board-pieces.ts';
import { addFanHeader, addPinHeader, addPowerSocket, addSataPort } from '../connectors.ts';
import { addCellHolder } from '../small-pieces.ts';

const upright = ([x, y]: Vec2) => placed([x, y, SURFACE_Z]);
const turned = ([x, y]: Vec2) => placed([x, y, SURFACE_Z], [0, 0, QUARTER_TURN]);

/** Power sockets, pin headers and drive ports. */
export function addBoardConnectors(part: PartBuilder): void {
  addPowerSocket(part, 12, turned(ATX24));
  addPowerSocket(part, 4, upright(EPS));
  addPinHeader(part, 10, 2, turned(USB3_HEADER), true);
  for (const at of [CPU_FAN_HEADER, PUMP_HEADER, ...CASE_FAN_HEADERS]) addFanHeader(part, at);
  for (const x of [112, 130, AUDIO_HEADER[0], FRONT_PANEL_HEADER[0]])
    addPinHeader(part, 5, 2, upright([x, 6]));
  addPinHeader(part, 2, 1, upright(CLEAR_JUMPER));
  for (const at of SATA_PORTS) addSataPort(part, at);
  for (const {
    at: [x, y],
  } of TEST_POINTS)
    part.add(cylinder(1.5, 0.5, 14, 0.1), GOLD, [x, y, SURFACE_Z + 0.25]);
}

/** Holder of the coin cell, chipset heat sink and integrated circuits. */
export function addBoardFurniture(part: PartBuilder): void {
  addCellHolder(part, COIN_CELL);

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

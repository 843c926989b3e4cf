import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  CHIP,
  DEEP_BLACK,
  GOLD,
  LENS_LINK,
  NATURAL_PLASTIC,
  NICKEL,
  SLOT_PLASTIC,
  SOLDER,
  STEEL,
} from '../../catalogue/finishes.ts';
import {
  BATTERY_CONNECTOR,
  CPU_CENTRE,
  FAN_HEADER,
  PORT_FACE_X,
  PORT_Y,
  SODIMM,
  SODIMM_SLOTS,
  SSD_SCREW,
  SSD_SLOT,
  WIFI_SCREW,
  WIFI_SLOT,
} from '../../catalogue/marlow/layout.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { addCapacitor, addChip, SURFACE_Z } from '../board-pieces.ts';
import { addM2Socket } from '../board-slots.ts';

/** Everything soldered to the Marlow's board, in board space; nothing stands higher than its modules lie. */
export function buildMarlowBoard(): PartGeometry {
  const part = new PartBuilder();
  for (const at of SODIMM_SLOTS) addSodimmSlot(part, at);
  addM2Socket(part, SSD_SLOT, SSD_SCREW);
  addM2Socket(part, WIFI_SLOT, WIFI_SCREW);
  addPorts(part);
  addPlugs(part);
  addPowerStage(part);
  addChip(part, [70, 104], 9, 9, 'chip-switch');
  addChip(part, [100, 30], 7, 5, 'chip-power', true);
  addChip(part, [30, 100], 8, 8, 'chip-switch');
  addChip(part, [20, 30], 6, 8, 'chip-power', true);
  for (const [x, y] of HOLES) part.add(ring(1.6, 3.4, 0.14, 18, 0.04), SOLDER, [x, y, SURFACE_Z + 0.06]);
  return part.build();
}

const HOLES: readonly Vec2[] = [
  [6, 106],
  [148, 105],
  [210, 105],
  [108, 20],
  [206, 30],
];

/** Low slot along y: the module goes in from the left, at an angle. */
function addSodimmSlot(part: PartBuilder, [x, y]: Vec2): void {
  const { length } = SODIMM;
  part.add(chamferedBox(5.4, length + 5, 4.4, 0.4), SLOT_PLASTIC, [x + 2.2, y, SURFACE_Z + 2.2]);
  part.add(plainBox(1.4, length - 1, 1.6), DEEP_BLACK, [x - 0.3, y, SURFACE_Z + 2.5], 0.3);
  part.add(chamferedBox(1.8, 1.6, 2.6, 0.2), SLOT_PLASTIC, [x - 0.2, y + 6, SURFACE_Z + 2.6]);
  for (let i = 0; i < 64; i++) {
    const at = y - length / 2 + 2 + (i * (length - 4)) / 63;
    if (Math.abs(at - y - 6) < 1.6) continue;
    part.addFine(plainBox(1.6, 0.32, 0.3), GOLD, [x + 5.4, at, SURFACE_Z + 0.4]);
  }
  // Foot of each spring clip.
  for (const side of [-1, 1])
    part.add(chamferedBox(5, 3, 4.4, 0.4), SLOT_PLASTIC, [
      x + 1.4,
      y + side * (length / 2 + 2.4),
      SURFACE_Z + 2.2,
    ]);
}

function addPorts(part: PartBuilder): void {
  const shell = (y: number, depth: number, height: number, rise: number) =>
    part.add(chamferedBox(depth, height, rise, 0.3), STEEL, [
      PORT_FACE_X + 1 + depth / 2,
      y,
      SURFACE_Z - 1.6 + rise / 2,
    ]);
  const mouth = (y: number, height: number, rise: number) =>
    part.add(plainBox(0.6, height, rise), DEEP_BLACK, [PORT_FACE_X + 0.6, y, SURFACE_Z + 2], 0.3);
  part.add(chamferedBox(16, 9, 7.4, 0.6), BLACK_PLASTIC, [PORT_FACE_X + 9, PORT_Y.dc, SURFACE_Z + 2]);
  part.add(cylinder(1.1, 8, 10, 0.2), NICKEL, [PORT_FACE_X + 4, PORT_Y.dc, SURFACE_Z + 2]);
  shell(PORT_Y.lan, 20, 15, 8);
  mouth(PORT_Y.lan, 12.4, 6.6);
  for (let i = 0; i < 8; i++)
    part.add(
      plainBox(2, 0.5, 0.3),
      GOLD,
      [PORT_FACE_X + 1.4, PORT_Y.lan - 4 + i * 1.15, SURFACE_Z + 4.4],
      0.6,
    );
  part.add(chamferedBox(0.8, 2, 1.6, 0.2), LENS_LINK, [PORT_FACE_X + 0.3, PORT_Y.lan + 8, SURFACE_Z + 2]);
  shell(PORT_Y.hdmi, 13, 15.6, 6.6);
  mouth(PORT_Y.hdmi, 14, 4.6);
  shell(PORT_Y.usb, 15, 14.4, 7);
  mouth(PORT_Y.usb, 12.6, 5);
  part.add(plainBox(3, 11, 1.4), BLUE_PLASTIC, [PORT_FACE_X + 2.4, PORT_Y.usb, SURFACE_Z + 3]);
}

function addPlugs(part: PartBuilder): void {
  const [bx, by] = BATTERY_CONNECTOR;
  part.add(chamferedBox(20, 6, 3.6, 0.4), NATURAL_PLASTIC, [bx, by + 3, SURFACE_Z + 1.8]);
  for (let i = 0; i < 6; i++)
    part.add(plainBox(0.8, 2, 0.4), GOLD, [bx - 4.75 + i * 1.9, by + 6.6, SURFACE_Z + 0.4]);
  const [fx, fy] = FAN_HEADER;
  part.add(chamferedBox(5, 9, 3.6, 0.4), NATURAL_PLASTIC, [fx - 2.4, fy, SURFACE_Z + 1.8]);
  for (let i = 0; i < 4; i++)
    part.add(plainBox(4, 0.5, 0.5), GOLD, [fx + 1, fy - 2.4 + i * 1.6, SURFACE_Z + 2]);
}

/** Phases left of the processor: flat coils, their transistors, and polymer capacitors. */
function addPowerStage(part: PartBuilder): void {
  const [x, y] = CPU_CENTRE;
  for (let i = 0; i < 5; i++) {
    part.add(chamferedBox(6.4, 6.4, 3, 0.5), CHIP, [x - 22 + i * 9.4, y - 34, SURFACE_Z + 1.5]);
    part.add(chamferedBox(4.6, 4.6, 1, 0.2), CHIP, [x - 22 + i * 9.4, y - 42, SURFACE_Z + 0.5]);
  }
  for (let i = 0; i < 4; i++) addCapacitor(part, [x - 18 + i * 9.4, y + 36], 2.4, 2.6);
  for (let i = 0; i < 2; i++) addCapacitor(part, [112 + i * 28, 18], 2.4, 2.6);
}

import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  DARK_STEEL,
  DEEP_BLACK,
  GOLD,
  IVORY_PLASTIC,
  LENS_LINK,
  RED_PLASTIC,
  SLOT_PLASTIC,
  STEEL,
} from '../catalogue/finishes.ts';
import type { PortKind } from '../catalogue/ports.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { finish } from '../kit/finish.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import type { PartBuilder } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { SURFACE_Z } from './board-pieces.ts';

/** A connector on the rear edge of a board: position along the edge, height, kind. */
export interface RearPort {
  readonly y: number;
  readonly height: number;
  readonly kind: PortKind;
}

const LIME = finish('#7fa36a', 0.5);
const PINK = finish('#b0707e', 0.5);
const AQUA = finish('#6c9bb5', 0.5);
const VGA_BLUE = finish('#2f5f9e', 0.48);
const PS2_PURPLE = finish('#6a4f86', 0.5);
const TONGUE: Readonly<Record<'usb2' | 'usb3' | 'usb-fast', Finish>> = {
  usb2: BLACK_PLASTIC,
  usb3: BLUE_PLASTIC,
  'usb-fast': RED_PLASTIC,
};
/** Face of the connectors: the plane of the case's rear wall, in board space. */
const FACE_X = -8.6;

/** Bodies and mouths of the rear connectors, in board space. */
export function addRearConnectors(part: PartBuilder, ports: readonly RearPort[]): void {
  for (const { y, height, kind } of ports) {
    switch (kind) {
      case 'audio':
        addJacks(part, y);
        break;
      case 'vga':
      case 'dvi':
        addScrewedPort(part, y, kind);
        break;
      case 'ps2':
        addRoundPort(part, y);
        break;
      case 'button':
        part.add(
          cylinder(3.2, 10, 16, 0.6),
          DARK_STEEL,
          placed([FACE_X + 4, y, SURFACE_Z + 13], [0, QUARTER_TURN, 0]),
        );
        part.add(
          cylinder(2.2, 2, 16, 0.5),
          IVORY_PLASTIC,
          placed([FACE_X - 0.8, y, SURFACE_Z + 13], [0, QUARTER_TURN, 0]),
        );
        break;
      default:
        addShieldedPort(part, y, height, kind);
    }
  }
}

function addShieldedPort(
  part: PartBuilder,
  y: number,
  height: number,
  kind: 'usb2' | 'usb3' | 'usb-fast' | 'lan' | 'lan-usb' | 'display',
): void {
  part.add(chamferedBox(22, height - 1, 27, 0.4), STEEL, [FACE_X + 11, y, SURFACE_Z + 13.5]);
  if (kind === 'lan' || kind === 'lan-usb') addNetworkPort(part, y);
  else if (kind === 'display') mouth(part, y, 13, 5, 16);
  else {
    for (const z of [6.6, 19]) {
      mouth(part, y, z, height - 5, 8);
      part.add(plainBox(2, height - 7, 1.8), TONGUE[kind], [FACE_X + 0.2, y, SURFACE_Z + z + 1.2]);
    }
  }
}

const mouth = (part: PartBuilder, y: number, z: number, height: number, depth: number) =>
  part.add(chamferedBox(1, height, depth, 0.2), DEEP_BLACK, [FACE_X - 0.1, y, SURFACE_Z + z], 0.3);

function addNetworkPort(part: PartBuilder, y: number): void {
  mouth(part, y, 17, 14, 12);
  for (let i = 0; i < 8; i++)
    part.add(plainBox(0.6, 0.5, 5), GOLD, [FACE_X - 0.4, y - 4.2 + i * 1.2, SURFACE_Z + 20], 0.6);
  mouth(part, y, 5, 13, 5);
  part.add(chamferedBox(1, 3, 2, 0.2), LENS_LINK, [FACE_X - 0.3, y + 8, SURFACE_Z + 24]);
  part.add(chamferedBox(1, 3, 2, 0.2), DARK_STEEL, [FACE_X - 0.3, y - 8, SURFACE_Z + 24]);
}

function addJacks(part: PartBuilder, y: number): void {
  part.add(chamferedBox(20, 27, 25, 0.6), SLOT_PLASTIC, [FACE_X + 11, y, SURFACE_Z + 12.5]);
  [LIME, PINK, AQUA].forEach((color, i) => {
    const at = placed([FACE_X + 0.6, y + 8.6 - i * 8.6, SURFACE_Z + 13], [0, -QUARTER_TURN, 0]);
    part.add(ring(1.9, 3.6, 1.6, 18, 0.3), color, at);
    part.add(cylinder(1.9, 1, 14, 0), DEEP_BLACK, at, 0.3);
  });
}

/** VGA and DVI: a shell with contacts between two hexagonal posts that the plug's screws go into. */
function addScrewedPort(part: PartBuilder, y: number, kind: 'vga' | 'dvi'): void {
  const vga = kind === 'vga';
  const [across, up] = vga ? [17, 8.4] : [24.5, 9];
  part.add(chamferedBox(16, across + 14, 12.5, 0.4), STEEL, [FACE_X + 9, y, SURFACE_Z + 7.4]);
  const shell = outline(roundedRect(up, across, 2.4), [roundedRect(up - 1.6, across - 1.6, 1.8)]);
  part.add(plate(shell, 5, 0.3), STEEL, placed([FACE_X + 0.6, y, SURFACE_Z + 7.4], [0, -QUARTER_TURN, 0]));
  part.add(
    plate(outline(roundedRect(up - 1.7, across - 1.7, 1.8)), 3.4, 0.2),
    vga ? VGA_BLUE : IVORY_PLASTIC,
    placed([FACE_X + 0.4, y, SURFACE_Z + 7.4], [0, -QUARTER_TURN, 0]),
  );
  const [columns, rows] = vga ? [5, 3] : [8, 3];
  for (let i = 0; i < columns * rows; i++) {
    part.addFine(plainBox(0.5, 0.9, 0.9), DEEP_BLACK, [
      FACE_X - 3.1,
      y + ((i % columns) - (columns - 1) / 2) * (vga ? 2.3 : 1.9) - (vga ? 0 : 3),
      SURFACE_Z + 7.4 + (Math.floor(i / columns) - (rows - 1) / 2) * 2,
    ]);
  }
  if (!vga) part.addFine(plainBox(0.5, 6, 0.6), DEEP_BLACK, [FACE_X - 3.1, y + 8, SURFACE_Z + 7.4]);
  for (const side of [-1, 1])
    part.add(
      cylinder(2.6, 5.6, 6, 0.4),
      STEEL,
      placed([FACE_X - 1.6, y + side * (across / 2 + 4.2), SURFACE_Z + 7.4], [0, QUARTER_TURN, 0]),
    );
}

function addRoundPort(part: PartBuilder, y: number): void {
  part.add(chamferedBox(14, 14, 14, 0.6), SLOT_PLASTIC, [FACE_X + 8, y, SURFACE_Z + 7]);
  const at = placed([FACE_X + 0.6, y, SURFACE_Z + 7.4], [0, -QUARTER_TURN, 0]);
  part.add(ring(4.2, 6.2, 2.4, 22, 0.4), PS2_PURPLE, at);
  part.add(cylinder(4.2, 1.2, 18, 0), DEEP_BLACK, at, 0.3);
}

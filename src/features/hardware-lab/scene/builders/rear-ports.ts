import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  DARK_STEEL,
  DEEP_BLACK,
  GOLD,
  RED_PLASTIC,
  SLOT_PLASTIC,
  STEEL,
} from '../catalogue/finishes.ts';
import { chamferedBox, plainBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { finish } from '../kit/finish.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import type { PartBuilder } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { SURFACE_Z } from './board-pieces.ts';

type PortKind = 'usb2' | 'usb3' | 'usb-fast' | 'lan' | 'display' | 'audio';

/** Rear connectors from the top of the board down: middle along the edge, height, what they are. */
export const REAR_PORTS: readonly { readonly y: number; readonly height: number; readonly kind: PortKind }[] =
  [
    { y: 281.5, height: 13, kind: 'display' },
    { y: 267, height: 14, kind: 'usb2' },
    { y: 251.5, height: 14, kind: 'usb3' },
    { y: 232, height: 22, kind: 'lan' },
    { y: 211.5, height: 16, kind: 'usb-fast' },
    { y: 195, height: 14, kind: 'usb3' },
    { y: 171, height: 28, kind: 'audio' },
  ];

const LIME = finish('#7fa36a', 0.5);
const PINK = finish('#b0707e', 0.5);
const AQUA = finish('#6c9bb5', 0.5);
const TONGUE: Readonly<Record<'usb2' | 'usb3' | 'usb-fast', Finish>> = {
  usb2: BLACK_PLASTIC,
  usb3: BLUE_PLASTIC,
  'usb-fast': RED_PLASTIC,
};
/** Face of the connectors: the plane of the case's rear wall. */
const FACE_X = -8.6;

/** Bodies and mouths of the rear connectors, in board space. */
export function addRearConnectors(part: PartBuilder): void {
  for (const { y, height, kind } of REAR_PORTS) {
    if (kind === 'audio') {
      addJacks(part, y);
      continue;
    }
    part.add(chamferedBox(22, height - 1, 27, 0.4), STEEL, [FACE_X + 11, y, SURFACE_Z + 13.5]);
    if (kind === 'lan') addNetworkPort(part, y);
    else if (kind === 'display') mouth(part, y, 13, 5, 16);
    else {
      for (const z of [6.6, 19]) {
        mouth(part, y, z, height - 5, 8);
        part.add(plainBox(2, height - 7, 1.8), TONGUE[kind], [FACE_X + 0.2, y, SURFACE_Z + z + 1.2]);
      }
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
  part.add(chamferedBox(1, 3, 2, 0.2), DARK_STEEL, [FACE_X - 0.2, y + 8, SURFACE_Z + 24]);
}

function addJacks(part: PartBuilder, y: number): void {
  part.add(chamferedBox(20, 27, 25, 0.6), SLOT_PLASTIC, [FACE_X + 11, y, SURFACE_Z + 12.5]);
  [LIME, PINK, AQUA].forEach((color, i) => {
    const at = placed([FACE_X + 0.6, y + 8.6 - i * 8.6, SURFACE_Z + 13], [0, -QUARTER_TURN, 0]);
    part.add(ring(1.9, 3.6, 1.6, 18, 0.3), color, at);
    part.add(cylinder(1.9, 1, 14, 0), DEEP_BLACK, at, 0.3);
  });
}

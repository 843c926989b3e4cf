import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  CERAMIC,
  CHIP,
  DARK_STEEL,
  DEEP_BLACK,
  FIN_ALUMINIUM,
  GOLD,
  RESISTOR,
  SOFT_BLACK,
  SOLDER,
  STEEL,
  ZINC,
} from '../../catalogue/finishes.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import { CARD } from '../../catalogue/office/plan.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import type { Finish } from '../../kit/finish.ts';
import { cylinder, ring } from '../../kit/lathe.ts';
import { outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { lyingAt, placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { seededRandom } from '../../kit/seeded-random.ts';
import type { Vec3 } from '../../kit/vectors.ts';
import { addPowerSocket } from '../connectors.ts';

const LYING = [QUARTER_TURN, 0, 0] as const;
const BACK_SEED = 19;

/** Small graphics card hanging in its slot, one fan, a blank bracket with one port. Axes as the large cards'. */
export function buildOfficeCard(
  print: LabelName,
  mask: Finish,
  port: 'display' | 'd-sub',
  powered: boolean,
): PartGeometry {
  const part = new PartBuilder();
  const { length, height, fan } = CARD;
  part.add(
    plate(
      outline([
        [12, 8],
        [length, 8],
        [length, height],
        [12, height],
      ]),
      1.6,
      0.15,
    ),
    mask,
    lyingAt(0.8),
  );
  part.add(plate(outline(roundedRect(82, 9, 0.4, 96, 4.5)), 1.6, 0.1), mask, lyingAt(0.8));
  for (let i = 0; i < 78; i++) {
    if (Math.abs(i - 12) < 1.5) continue;
    for (const side of [-1, 1]) part.addFine(plainBox(0.62, 0.04, 4), GOLD, [56 + i, side * 0.82, 2.6]);
  }
  const [fanX, , fanZ] = fan;
  for (let x = 52; x < 146; x += 3.4) part.add(plainBox(0.8, 12, 84), FIN_ALUMINIUM, [x, -8, fanZ], 0.7);
  part.add(
    plate(outline(roundedRect(100, 92, 8, fanX, fanZ), [roundedRect(76, 76, 38, fanX, fanZ, 8)]), 5, 1),
    BLACK_PLASTIC,
    lyingAt(-14),
  );
  part.add(ring(36, 38.4, 8, 36, 0.6), SOFT_BLACK, placed([fanX, -15, fanZ], [QUARTER_TURN, 0, 0]));
  for (const [x, z, size] of [
    [150, 40, 12],
    [150, 64, 12],
    [32, 88, 9],
  ] as const)
    part.add(chamferedBox(size, 1.4, size, 0.2), CHIP, [x, -1.4, z]);
  part.add(chamferedBox(96, 13, 1.4, 0.5), BLACK_PLASTIC, [fanX, -9, height + 0.4]);
  part.add(label(print), BLACK_PLASTIC, [fanX, -9, height + 1.14]);
  if (powered) addPowerSocket(part, 4, placed([...CARD.inlet]));
  addBack(part);
  addBracket(part, port);
  return part.build();
}

/** The visible upper side: a sticker, the cooler's sprung screws, solder points and small parts. */
function addBack(part: PartBuilder): void {
  const top = 0.8;
  const [fanX, , fanZ] = CARD.fan;
  part.add(label('card-sticker'), CHIP, placed([40, top + 0.04, 84], [-QUARTER_TURN, 0, 0]));
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      part.add(
        cylinder(3, 2.6, 14, 0.6),
        ZINC,
        placed([fanX + x * 27, top + 1.2, fanZ + z * 27], [...LYING]),
      );
  for (let i = 0; i < 60; i++) {
    const row = i % 2;
    part.addFine(plainBox(1, 0.4, 1), SOLDER, [58 + i * 1.3, top + 0.2, 12 + row * 2.4]);
  }
  const random = seededRandom(BACK_SEED);
  for (let i = 0; i < 90; i++) {
    const [x, z] = [30 + random() * (CARD.length - 36), 22 + random() * (CARD.height - 28)];
    if (x < 66 && z > 70) continue;
    const size: Vec3 = random() < 0.5 ? [1.9, 0.7, 1] : [1, 0.7, 1.9];
    part.addFine(plainBox(...size), random() < 0.6 ? CERAMIC : RESISTOR, [x, top + 0.35, z]);
  }
}

function addBracket(part: PartBuilder, port: 'display' | 'd-sub'): void {
  const hole =
    port === 'display' ? roundedRect(6.6, 16, 1, -6, CARD.port) : roundedRect(10, 32, 1, -6, CARD.port);
  const sheet = plate(outline(roundedRect(19, 121, 1, -6, 62), [hole]), 1, 0.2);
  part.add(sheet, STEEL, placed([-8, 0, 0], [QUARTER_TURN, QUARTER_TURN, 0]));
  if (port === 'display') {
    part.add(chamferedBox(20, 6, 15.4, 0.4), DARK_STEEL, [2, -6, CARD.port]);
    part.add(chamferedBox(1, 3.4, 12, 0.3), DEEP_BLACK, [-8, -6, CARD.port], 0.3);
  } else {
    part.add(chamferedBox(16, 9, 30, 0.5), STEEL, [0, -6, CARD.port]);
    part.add(chamferedBox(2, 6.6, 15, 0.6), BLUE_PLASTIC, [-8.6, -6, CARD.port]);
  }
  part.add(plate(outline(roundedRect(12, 19, 1, 2, -6)), 1, 0.2), STEEL, [-4, 0, 121.5]);
}

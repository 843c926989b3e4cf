import { DEEP_BLACK } from '../../catalogue/finishes.ts';
import type { OfficePlan } from '../../catalogue/office/plan.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { circle, outline, rectangle, roundedRect } from '../../kit/outlines.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { plate } from '../../kit/plate.ts';
import type { OfficeLook } from './look.ts';
import { wallAt } from './walls.ts';

/** Length of the cage from the tray towards the open side, and half of its width, mm. */
const DEPTH = 140;
const HALF = 53.4;
const LEG_WIDTH = 16;

/** Cage of the drives between board and front, open towards the side, on legs to the nearer of floor and roof. */
export function addCage(part: PartBuilder, plan: OfficePlan, { inner }: OfficeLook): void {
  const [x, y, z] = plan.hddAt;
  const floors = plan.ssdAt ? [y - 6, plan.ssdAt[1] - 6, plan.ssdAt[1] + 26] : [y - 36, y - 4, y + 32];
  const [low, high] = [Math.min(...floors), Math.max(...floors)];
  const { top } = plan.case;
  const [from, to] = top - high < low ? [high, top - 2] : [2, low];
  for (const side of [-1, 1]) {
    const wall = wallAt(x + side * HALF + 0.6);
    const cut = floors
      .slice(0, -1)
      .flatMap((floor) => [
        roundedRect(84, 5, 2, z, floor + 16),
        ...[-56, 56].map((away) => circle(z + away, floor + 16, 2.6, 12)),
      ]);
    part.add(plate(outline(rectangle(DEPTH, high - low, z, (low + high) / 2), cut), 1.2, 0.3), inner, wall);
    for (const end of [-1, 1]) {
      const at = z + end * (DEPTH - LEG_WIDTH) * 0.5;
      part.add(plate(outline(rectangle(LEG_WIDTH, to - from, at, (from + to) / 2)), 1.2, 0.3), inner, wall);
      // A folded edge for stiffness.
      part.add(chamferedBox(11, to - from, 1.2, 0.3), inner, [
        x + side * (HALF - 5),
        (from + to) / 2,
        at + (end * LEG_WIDTH) / 2,
      ]);
    }
    // Flanges turned outwards, as in bent sheet metal.
    for (const edge of [low, high])
      part.add(chamferedBox(7, 1.2, DEPTH, 0.4), inner, [x + side * (HALF + 3), edge, z]);
  }
  for (const floor of floors) part.add(chamferedBox(2 * HALF, 1.2, DEPTH, 0.3), inner, [x, floor, z]);
  part.add(plainBox(104, high - low, 0.8), DEEP_BLACK, [x, (low + high) / 2, z - DEPTH / 2], 0.35);
}

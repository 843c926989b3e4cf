import { BENCH_Y } from '../../catalogue/bench-layout.ts';
import { caseFanSize } from '../../catalogue/fans.ts';
import { DARK_STEEL, DEEP_BLACK, LENS_DRIVE, LENS_POWER, RUBBER, STEEL } from '../../catalogue/finishes.ts';
import { label } from '../../catalogue/labels.ts';
import { type OfficePlan, POWER_LIGHT, SUPPLY } from '../../catalogue/office/plan.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { cylinder } from '../../kit/lathe.ts';
import { circle, outline, rectangle, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { addScrew } from '../fasteners.ts';
import { addCage } from './cage.ts';
import type { OfficeLook } from './look.ts';
import { addTray } from './tray.ts';
import { wallAt } from './walls.ts';

const UP = [-QUARTER_TURN, 0, 0] as const;
const SLOT_PITCH = 20.32;

/** Middle of each expansion slot's opening at the rear: the card's first, the others below it. */
function slotHeights({ boardAt, cardSlot, print }: OfficePlan): number[] {
  const count = print.height > 280 ? 6 : 4;
  const first = boardAt[1] + cardSlot.y - 6;
  return Array.from({ length: count }, (_, i) => first - i * SLOT_PITCH).filter((y) => y > 10);
}

/** Steel tower without its side panel: tray, walls, drive cage, bezel. */
export function buildOfficeCase(plan: OfficePlan, look: OfficeLook): PartGeometry {
  const part = new PartBuilder();
  addTray(part, plan, look);
  addWalls(part, plan, look);
  addRear(part, plan, look);
  addCage(part, plan, look);
  addBezel(part, plan, look);
  const { left, right, back, open } = plan.case;
  for (const x of [left + 34, right - 34])
    for (const z of [back + 26, open - 26])
      part.add(cylinder(13, -BENCH_Y - 1, 20, 1.6), RUBBER, placed([x, (BENCH_Y + 1) / 2, z], [...UP]));
  return part.build();
}

function addWalls(part: PartBuilder, plan: OfficePlan, { shell, inner }: OfficeLook): void {
  const { left, right, top, back, open } = plan.case;
  const [depth, middleZ, length] = [open - back, (open + back) / 2, right - left];
  part.add(chamferedBox(length, top, 1.6, 0.5), shell, [(left + right) / 2, top / 2, back - 0.6]);
  for (const y of [1, top - 1])
    part.add(chamferedBox(length, 2, depth, 0.6), y > 2 ? shell : inner, [(left + right) / 2, y, middleZ]);
  part.add(chamferedBox(length, 12, 2, 0.5), shell, [(left + right) / 2, 7, open - 1]);
  part.add(chamferedBox(length, 10, 2, 0.5), shell, [(left + right) / 2, top - 6, open - 1]);
  part.add(chamferedBox(10, top - 4, 2, 0.5), shell, [left + 5, top / 2, open - 1]);
}

function addRear(part: PartBuilder, plan: OfficePlan, { shell }: OfficeLook): void {
  const { left, top, back, open } = plan.case;
  const { boardAt, ports, rearFanAt, psuAt } = plan;
  const heights = ports.flatMap(({ y, height }) => [y - height / 2, y + height / 2]);
  const [low, high] = [boardAt[1] + Math.min(...heights) - 3, boardAt[1] + Math.max(...heights) + 3];
  const shieldMiddle: Vec2 = [boardAt[2] + 16, (low + high) / 2];
  const vent = caseFanSize(plan.model) / 2 - 3;
  const holes = [
    rectangle(42, high - low, ...shieldMiddle),
    circle(rearFanAt[2], rearFanAt[1], vent, 36),
    ...slotHeights(plan).map((y) => roundedRect(100, 13, 1.5, 68, y)),
    roundedRect(
      SUPPLY.width - 6,
      SUPPLY.height - 6,
      2,
      psuAt[2] + SUPPLY.width / 2,
      psuAt[1] + SUPPLY.height / 2,
    ),
  ];
  part.add(
    plate(outline(roundedRect(open - back, top, 2, (open + back) / 2, top / 2), holes), 1.2, 0.3),
    shell,
    wallAt(left + 1.2),
  );
  for (const y of slotHeights(plan).slice(1)) {
    part.add(plate(outline(roundedRect(112, 17, 1, 72, y)), 1, 0.25), STEEL, wallAt(left + 2.6));
    addScrew(part, placed([left + 7, y, 127]), 3);
  }
  part.add(chamferedBox(12, slotHeights(plan).length * SLOT_PITCH, 1.4, 0.3), shell, [
    left + 7,
    slotHeights(plan).reduce((sum, y) => sum + y, 0) / slotHeights(plan).length,
    125.4,
  ]);
  const shield = outline(
    rectangle(44, high - low + 2, ...shieldMiddle),
    ports.map(({ y, height }) => roundedRect(27, height - 1, 1, 21.6, boardAt[1] + y)),
  );
  part.add(plate(shield, 0.6, 0.1), DARK_STEEL, wallAt(left + 1.8));
}

function addBezel(part: PartBuilder, plan: OfficePlan, look: OfficeLook): void {
  const { right, top, back, open } = plan.case;
  const [depth, middleZ] = [open - back, (open + back) / 2];
  const face = right + 22;
  const grille = { y: plan.frontFanAt[1] + 6, z: middleZ, width: depth - 50, height: 118 };
  const bays = Array.from({ length: look.bays }, (_, i) => top - 34 - i * 44);
  part.add(
    plate(
      outline(roundedRect(depth + 2, top + 2, 8, middleZ, top / 2, 4), [
        roundedRect(grille.width, grille.height, 6, grille.z, grille.y, 3),
      ]),
      20,
      2.6,
    ),
    look.bezel,
    wallAt(face),
  );
  for (let i = 0; i < 11; i++)
    part.add(
      chamferedBox(6, 4, grille.width, 1.4),
      look.bezel,
      placed([face - 6, grille.y - 53 + i * 10.6, grille.z], [0, 0, -0.5]),
    );
  part.add(
    chamferedBox(2, grille.height, grille.width, 0.3),
    DEEP_BLACK,
    [right + 3, grille.y, grille.z],
    0.3,
  );
  for (const y of bays) {
    part.add(chamferedBox(2.4, 40, depth - 34, 1), look.bezel, [face + 0.6, y, middleZ]);
    part.add(chamferedBox(1, 0.8, depth - 34, 0.2), DEEP_BLACK, [face + 0.5, y - 21.4, middleZ], 0.4);
  }
  addOpticalDrive(part, face + 1.6, bays[look.bays - 1] ?? top - 34, middleZ, depth - 40, look);
  part.add(chamferedBox(2.4, top - 20, 3, 0.8), look.trim, [face + 0.4, top / 2, open - 10]);
  const [, buttonY, buttonZ] = plan.powerButtonAt;
  part.add(cylinder(9, 2, 32, 0.6), look.trim, placed([face + 0.2, buttonY, buttonZ], [0, QUARTER_TURN, 0]));
  part.add(
    cylinder(1.7, 1.6, 14, 0.3),
    LENS_POWER,
    placed([face + 0.4, buttonY + POWER_LIGHT[1], buttonZ], [0, QUARTER_TURN, 0]),
  );
  part.add(
    cylinder(1.7, 1.6, 14, 0.3),
    LENS_DRIVE,
    placed([face + 0.4, buttonY - 28, buttonZ], [0, QUARTER_TURN, 0]),
  );
  const print = (name: Parameters<typeof label>[0], y: number) =>
    part.add(label(name), look.bezel, placed([face + 0.06, y, middleZ], [0, QUARTER_TURN, 0]));
  print(look.labels.badge, grille.y + grille.height / 2 + 22);
  print(look.labels.model, 16);
}

/** A disc drive's front: tray, button, lamp. */
function addOpticalDrive(
  part: PartBuilder,
  x: number,
  y: number,
  z: number,
  width: number,
  { trim }: OfficeLook,
): void {
  part.add(chamferedBox(1.6, 11, width - 10, 0.6), trim, [x, y + 6, z]);
  part.add(chamferedBox(2, 5, 12, 0.6), trim, [x, y - 10, z - width / 2 + 18]);
  part.add(chamferedBox(1, 2, 5, 0.2), DARK_STEEL, [x, y - 10, z - width / 2 + 34]);
}

/** Perforated sheets: behind the front grille, over the rear fan. Texture coordinates count repeats of the perforation. */
export function buildOfficeVents(plan: OfficePlan, look: OfficeLook): PartGeometry {
  const { left, right } = plan.case;
  const fan = caseFanSize(plan.model);
  const part = new PartBuilder();
  const sheet = (shape: readonly Vec2[], x: number) =>
    part.add(plate(outline(shape), 0.4, 0), look.shell, wallAt(x));
  sheet(roundedRect(fan + 4, fan + 4, 4, plan.frontFanAt[2], plan.frontFanAt[1]), right - 1);
  sheet(circle(plan.rearFanAt[2], plan.rearFanAt[1], fan / 2 - 2, 36), left + 0.8);
  const built = part.build();
  for (let i = 0; i < built.uv.length / 2; i++) {
    built.uv[i * 2] = (built.position[i * 3 + 2] ?? 0) / 7;
    built.uv[i * 2 + 1] = (built.position[i * 3 + 1] ?? 0) / 7;
  }
  return built;
}

/** How far the sheet overlaps the rounded edge of the front, mm. */
const LAP = 6;

/** Sheet-steel side with a pressed handle. Origin: middle of its inner face. */
export function buildOfficePanel(
  { case: { left, right, top } }: OfficePlan,
  { shell, trim, labels }: OfficeLook,
): PartGeometry {
  const part = new PartBuilder();
  const [width, height] = [right - left, top];
  part.add(
    plate(
      outline(roundedRect(width + LAP, height, 4, LAP / 2, 0), [roundedRect(56, 14, 6, width / 2 - 44, 0)]),
      1.4,
      0.5,
    ),
    shell,
  );
  part.add(chamferedBox(60, 18, 4, 1.6), trim, [width / 2 - 44, 0, -1.6], 0.6);
  part.add(plate(outline(roundedRect(width - 130, height - 90, 14)), 1.8, 1), shell, [-30, 0, 0.5]);
  part.add(label(labels.badge), shell, [-width / 2 + 60, height / 2 - 26, 1.46]);
  return part.build();
}

/** Power button in the bezel, pressed along +z before it is turned to the front. */
export const buildOfficeButton = (look: OfficeLook): PartGeometry =>
  new PartBuilder().add(cylinder(6.6, 4, 28, 0.9), look.bezel).build();

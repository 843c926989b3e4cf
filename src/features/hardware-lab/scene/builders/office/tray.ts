import { BRASS, DEEP_BLACK } from '../../catalogue/finishes.ts';
import { type OfficePlan, placeOn } from '../../catalogue/office/plan.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { cylinder } from '../../kit/lathe.ts';
import { circle, outline, roundedRect } from '../../kit/outlines.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { plate } from '../../kit/plate.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import type { OfficeLook } from './look.ts';

/** The height of the raised area behind the board above the tray, mm: lower than the standoffs. */
const FIELD_RISE = 2.2;
const FIELD_MARGIN = 13;
/** Cable openings beside the board. */
const SLOT = { width: 20, height: 62 } as const;
/** An opening behind the processor's mount. */
const WINDOW = { width: 96, height: 84 } as const;

interface Opening {
  readonly at: Vec2;
  readonly width: number;
  readonly height: number;
}

/** The sheet that the board is screwed to: a raised area under it, cable openings, beads and hooks beside it. */
export function addTray(part: PartBuilder, plan: OfficePlan, { inner }: OfficeLook): void {
  const { left, right, top } = plan.case;
  const [length, middleX] = [right - left, (left + right) / 2];
  const openings = openingsOf(plan);
  const holes = openings.map(({ at, width, height }) => roundedRect(width, height, 6, ...at, 5));
  part.add(
    plate(outline(roundedRect(length - 4, top - 4, 2, middleX, top / 2), holes), 1.2, 0.3),
    inner,
    [0, 0, -1.2],
  );
  for (const { at, width, height } of openings) {
    // A dark plane behind the opening, and the rolled edge that protects the cables.
    part.add(plainBox(width + 2, height + 2, 0.4), DEEP_BLACK, [at[0], at[1], -2.2], 0.3);
    const rim = outline(roundedRect(width + 6, height + 6, 8, ...at, 5), [
      roundedRect(width, height, 6, ...at, 5),
    ]);
    part.add(plate(rim, 1.4, 0.6), inner);
  }
  addField(part, plan, inner);
  addBeads(part, plan, inner);
  for (const at of plan.holes) {
    const [x, y] = placeOn(plan, at);
    part.add(cylinder(2.8, 6.5, 6, 0.3), BRASS, [x, y, 3.2]);
  }
}

const behindProcessor = (plan: OfficePlan): Vec2 => {
  const [x, y] = placeOn(plan, plan.print.processor);
  return [x, y];
};

/** The window behind the processor, and a column of slots between the board and the drives. */
function openingsOf(plan: OfficePlan): Opening[] {
  const { boardAt, print } = plan;
  const beside = boardAt[0] + print.width + FIELD_MARGIN + 22;
  return [
    { at: behindProcessor(plan), ...WINDOW },
    ...[0.2, 0.5, 0.8].map(
      (share): Opening => ({ at: [beside, boardAt[1] + print.height * share], ...SLOT }),
    ),
  ];
}

function addField(part: PartBuilder, plan: OfficePlan, inner: OfficeLook['inner']): void {
  const { boardAt, print } = plan;
  const [width, height] = [print.width + FIELD_MARGIN, print.height + 2 * FIELD_MARGIN];
  const middle: Vec2 = [boardAt[0] + width / 2, boardAt[1] + print.height / 2];
  const window = roundedRect(WINDOW.width, WINDOW.height, 6, ...behindProcessor(plan));
  part.add(plate(outline(roundedRect(width, height, 9, ...middle), [window]), FIELD_RISE, 1.2), inner);
}

/** Stiffening beads towards the front, and lances for cable ties. */
function addBeads(
  part: PartBuilder,
  { case: { right, top }, boardAt, print }: OfficePlan,
  inner: OfficeLook['inner'],
): void {
  const from = boardAt[0] + print.width + FIELD_MARGIN + 44;
  const [width, middle] = [right - 14 - from, (right - 14 + from) / 2];
  for (const share of [0.1, 0.34, 0.58, 0.82]) {
    const y = top * share;
    part.add(plate(outline(roundedRect(width, 9, 4.5, middle, y)), 1.4, 0.7), inner);
    part.add(chamferedBox(4, 12, 3, 0.8), inner, [from + 8, y + 24, 1.4]);
    part.add(plate(outline(circle(from + 30, y + 24, 4, 16)), 0.2, 0), DEEP_BLACK, [0, 0, -0.06], 0.4);
  }
}

import { GOLD, GRAPHITE, LENS_RUNNING, SOLDER_MASK } from '../../catalogue/finishes.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import { chamferedBox, plainBox } from '../../kit/boxes.ts';
import { outline } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN, within } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { DDR5 } from '../board-slots.ts';

/** Length and height of a DDR5 module without its heat spreader, mm. */
const MODULE = { length: 133.35, height: 31.25 } as const;
const CONTACTS = 144;

/**
 * Memory module standing in its slot: length along y, thickness along x, contacts down (-z). Origin: middle of the
 * contact edge.
 */
export function buildDimm(serialLabel: LabelName): PartGeometry {
  const part = new PartBuilder();
  const [half, height] = [MODULE.length / 2, MODULE.height];
  // The outline is drawn as (length, height) and stood up: its x becomes y, its y becomes z, its thickness x.
  const stand = placed([-0.6, 0, 0], [QUARTER_TURN, QUARTER_TURN, 0]);
  const board = outline([
    [-half, 0.6],
    [DDR5.keyY - 1.3, 0.6],
    [DDR5.keyY - 1.3, 4.6],
    [DDR5.keyY + 1.3, 4.6],
    [DDR5.keyY + 1.3, 0.6],
    [half, 0.6],
    [half, 12.6],
    [half - 2.6, 14],
    [half - 2.6, 17],
    [half, 18.4],
    [half, height],
    [-half, height],
    [-half, 18.4],
    [-half + 2.6, 17],
    [-half + 2.6, 14],
    [-half, 12.6],
  ]);
  part.add(plate(board, 1.2, 0.12), SOLDER_MASK, stand);
  const pad = plainBox(0.62, 3.2, 0.04);
  for (let i = 0; i < CONTACTS; i++) {
    const at = -half + 2 + (i * (MODULE.length - 4)) / (CONTACTS - 1);
    if (Math.abs(at - DDR5.keyY) < 2) continue;
    for (const z of [-0.02, 1.22]) part.addFine(pad, GOLD, within(stand, placed([at, 2.7, z])));
  }
  for (const face of [-1, 1]) {
    const front = face > 0 ? placed([0, 0, 1.4]) : placed([0, 0, -0.2], [0, Math.PI, 0]);
    addSpreader(part, within(stand, front), serialLabel);
  }
  part.add(chamferedBox(2.6, MODULE.length - 24, 2, 0.9), LENS_RUNNING, [0, 0, height + 4.2]);
  return part.build();
}

function addSpreader(part: PartBuilder, where: ReturnType<typeof placed>, serialLabel: LabelName): void {
  const [half, height] = [MODULE.length / 2, MODULE.height];
  const shape: readonly Vec2[] = [
    [-half + 3.4, 7.4],
    [-24, 7.4],
    [-20, 9.2],
    [20, 9.2],
    [24, 7.4],
    [half - 3.4, 7.4],
    [half - 3.4, height - 2],
    [half - 9, height + 4],
    [half - 34, height + 4],
    [half - 37, height + 2.6],
    [-half + 37, height + 2.6],
    [-half + 34, height + 4],
    [-half + 9, height + 4],
    [-half + 3.4, height - 2],
  ];
  part.add(plate(outline(shape), 1.3, 0.5), GRAPHITE, where);
  for (let i = 0; i < 9; i++) {
    part.add(
      chamferedBox(1.4, 15, 0.8, 0.3),
      GRAPHITE,
      within(where, placed([-half + 14 + i * 4.2, 20, 1.3], [0, 0, -0.35])),
    );
  }
  part.add(label('dimm-brand'), GRAPHITE, within(where, placed([8, 24, 1.33])));
  part.add(label('dimm-type'), GRAPHITE, within(where, placed([8, 17.6, 1.33])));
  part.add(label(serialLabel), GRAPHITE, within(where, placed([43, 21.4, 1.33])));
}

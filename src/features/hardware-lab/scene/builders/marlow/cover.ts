import { DEEP_BLACK, RUBBER } from '../../catalogue/finishes.ts';
import { label } from '../../catalogue/labels.ts';
import { COVER_HOLES, COVER_THICKNESS, HEIGHT, MIDDLE_Y, WIDTH } from '../../catalogue/marlow/layout.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { ring } from '../../kit/lathe.ts';
import { circle, outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { plate } from '../../kit/plate.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { GRAPHITE_SHELL } from './look.ts';

const HOLE = 3.2;

/** Base cover with its seven holes, feet and intake. Origin: middle of its inner face. */
export function buildBaseCover(): PartGeometry {
  const part = new PartBuilder();
  const holes = COVER_HOLES.map(([x, y]): Vec2[] => circle(x, y - MIDDLE_Y, HOLE, 18));
  const slits = Array.from({ length: 17 }, (_, i) => roundedRect(2.2, 34, 1.1, 76 + i * 4, 46, 2));
  part.add(
    plate(outline(roundedRect(WIDTH, HEIGHT, 9, 0, 0, 5), [...holes, ...slits]), COVER_THICKNESS, 0.5),
    GRAPHITE_SHELL,
  );
  for (const [x, y] of COVER_HOLES)
    part.add(ring(HOLE, HOLE + 0.8, 0.5, 20, 0.15), GRAPHITE_SHELL, [x, y - MIDDLE_Y, COVER_THICKNESS]);
  part.add(chamferedBox(WIDTH - 90, 7, 1.8, 0.8), RUBBER, [0, HEIGHT / 2 - 22, COVER_THICKNESS + 0.8]);
  for (const x of [-1, 1])
    part.add(chamferedBox(44, 6, 1.8, 0.8), RUBBER, [x * 124, -HEIGHT / 2 + 22, COVER_THICKNESS + 0.8]);
  for (const x of [-1, 1])
    for (let i = 0; i < 7; i++)
      part.add(
        chamferedBox(1.4, 9, 0.2, 0.05),
        DEEP_BLACK,
        [x * 139 - 9 + i * 3, -HEIGHT / 2 + 44, COVER_THICKNESS + 0.02],
        0.4,
      );
  part.add(label('marlow-model'), GRAPHITE_SHELL, [-50, -10, COVER_THICKNESS + 0.05]);
  return part.build();
}

import type { Matrix4 } from 'three';
import { DEEP_BLACK, ZINC } from '../catalogue/finishes.ts';
import { plainBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { lathe } from '../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN, within } from '../kit/placement.ts';

const CROSS_ANGLE = 0.4;

/** Pan-head screw with a cross recess, its head standing on the plane z = 0 of `where`. */
export function addScrew(part: PartBuilder, where: Matrix4, head = 3.2, metal: Finish = ZINC): void {
  const profile = [
    [head, 0],
    [head, 0.7],
    [head * 0.88, 1.55],
    [head * 0.55, 1.95],
    [0, 2],
  ] as const;
  part.add(lathe(profile, 12), metal, where);
  for (const turn of [CROSS_ANGLE, CROSS_ANGLE + QUARTER_TURN]) {
    const recess = placed([0, 0, 1.86], [0, 0, turn]);
    part.add(plainBox(head * 1.15, 0.7, 0.4), DEEP_BLACK, within(where, recess), 0.4);
  }
}

/** A screw that can be taken out: head on z = 0, thread below. */
export function buildLooseScrew(): PartGeometry {
  const part = new PartBuilder();
  addScrew(part, placed([0, 0, 0]));
  part.add(
    lathe(
      [
        [0, -7],
        [1.4, -7],
        [1.6, -6.4],
        [1.6, 0],
      ],
      10,
    ),
    ZINC,
  );
  return part.build();
}

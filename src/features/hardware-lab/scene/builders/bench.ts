import { BENCH_Y, GROUND_STUD, MAT_AREA, POWER_STRIP, STRIP } from '../catalogue/bench-layout.ts';
import {
  BRASS,
  DEEP_BLACK,
  GREY_PLASTIC,
  IVORY_PLASTIC,
  LENS_MAINS,
  MAT,
  MAT_PRINT,
  STEEL,
  STRAP_BAND,
} from '../catalogue/finishes.ts';
import { label } from '../catalogue/labels.ts';
import { chamferedBox } from '../kit/boxes.ts';
import { cylinder, ring } from '../kit/lathe.ts';
import { outline, roundedRect } from '../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { plate } from '../kit/plate.ts';
import { tube } from '../kit/tube.ts';
import { add, scale, type Vec3 } from '../kit/vectors.ts';

const UP = [-QUARTER_TURN, 0, 0] as const;

/** Dissipative mat with its printed border, warning and ground stud. */
export function buildMat(): PartGeometry {
  const part = new PartBuilder();
  const { x, z, width, depth } = MAT_AREA;
  part.add(
    plate(outline(roundedRect(width, depth, 26, 0, 0, 8)), 3, 1.2),
    MAT,
    placed([x, BENCH_Y - 3, z], [...UP]),
  );
  const border = outline(roundedRect(width - 40, depth - 40, 14, 0, 0, 6), [
    roundedRect(width - 45, depth - 45, 12, 0, 0, 6),
  ]);
  part.add(plate(border, 0.2, 0), MAT_PRINT, placed([x, BENCH_Y - 0.1, z], [...UP]));
  const front = z + depth / 2 - 40;
  part.add(label('mat-print'), MAT, placed([x + 400, BENCH_Y + 0.1, front], [...UP]));
  part.add(label('mat-ground'), MAT, placed([GROUND_STUD[0], BENCH_Y + 0.1, front - 2], [...UP]));
  // A centimetre scale along the front edge, for a sense of size.
  for (let i = 0; i <= 40; i++) {
    const long = i % 5 === 0;
    part.add(
      plate(outline(roundedRect(0.8, long ? 9 : 5, 0)), 0.2, 0),
      MAT_PRINT,
      placed([x - width / 2 + 60 + i * 10, BENCH_Y - 0.1, front + (long ? 0 : 2)], [...UP]),
    );
  }
  part.add(ring(3, 9, 2, 24, 0.5), STEEL, placed([GROUND_STUD[0], BENCH_Y + 1, GROUND_STUD[2]], [...UP]));
  part.add(cylinder(4, 7, 18, 0.8), BRASS, placed([GROUND_STUD[0], BENCH_Y + 3, GROUND_STUD[2]], [...UP]));
  return part.build();
}

/** Strip with two outlets; its lit switch is a piece of its own. */
export function buildPowerStrip(): PartGeometry {
  const part = new PartBuilder();
  const { width, height, depth } = STRIP;
  const [x, y, z] = POWER_STRIP;
  part.add(chamferedBox(width, height, depth, 5), IVORY_PLASTIC, [x, y + height / 2, z]);
  for (const dx of [-52, -4]) {
    part.add(ring(19.5, 21, 1.6, 30, 0.4), IVORY_PLASTIC, placed([x + dx, y + height, z], [...UP]));
    part.add(cylinder(19.4, 0.6, 30, 0.1), GREY_PLASTIC, placed([x + dx, y + height, z], [...UP]), 0.5);
    for (const hole of [-9.5, 9.5])
      part.add(
        cylinder(2.6, 0.5, 14, 0),
        DEEP_BLACK,
        placed([x + dx + hole, y + height + 0.4, z], [...UP]),
        0.4,
      );
  }
  part.add(label('strip-label'), IVORY_PLASTIC, placed([x + 30, y + height / 2, z + depth / 2 + 0.05]));
  return part.build();
}

/** Rocker of the strip, lit while the strip has mains. */
export const buildStripSwitch = (): PartGeometry =>
  new PartBuilder().add(chamferedBox(28, 4, 16, 1.4), LENS_MAINS).build();

/**
 * Wrist strap: cloth band, snap and coiled lead to the mat's ground stud. While worn, its lead runs towards the
 * technician.
 */
export function buildWristStrap(state: 'lying' | 'worn'): PartGeometry {
  const part = new PartBuilder();
  const stud: Vec3 = [GROUND_STUD[0], BENCH_Y + 7, GROUND_STUD[2]];
  if (state === 'worn') {
    const edge = MAT_AREA.z + MAT_AREA.depth / 2;
    const path = [
      stud,
      ...coil(add(stud, [-4, -1, 8]), [stud[0] - 26, BENCH_Y + 4, edge - 14]),
      [stud[0] - 30, BENCH_Y - 2, edge + 10],
      [stud[0] - 32, BENCH_Y - 90, edge + 30],
    ] as const;
    return part.add(tube(path, { radius: 1.1, sides: 5, steps: 180 }), DEEP_BLACK).build();
  }
  const [x, y, z]: Vec3 = [210, BENCH_Y + 8.6, 420];
  part.add(ring(31, 33.4, 17, 36, 0.6), STRAP_BAND, placed([x, y, z], [...UP]));
  part.add(cylinder(7, 3, 20, 0.8), STEEL, placed([x + 34, y, z], [0, QUARTER_TURN, 0]));
  part.add(cylinder(5, 6, 16, 0.8), DEEP_BLACK, placed([x + 38, y, z], [0, QUARTER_TURN, 0]));
  // A strap that is not worn is not connected: the snap lies beside the stud.
  const end: Vec3 = add(stud, [-34, -6, -26]);
  part.add(
    tube([[x + 40, y, z], ...coil([x + 46, y - 3, z], add(end, [-6, 2, -4])), end], {
      radius: 1.1,
      sides: 5,
      steps: 180,
    }),
    DEEP_BLACK,
  );
  return part.build();
}

const COIL_TURNS = 14;
const COIL_RADIUS = 2.8;

/** Points of a coiled cord from one point to another. */
function coil(from: Vec3, to: Vec3): Vec3[] {
  return Array.from({ length: COIL_TURNS * 6 + 1 }, (_, i): Vec3 => {
    const [t, angle] = [i / (COIL_TURNS * 6), (i / 6) * Math.PI * 2];
    const along = add(scale(from, 1 - t), scale(to, t));
    return add(along, [Math.cos(angle) * COIL_RADIUS, Math.sin(angle) * COIL_RADIUS + 1, 0]);
  });
}

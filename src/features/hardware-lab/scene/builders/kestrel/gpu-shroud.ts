import {
  ANODISED_DARK,
  BLACK_PLASTIC,
  COPPER_TRIM,
  DARK_STEEL,
  DEEP_BLACK,
  LENS_RUNNING,
  STEEL,
} from '../../catalogue/finishes.ts';
import { GPU_BRACKET_X, GPU_PORTS_Z } from '../../catalogue/kestrel/connectors.ts';
import { GPU, GPU_FANS } from '../../catalogue/kestrel/layout.ts';
import { type LabelName, label } from '../../catalogue/labels.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { ring } from '../../kit/lathe.ts';
import { circle, outline, roundedRect } from '../../kit/outlines.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { lyingAt, placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';

/** Plastic body around the fans, and the rail with the lit name that faces the open side. */
export function addGpuShroud(part: PartBuilder, print: LabelName): void {
  const { length, height } = GPU;
  const body = outline(
    [
      [6, 7],
      [length, 7],
      [length + 2, 14],
      [length + 2, height - 14],
      [length - 6, height],
      [196, height],
      [188, height - 5],
      [112, height - 5],
      [104, height],
      [6, height],
    ],
    GPU_FANS.map(([x, , z]) => circle(x, z, 41.5, 28)),
  );
  part.add(plate(body, 9, 1.4), BLACK_PLASTIC, lyingAt(-36));
  for (const [x, , z] of GPU_FANS)
    part.add(ring(41.2, 43.4, 11, 36, 0.6), DARK_STEEL, placed([x, -40.5, z], [QUARTER_TURN, 0, 0]));
  for (const [from, to] of [
    [100, 116],
    [190, 204],
  ] as const) {
    part.add(
      plate(
        outline([
          [from, 20],
          [to, 12],
          [to - 2, 44],
          [from + 2, 52],
        ]),
        1.2,
        0.4,
      ),
      COPPER_TRIM,
      lyingAt(-44.6),
    );
  }
  const rail = outline([
    [8, -33],
    [length, -33],
    [length, -6],
    [length - 14, 1.5],
    [210, 1.5],
    [200, -6],
    [100, -6],
    [90, 1.5],
    [8, 1.5],
  ]);
  part.add(plate(rail, 3.4, 0.9), BLACK_PLASTIC, [0, 0, height - 5]);
  part.add(label(print), BLACK_PLASTIC, [148, -19, height - 1.56]);
  part.add(chamferedBox(86, 1.2, 0.8, 0.3), LENS_RUNNING, [148, -28.4, height - 1.4]);
  part.add(chamferedBox(60, 1, 0.8, 0.25), COPPER_TRIM, [46, -28.4, height - 1.5]);
  for (let i = 0; i < 6; i++) {
    part.add(
      chamferedBox(17, 1, 1, 0.3),
      ANODISED_DARK,
      placed([216 + i * 5, -22, height - 1.4], [0, 0, 1.05]),
    );
  }
}

/** Slot bracket with its display connectors and the tab that the screws hold. */
export function addGpuBracket(part: PartBuilder): void {
  const holes = [
    ...GPU_PORTS_Z.map((z) => roundedRect(6.6, 16, 1, -6, z)),
    ...Array.from({ length: 6 }, (_, i) => roundedRect(8, 9, 1.2, -28, 104 - i * 15)),
  ];
  const sheet = plate(outline(roundedRect(43, 121, 1, -17, 62), holes), 1, 0.2);
  part.add(sheet, STEEL, placed([GPU_BRACKET_X, 0, 0], [QUARTER_TURN, QUARTER_TURN, 0]));
  for (const z of GPU_PORTS_Z) {
    part.add(chamferedBox(20, 6, 15.4, 0.4), DARK_STEEL, [2, -6, z]);
    part.add(chamferedBox(1, 3.4, 12, 0.3), DEEP_BLACK, [GPU_BRACKET_X, -6, z], 0.3);
  }
  part.add(plate(outline(roundedRect(12, 43, 1, 2, -17)), 1, 0.2), STEEL, [GPU_BRACKET_X + 4, 0, 121.5]);
}

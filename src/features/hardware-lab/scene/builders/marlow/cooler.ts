import { COPPER, DARK_STEEL, FIN_ALUMINIUM, SOFT_BLACK } from '../../catalogue/finishes.ts';
import { label } from '../../catalogue/labels.ts';
import { BLOWER, CPU_CENTRE, FINS } from '../../catalogue/marlow/layout.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { cylinder, lathe, ring } from '../../kit/lathe.ts';
import { circle, outline, roundedRect } from '../../kit/outlines.ts';
import { PartBuilder, type PartGeometry } from '../../kit/part-builder.ts';
import { placed } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { tube } from '../../kit/tube.ts';
import type { Vec2 } from '../../kit/vectors.ts';
import { addScrew } from '../fasteners.ts';

const RADIUS = 27;

/** Cold plate, two flat heat pipes, fin stack at the hinges and the blower's housing. Origin: the board's corner, on its mask. */
export function buildMarlowCooler(): PartGeometry {
  const part = new PartBuilder();
  const [cpuX, cpuY] = CPU_CENTRE;
  part.add(plate(outline(roundedRect(36, 36, 3, cpuX, cpuY)), 1.6, 0.4), COPPER, [0, 0, 1.9]);
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    part.add(
      chamferedBox(14, 4, 0.8, 0.2),
      DARK_STEEL,
      placed([cpuX + dx * 20, cpuY + dy * 20, 2.4], [0, 0, (dx * dy * Math.PI) / 4]),
    );
    addScrew(part, placed([cpuX + dx * 23.4, cpuY + dy * 23.4, 2.6]), 2.2, DARK_STEEL);
  }
  addPipes(part);
  addBlower(part);
  const [finX, finY] = FINS;
  for (let i = 0; i < 34; i++)
    part.add(chamferedBox(0.5, 11, 5, 0.1), FIN_ALUMINIUM, [finX - 27 + i * 1.64, finY, 3], 0.75);
  for (const y of [finY - 5, finY + 5])
    part.add(chamferedBox(57, 1.2, 0.5, 0.1), FIN_ALUMINIUM, [finX, y, 5.6]);
  return part.build();
}

function addPipes(part: PartBuilder): void {
  const [cpuX, cpuY] = CPU_CENTRE;
  const [finX, finY] = FINS;
  for (const lane of [0, 1]) {
    const y = cpuY + 8 - lane * 11;
    part.add(
      tube(
        [
          [cpuX - 15, y, 4],
          [cpuX + 16, y, 4],
          [cpuX + 30 + lane * 3, y + 8, 4],
          [cpuX + 34 + lane * 5, finY - 14 + lane * 2, 4],
          [finX - 30 + lane * 6, finY - 3 + lane * 3.4, 4.4],
          [finX + 26, finY - 3 + lane * 6, 4.4],
        ],
        { radius: 1.3, flatness: 2.2, sides: 10, steps: 40 },
      ),
      COPPER,
    );
  }
}

function addBlower(part: PartBuilder): void {
  const [x, y] = BLOWER;
  const open: readonly Vec2[] = [
    [x - RADIUS - 4, y + 36],
    [x + RADIUS + 4, y + 36],
  ];
  const round = circle(x, y, RADIUS + 5, 40).filter(([, at]) => at < y + 14);
  const shell = outline([...round, ...open].toSorted((a, b) => angleAt(a, BLOWER) - angleAt(b, BLOWER)));
  part.add(plate(shell, 0.8, 0.2), SOFT_BLACK, [0, 0, 0]);
  part.add(plate(outline(shell.contour, [circle(x, y, RADIUS - 4, 36)]), 0.8, 0.25), SOFT_BLACK, [0, 0, 5.4]);
  part.add(ring(RADIUS + 3, RADIUS + 4.6, 4.8, 40, 0.3), SOFT_BLACK, [x, y, 3], 0.8);
  for (const [dx, dy] of [
    [-24, -24],
    [24, -24],
    [30, 22],
  ] as const) {
    part.add(cylinder(3.2, 1.4, 16, 0.3), SOFT_BLACK, [x + dx, y + dy, 5.2]);
    addScrew(part, placed([x + dx, y + dy, 5.6]), 1.9, DARK_STEEL);
  }
}

const angleAt = ([x, y]: Vec2, [cx, cy]: Vec2): number => Math.atan2(y - cy, x - cx);

/** Hub and many short blades, turning about z. */
export function buildBlowerRotor(): PartGeometry {
  const part = new PartBuilder();
  part.add(
    lathe(
      [
        [9, -1.8],
        [9, 2],
        [8.2, 2.6],
        [0, 2.7],
      ],
      28,
    ),
    SOFT_BLACK,
  );
  part.add(label('marlow-fan'), SOFT_BLACK, placed([0, 0, 2.74], [0, 0, 0], 0.9));
  const blades = 37;
  for (let i = 0; i < blades; i++) {
    const turn = (i / blades) * Math.PI * 2;
    part.add(
      chamferedBox(14, 0.5, 3.6, 0.1),
      SOFT_BLACK,
      placed([Math.cos(turn) * 15.6, Math.sin(turn) * 15.6, 0.2], [0, 0, turn + 0.5]),
    );
  }
  return part.build();
}

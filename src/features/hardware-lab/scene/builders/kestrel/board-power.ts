import { ANODISED, COPPER, COPPER_TRIM, SOFT_BLACK } from '../../catalogue/finishes.ts';
import { CPU_CENTRE } from '../../catalogue/kestrel/layout.ts';
import { label } from '../../catalogue/labels.ts';
import { chamferedBox } from '../../kit/boxes.ts';
import { outline } from '../../kit/outlines.ts';
import type { PartBuilder } from '../../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../../kit/placement.ts';
import { plate } from '../../kit/plate.ts';
import { tube } from '../../kit/tube.ts';
import { addCapacitor, addChoke, addHeatSink, SURFACE_Z } from '../board-pieces.ts';
import { addScrew } from '../fasteners.ts';
import { addRearConnectors } from '../rear-ports.ts';
import { KESTREL_PORTS } from './ports.ts';

const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Voltage regulator: two rows of phases, their capacitors, the heat sinks and the pipe between them. */
export function addPowerStage(part: PartBuilder): void {
  for (const i of times(8)) addChoke(part, [68.5, 176 + i * 9.4]);
  for (const i of times(6)) addChoke(part, [78 + i * 9.6, 261]);
  for (const i of times(7)) addCapacitor(part, [146.5, 176 + i * 12]);
  for (const i of times(4)) addCapacitor(part, [78 + i * 11, 163.5]);
  for (const i of times(3)) addCapacitor(part, [223, 246 - i * 9]);
  for (const i of times(3)) addCapacitor(part, [200 + i * 8.5, 130], 2.6, 6);
  addHeatSink(part, [51, CPU_CENTRE[1]], [22, 100, 27], ANODISED, { along: 'x', count: 11 });
  addHeatSink(part, [112, 281], [78, 22, 25], ANODISED, { along: 'y', count: 9 });
  part.add(
    tube(
      [
        [54, 258, 12],
        [55, 272, 12],
        [64, 281, 12],
        [82, 281, 12],
      ],
      { radius: 3, sides: 10, steps: 14 },
    ),
    COPPER,
  );
  for (const y of [172, 254]) addScrew(part, placed([51, y, SURFACE_Z + 26]), 2.4);
}

/** Rear connectors and the cover above them, which leaves the board's screws at both ends accessible. */
export function addRearPorts(part: PartBuilder): void {
  addRearConnectors(part, KESTREL_PORTS);
  const cover = outline([
    [0, 19],
    [37, 19],
    [37, 100],
    [29, 112],
    [29, 160],
    [10, 160],
    [10, 153],
    [0, 153],
  ]);
  part.add(plate(cover, 30, 2.2), SOFT_BLACK, [1, 139, SURFACE_Z + 2]);
  part.add(
    plate(
      outline([
        [32.4, 22],
        [34, 22],
        [34, 98],
        [32.4, 100.4],
      ]),
      0.5,
      0.15,
    ),
    COPPER_TRIM,
    [1, 139, SURFACE_Z + 31.8],
  );
  part.add(label('board-cover'), SOFT_BLACK, placed([16, 213, SURFACE_Z + 32.04], [0, 0, QUARTER_TURN]));
  part.add(
    label('board-cover-small'),
    SOFT_BLACK,
    placed([27, 193, SURFACE_Z + 32.04], [0, 0, QUARTER_TURN]),
  );
  for (const i of times(5)) {
    part.add(
      chamferedBox(9, 1.1, 0.6, 0.2),
      ANODISED,
      placed([9 + i * 3, 286 - i * 2, SURFACE_Z + 32], [0, 0, 0.6]),
    );
  }
}

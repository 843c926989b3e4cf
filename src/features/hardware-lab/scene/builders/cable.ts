import { Matrix4, Vector3 } from 'three';
import type { Bundle, PlugShape, Sleeve, Station } from '../catalogue/cable-bundles.ts';
import type { CableEnd } from '../catalogue/cable-ends.ts';
import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  DARK_STEEL,
  GREY_PLASTIC,
  IVORY_PLASTIC,
  LEAD,
  MAINS_LEAD,
  RED_PLASTIC,
  SLEEVE,
  YELLOW_PLASTIC,
} from '../catalogue/finishes.ts';
import { chamferedBox } from '../kit/boxes.ts';
import type { Finish } from '../kit/finish.ts';
import { cylinder } from '../kit/lathe.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, within } from '../kit/placement.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { tube } from '../kit/tube.ts';
import { add, item, scale, type Vec3 } from '../kit/vectors.ts';
import { addPowerPlug } from './connectors.ts';

const SLEEVE_FINISH: Readonly<Record<Exclude<Sleeve, 'ribbon'>, Finish>> = {
  sleeve: SLEEVE,
  lead: LEAD,
  red: RED_PLASTIC,
  mains: MAINS_LEAD,
};
const RIBBON: readonly Finish[] = [RED_PLASTIC, LEAD, BLUE_PLASTIC, YELLOW_PLASTIC, LEAD];
const WANDER_MM = 0.45;
const STEPS_PER_STATION = 4;

/** A cable: one tube a wire, each from its own contact, and the plugs at its ends. */
export function buildCable(bundles: readonly Bundle[]): PartGeometry {
  const part = new PartBuilder();
  for (const bundle of bundles) {
    addPlug(part, bundle.plug, bundle.end);
    if (bundle.farPlug) addPlug(part, bundle.farPlug.plug, bundle.farPlug.end);
    addWires(part, bundle);
  }
  return part.build();
}

function addWires(
  part: PartBuilder,
  { stations, columns, rows, radius, flatness = 1, sleeve }: Bundle,
): void {
  const random = seededRandom(columns * 31 + rows);
  const single = columns * rows === 1;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const path = stations.map((station, i) => {
        const wander = single || i === 0 || i === stations.length - 1 ? 0 : (random() - 0.5) * 2 * WANDER_MM;
        return add(wireAt(station, column - (columns - 1) / 2, row - (rows - 1) / 2), [
          wander,
          wander,
          -wander,
        ]);
      });
      const finish = sleeve === 'ribbon' ? item(RIBBON, column % RIBBON.length) : SLEEVE_FINISH[sleeve];
      const steps = (stations.length - 1) * (single ? 8 : STEPS_PER_STATION);
      part.add(tube(path, { radius, flatness, sides: single ? 10 : 6, steps }), finish);
    }
  }
}

const wireAt = ({ at, across, stack, pitch }: Station, column: number, row: number): Vec3 =>
  add(at, add(scale(across, column * pitch), scale(stack, row * pitch)));

/** Space of a plug: z from its mating face to its wires, x along its columns. */
function plugSpace({ face, across, out }: CableEnd): Matrix4 {
  const [x, z] = [new Vector3(...across), new Vector3(...out)];
  const y = new Vector3().crossVectors(z, x);
  return new Matrix4().makeBasis(x, y, z).setPosition(...face);
}

function addPlug(part: PartBuilder, shape: PlugShape, end: CableEnd): void {
  const space = plugSpace(end);
  const block = (width: number, height: number, from: number, to: number, finish: Finish, chamfer = 0.6) =>
    part.add(
      chamferedBox(width, height, to - from, chamfer),
      finish,
      within(space, placed([0, 0, (from + to) / 2])),
    );
  switch (shape) {
    case 'power-12':
      addPowerPlug(part, 12, space);
      return;
    case 'power-4':
      addPowerPlug(part, 4, space);
      return;
    case 'sata-data':
      block(9.6, 2.6, -3, 4, RED_PLASTIC, 0.3);
      block(12, 6, 0.4, 9, RED_PLASTIC, 0.8);
      block(5, 0.7, 2, 8, DARK_STEEL, 0.2);
      return;
    case 'sata-power':
      block(20, 2.6, -3, 4, BLACK_PLASTIC, 0.3);
      block(23, 6.4, 0.4, 9, BLACK_PLASTIC, 0.8);
      return;
    case 'pins':
      block(12.6, 5.2, 0, 10, BLACK_PLASTIC, 0.4);
      return;
    case 'display':
      block(14.2, 4.4, -6, 2, DARK_STEEL, 0.4);
      block(20, 10, 0, 24, BLACK_PLASTIC, 1.6);
      part.add(cylinder(4.6, 14, 14, 0.8), BLACK_PLASTIC, within(space, placed([0, 0, 28])));
      return;
    case 'iec':
      block(22, 15.6, -8, 2, BLACK_PLASTIC, 1.4);
      block(25, 19, 0, 20, BLACK_PLASTIC, 3);
      part.add(cylinder(5.4, 16, 14, 0.8), BLACK_PLASTIC, within(space, placed([0, 0, 24])));
      return;
    case 'mains':
      for (const pin of [-9.5, 9.5])
        part.add(cylinder(2.3, 18, 12, 0.8), DARK_STEEL, within(space, placed([pin, 0, -8])));
      part.add(cylinder(18.4, 20, 28, 2), IVORY_PLASTIC, within(space, placed([0, 0, 10])));
      block(14, 30, 18, 26, GREY_PLASTIC, 2.4);
      part.add(cylinder(5.6, 14, 14, 0.8), GREY_PLASTIC, within(space, placed([0, 0, 29])));
      return;
  }
}

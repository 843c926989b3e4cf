import { Matrix4, Vector3 } from 'three';
import { BENCH_Y } from '../catalogue/bench-layout.ts';
import {
  type CableSpec,
  type Connector,
  type EndState,
  type PlugPlace,
  type PlugShape,
  POWER_PIECES,
  piecesOut,
  poseOf,
  type Sleeve,
  type Station,
} from '../catalogue/cables.ts';
import {
  BLACK_PLASTIC,
  BLUE_PLASTIC,
  CLEAR_PLASTIC,
  DARK_STEEL,
  GREEN_PLASTIC,
  GREY_LEAD,
  GREY_PLASTIC,
  IVORY_PLASTIC,
  LEAD,
  MAINS_LEAD,
  NATURAL_PLASTIC,
  ORANGE_PLASTIC,
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
import { addPowerPlug, POWER_PITCH } from './connectors.ts';

const SLEEVE_FINISH: Readonly<Record<Exclude<Sleeve, 'colours' | 'atx'>, Finish>> = {
  sleeve: SLEEVE,
  lead: LEAD,
  red: RED_PLASTIC,
  yellow: YELLOW_PLASTIC,
  blue: BLUE_PLASTIC,
  mains: MAINS_LEAD,
  grey: GREY_LEAD,
};
const COLOURS: readonly Finish[] = [GREEN_PLASTIC, IVORY_PLASTIC, RED_PLASTIC, LEAD, YELLOW_PLASTIC];
/** Bare supply wires in the colours of the ATX standard: yellow 12 V, red 5 V, orange 3.3 V, black common. */
const ATX_COLOURS: readonly Finish[] = [
  ORANGE_PLASTIC,
  LEAD,
  RED_PLASTIC,
  LEAD,
  YELLOW_PLASTIC,
  LEAD,
  ORANGE_PLASTIC,
  BLUE_PLASTIC,
  LEAD,
  GREEN_PLASTIC,
  RED_PLASTIC,
  YELLOW_PLASTIC,
];
const WANDER_MM = 0.45;
const STEPS_PER_STATION = 4;

/** A cable in its current position: one tube per wire, each from its own contact, and a plug at every end. */
export function buildCable(
  cable: CableSpec,
  states: readonly EndState[],
  connectors: Readonly<Record<string, Connector>>,
): PartGeometry {
  const part = new PartBuilder();
  const poses = cable.ends.map((end, i) => poseOf(end, item(states, i), connectors));
  cable.ends.forEach(({ plug }, i) => {
    const pieces = POWER_PIECES[plug];
    if (pieces)
      addPowerPieces(part, pieces, piecesOut(pieces, item(states, i)), item(poses, i), cable.sleeve);
    else addPlug(part, plug, item(poses, i), cable.sleeve);
  });
  addWires(part, cable, cable.route(poses));
  return part.build();
}

function addWires(
  part: PartBuilder,
  { columns, rows, radius, flatness = 1, sleeve }: CableSpec,
  stations: readonly Station[],
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
      const steps = (stations.length - 1) * (single ? 8 : STEPS_PER_STATION);
      part.add(
        tube(path, { radius, flatness, sides: single ? 10 : 6, steps, lowest: BENCH_Y + radius }),
        wireFinish(sleeve, columns, column, row),
      );
    }
  }
}

/**
 * Power plugs with few columns carry common in one row and 12 V in the other; a drive's cable has five wires side by
 * side.
 */
const DRIVE_COLOURS: readonly Finish[] = [YELLOW_PLASTIC, LEAD, RED_PLASTIC, LEAD, ORANGE_PLASTIC];

function wireFinish(sleeve: Sleeve, columns: number, column: number, row: number): Finish {
  if (sleeve === 'colours') return item(COLOURS, column % COLOURS.length);
  if (sleeve !== 'atx') return SLEEVE_FINISH[sleeve];
  if (columns === DRIVE_COLOURS.length) return item(DRIVE_COLOURS, column);
  if (columns < DRIVE_COLOURS.length) return row === 0 ? LEAD : YELLOW_PLASTIC;
  return item(ATX_COLOURS, (column + row * 5) % ATX_COLOURS.length);
}

const wireAt = ({ at, across, stack, pitch }: Station, column: number, row: number): Vec3 =>
  add(at, add(scale(across, column * pitch), scale(stack, row * pitch)));

/** Space of a plug: z from its mating face to its wires, x along its columns. */
function plugSpace({ face, across, out }: PlugPlace): Matrix4 {
  const [x, z] = [new Vector3(...across), new Vector3(...out)];
  const y = new Vector3().crossVectors(z, x);
  return new Matrix4().makeBasis(x, y, z).setPosition(...face);
}

/** A power plug in pieces side by side, each offset outwards by the given distance. */
function addPowerPieces(
  part: PartBuilder,
  pieces: readonly number[],
  out: readonly number[],
  place: PlugPlace,
  sleeve: Sleeve,
): void {
  const space = plugSpace(place);
  const plastic = sleeve === 'atx' ? NATURAL_PLASTIC : BLACK_PLASTIC;
  const width = pieces.reduce((sum, columns) => sum + columns, 0) * POWER_PITCH;
  let left = -width / 2;
  pieces.forEach((columns, i) => {
    const middle = left + (columns * POWER_PITCH) / 2;
    addPowerPlug(part, columns, within(space, placed([middle, 0, item(out, i)])), plastic, pieces.length > 1);
    left += columns * POWER_PITCH;
  });
}

function addPlug(part: PartBuilder, shape: PlugShape, place: PlugPlace, sleeve: Sleeve): void {
  const space = plugSpace(place);
  const block = (width: number, height: number, from: number, to: number, finish: Finish, chamfer = 0.6) =>
    part.add(
      chamferedBox(width, height, to - from, chamfer),
      finish,
      within(space, placed([0, 0, (from + to) / 2])),
    );
  const round = (radius: number, length: number, middle: number, finish: Finish, x = 0, y = 0) =>
    part.add(cylinder(radius, length, 16, 0.8), finish, within(space, placed([x, y, middle])));
  switch (shape) {
    case 'sata-data': {
      const plastic =
        sleeve === 'sleeve'
          ? BLACK_PLASTIC
          : SLEEVE_FINISH[sleeve === 'yellow' || sleeve === 'blue' ? sleeve : 'red'];
      block(9.6, 2.6, -3, 4, plastic, 0.3);
      block(12, 6, 0.4, 9, plastic, 0.8);
      block(5, 0.7, 2, 8, DARK_STEEL, 0.2);
      return;
    }
    case 'sata-power':
      block(20, 2.6, -3, 4, BLACK_PLASTIC, 0.3);
      block(23, 6.4, 0.4, 9, BLACK_PLASTIC, 0.8);
      return;
    case 'molex':
      block(21, 7, -2, 16, NATURAL_PLASTIC, 1);
      return;
    case 'fan':
      block(10.6, 4.6, 0, 11, sleeve === 'atx' ? NATURAL_PLASTIC : BLACK_PLASTIC, 0.5);
      return;
    case 'lead-2':
      block(5.2, 2.5, 0, 14, BLACK_PLASTIC, 0.3);
      return;
    case 'lead-3':
      block(7.7, 2.5, 0, 14, BLACK_PLASTIC, 0.3);
      return;
    case 'usb-19':
      block(30, 10, 0, 12, BLACK_PLASTIC, 0.9);
      block(24, 7, 11, 13.4, BLACK_PLASTIC, 1);
      return;
    case 'usb-9':
      block(13, 5.4, 0, 11, BLACK_PLASTIC, 0.5);
      return;
    case 'display':
      block(14.2, 4.4, -6, 2, DARK_STEEL, 0.4);
      block(20, 10, 0, 24, BLACK_PLASTIC, 1.6);
      round(4.6, 14, 28, BLACK_PLASTIC);
      return;
    case 'd-sub':
      block(16, 7.4, -4, 1, DARK_STEEL, 0.8);
      block(31, 12.5, 0, 6, DARK_STEEL, 0.5);
      block(26, 14, 4, 24, BLACK_PLASTIC, 2.4);
      for (const side of [-1, 1]) {
        round(2.9, 12, 14, GREY_PLASTIC, side * 14.6);
        round(1.2, 10, 0, DARK_STEEL, side * 14.6);
      }
      round(5.2, 12, 26, BLACK_PLASTIC);
      return;
    case 'rj45':
      block(11.6, 8, -8, 12, CLEAR_PLASTIC, 0.5);
      block(4, 1.2, -6, 10, CLEAR_PLASTIC, 0.3);
      block(12.6, 9, 8, 20, BLUE_PLASTIC, 2);
      return;
    case 'iec':
      block(22, 15.6, -8, 2, BLACK_PLASTIC, 1.4);
      block(25, 19, 0, 20, BLACK_PLASTIC, 3);
      round(5.4, 16, 24, BLACK_PLASTIC);
      return;
    case 'battery':
      block(17, 3, -3, 1, NATURAL_PLASTIC, 0.3);
      block(19, 3.4, 0.4, 7, NATURAL_PLASTIC, 0.4);
      return;
    case 'coax':
      round(1.3, 1.4, 0.5, DARK_STEEL);
      return;
    case 'barrel':
      round(2.4, 12, -5, DARK_STEEL);
      round(5, 20, 10, BLACK_PLASTIC);
      round(3.6, 10, 24, BLACK_PLASTIC);
      return;
    case 'mains':
      for (const pin of [-9.5, 9.5]) round(2.3, 18, -8, DARK_STEEL, pin);
      part.add(cylinder(18.4, 20, 28, 2), IVORY_PLASTIC, within(space, placed([0, 0, 10])));
      block(14, 30, 18, 26, GREY_PLASTIC, 2.4);
      round(5.6, 14, 29, GREY_PLASTIC);
      return;
  }
}

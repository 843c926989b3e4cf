import { CERAMIC, RESISTOR, SOLDER } from '../catalogue/finishes.ts';
import { type BoardPrint, isOccupied } from '../catalogue/pieces.ts';
import { plainBox } from '../kit/boxes.ts';
import { PartBuilder, type PartGeometry } from '../kit/part-builder.ts';
import { placed, QUARTER_TURN } from '../kit/placement.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import type { Vec2 } from '../kit/vectors.ts';
import { SURFACE_Z } from './board-pieces.ts';

const SEED = 31;
const FREE_FIELD_COUNT = 760;
const AROUND_SOCKET_COUNT = 90;
const MAX_RUN = 5;
const RUN_PITCH = 1.7;

/** Ceramic capacitor and resistor, drawn as instances. */
export const buildChipCapacitor = (): PartGeometry => chipPart(0.55, 0.9, 0.75, CERAMIC);
export const buildChipResistor = (): PartGeometry => chipPart(0.8, 0.8, 0.4, RESISTOR);

function chipPart(width: number, height: number, rise: number, body: typeof CERAMIC): PartGeometry {
  const part = new PartBuilder().add(plainBox(width, height, rise), body);
  for (const side of [-1, 1])
    part.add(plainBox(0.3, height + 0.02, rise + 0.03), SOLDER, [side * (width / 2 + 0.14), 0, 0]);
  return part.build();
}

export interface SmallParts {
  /** Column-major 4x4 matrices, one after the other, in board space. */
  readonly capacitors: Float32Array<ArrayBuffer>;
  readonly resistors: Float32Array<ArrayBuffer>;
}

/** Scatters small parts in short runs over the free areas of the board, and in rows around the processor. */
export function placeSmallParts(board: BoardPrint): SmallParts {
  const random = seededRandom(board.seed + SEED);
  const spots = [...freeFieldSpots(board, random), ...socketSpots(board, random)];
  const matrices = spots.map(([x, y], i) => {
    const size = 0.9 + random() * 0.9;
    const turn = random() < 0.5 ? 0 : QUARTER_TURN;
    return { resistor: i % 3 === 0, matrix: placed([x, y, SURFACE_Z + 0.3 * size], [0, 0, turn], size) };
  });
  const pack = (resistor: boolean) =>
    new Float32Array(matrices.filter((m) => m.resistor === resistor).flatMap((m) => m.matrix.elements));
  return { capacitors: pack(false), resistors: pack(true) };
}

function freeFieldSpots(board: BoardPrint, random: () => number): Vec2[] {
  const spots: Vec2[] = [];
  for (let attempt = 0; attempt < 6000 && spots.length < FREE_FIELD_COUNT; attempt++) {
    const [x, y] = [4 + random() * (board.width - 8), 14 + random() * (board.height - 20)];
    const run = 1 + Math.floor(random() * MAX_RUN);
    const vertical = random() < 0.5;
    for (let i = 0; i < run; i++) {
      const spot: Vec2 = vertical ? [x, y + i * RUN_PITCH] : [x + i * RUN_PITCH, y];
      if (!isOccupied(board, spot, 1)) spots.push(spot);
    }
  }
  return spots;
}

function socketSpots({ processor: [cx, cy] }: BoardPrint, random: () => number): Vec2[] {
  return Array.from({ length: AROUND_SOCKET_COUNT }, (): Vec2 => {
    const side = random() < 0.5 ? -1 : 1;
    return random() < 0.5
      ? [cx + (random() - 0.5) * 56, cy + side * (40.5 + random() * 2)]
      : [cx + side * (36 + random()), cy + (random() - 0.5) * 60];
  });
}

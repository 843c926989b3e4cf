import { type BoardPrint, isOccupied } from '../catalogue/pieces.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { item, type Vec2 } from '../kit/vectors.ts';
import { type BoardPens, PAD } from './board-pens.ts';

const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Copper of the board: pours, buses from chip to slot, local routing, vias and pads. */
export function drawCopper(pens: BoardPens, board: BoardPrint): void {
  const random = seededRandom(board.seed);
  drawPours(pens, board, random);
  drawMemoryBus(pens, board);
  drawLanes(pens, board);
  drawBundles(pens, board);
  drawLocalRouting(pens, board, random);
}

function drawPours(pens: BoardPens, { width, height }: BoardPrint, random: () => number): void {
  for (const _ of times(26)) {
    pens.fillRect(
      random() * (width - 24),
      random() * (height - 25),
      12 + random() * 50,
      10 + random() * 44,
      random() < 0.5 ? pens.high : pens.low,
      2,
    );
  }
}

/** A route with one 45 degree run between two straight ones. */
function route([x0, y0]: Vec2, [x1, y1]: Vec2): Vec2[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const slope = Math.min(Math.abs(dx), Math.abs(dy));
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  if (Math.abs(dx) > Math.abs(dy)) {
    const straight = (Math.abs(dx) - slope) / 2;
    return [
      [x0, y0],
      [x0 + straight * sx, y0],
      [x0 + (straight + slope) * sx, y1],
      [x1, y1],
    ];
  }
  const straight = (Math.abs(dy) - slope) / 2;
  return [
    [x0, y0],
    [x0, y0 + straight * sy],
    [x1, y0 + (straight + slope) * sy],
    [x1, y1],
  ];
}

/** Frame of a desktop's memory slot, mm: its traces end 1.72 mm apart. */
const DESKTOP_SLOT = 152;

/** Traces from the processor to memory; every third one meanders for length matching. */
function drawMemoryBus(pens: BoardPens, { processor: [cx, cy], slots }: BoardPrint): void {
  for (const i of times(72)) {
    const start = cy - 26 + i * 0.72;
    const turn = cx + 33 + (i % 9) * 0.5;
    const points: Vec2[] = [
      [cx + 24, start],
      [turn, start],
    ];
    if (i % 3 === 0) {
      for (const k of times(6)) {
        const side = k % 2 ? 0.5 : -0.5;
        points.push([turn + k * 0.9 + 0.2, start + side], [turn + k * 0.9 + 0.7, start + side]);
      }
    }
    const x = item(slots.xs, i % slots.xs.length);
    points.push(
      ...route([turn + 6, start], [x - 1, slots.centreY + (i * 1.72 - 62) * (slots.frame / DESKTOP_SLOT)]),
    );
    pens.line(points, 0.17);
  }
}

/** Differential pairs from the processor to the first slot and to the chipset. */
function drawLanes(pens: BoardPens, { processor: [cx, cy], cardSlotY }: BoardPrint): void {
  for (const i of times(16)) {
    for (const pair of [-0.3, 0.3]) {
      pens.line(route([cx - 14 + i * 1.9 + pair, cy - 30], [66 + i * 4.4 + pair, cardSlotY + 2]), 0.2);
    }
  }
  for (const i of times(8)) {
    for (const pair of [-0.3, 0.3]) {
      pens.line(route([cx + 20 + i * 1.6 + pair, cy - 28], [172 + i * 3 + pair, cardSlotY - 16]), 0.2);
    }
  }
}

function drawBundles(pens: BoardPens, { bundles }: BoardPrint): void {
  for (const { from, to, count, pitch, upright } of bundles) {
    for (const i of times(count)) {
      const offset = (i - (count - 1) / 2) * pitch;
      const shift = ([x, y]: Vec2, vertical: boolean): Vec2 => (vertical ? [x, y + offset] : [x + offset, y]);
      pens.line(route(shift(from, upright[0]), shift(to, upright[1])), 0.16);
    }
  }
}

function drawLocalRouting(pens: BoardPens, board: BoardPrint, random: () => number): void {
  for (const _ of times(420)) {
    const start: Vec2 = [6 + random() * (board.width - 14), 12 + random() * (board.height - 20)];
    const [reach, angle] = [4 + random() * 18, (Math.floor(random() * 8) * Math.PI) / 4];
    const strands = 1 + Math.floor(random() * 5);
    for (const k of times(strands)) {
      const from: Vec2 = [start[0] - Math.sin(angle) * k * 0.6, start[1] + Math.cos(angle) * k * 0.6];
      const to: Vec2 = [from[0] + Math.cos(angle) * reach, from[1] + Math.sin(angle) * reach];
      pens.line([from, to], 0.15);
      pens.via(from, 0.3);
      pens.via(to, 0.3);
    }
  }
  for (const _ of times(1500))
    pens.via([3 + random() * (board.width - 6), 3 + random() * (board.height - 6)], 0.22 + random() * 0.18);
  for (const _ of times(160)) {
    const at: Vec2 = [6 + random() * (board.width - 12), 14 + random() * (board.height - 21)];
    if (isOccupied(board, at)) continue;
    pens.fillRect(at[0] - 0.25, at[1] - 0.35, 0.5, 0.7, PAD);
    pens.fillRect(at[0] + 0.75, at[1] - 0.35, 0.5, 0.7, PAD);
  }
}

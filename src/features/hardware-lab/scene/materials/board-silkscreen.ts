import { type BoardPrint, isOccupied } from '../catalogue/pieces.ts';
import { seededRandom } from '../kit/seeded-random.ts';
import { item, type Vec2 } from '../kit/vectors.ts';
import type { BoardPens } from './board-pens.ts';

const DESIGNATORS = ['R', 'C', 'C', 'Q', 'U', 'L', 'D'] as const;

/** The board's silkscreen: slot names, header names and part designators. */
export function drawSilkscreen(pens: BoardPens, board: BoardPrint): void {
  const { slots, names, processor } = board;
  slots.xs.forEach((x, i) => {
    pens.text(item(slots.names, i), [x + 4.8, slots.centreY - slots.frame / 2 - 6], 1.9, true, 600);
    pens.frame(x - 4.2, slots.centreY - slots.frame / 2, 8.4, slots.frame);
  });
  for (const [text, at, size, turned] of names) pens.text(text, at, size, turned);
  pens.frame(processor[0] - 33.4, processor[1] - 38.6, 66.8, 77.2);
  const random = seededRandom(board.seed + 8);
  for (let i = 0; i < 420; i++) {
    const at: Vec2 = [5 + random() * (board.width - 12), 14 + random() * (board.height - 21)];
    const kind = item(DESIGNATORS, Math.floor(random() * DESIGNATORS.length));
    const [number, turned, framed] = [Math.floor(random() * 900), random() < 0.5, random() < 0.4];
    if (isOccupied(board, at)) continue;
    pens.text(`${kind}${number}`, at, 1.05, !turned);
    if (framed) pens.frame(at[0] - 1.2, at[1] + 1, 2.6, 1.4);
  }
}

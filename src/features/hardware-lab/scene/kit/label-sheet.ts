import type { LabelArt } from './label-art.ts';
import { type Solid, SolidWriter } from './solid.ts';

/** Pixels of the sheet that the densities of the labels are given for. */
export const SHEET_PX = 2048;
const MARGIN_PX = 6;
/** The upper left corner stays empty: every vertex without a label points there. */
const EMPTY_CORNER_PX = 24;

export interface SheetRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places labels on the sheet in rows, tallest first. The same input gives the same sheet in a worker and on the page. */
export function packLabels(labels: Readonly<Record<string, LabelArt>>): ReadonlyMap<string, SheetRect> {
  const sized = Object.entries(labels)
    .map(([name, art]) => ({
      name,
      width: Math.ceil(art.width * art.density),
      height: Math.ceil(art.height * art.density),
    }))
    .sort((a, b) => b.height - a.height || a.name.localeCompare(b.name, 'en'));
  const placed = new Map<string, SheetRect>();
  let [x, y, rowHeight] = [EMPTY_CORNER_PX, MARGIN_PX, EMPTY_CORNER_PX];
  for (const { name, width, height } of sized) {
    if (x + width + MARGIN_PX > SHEET_PX) {
      x = MARGIN_PX;
      y += rowHeight + MARGIN_PX;
      rowHeight = 0;
    }
    if (y + height > SHEET_PX || width + 2 * MARGIN_PX > SHEET_PX)
      throw new RangeError(`No room on the label sheet for ${name}`);
    placed.set(name, { x, y, width, height });
    x += width + MARGIN_PX;
    rowHeight = Math.max(rowHeight, height);
  }
  return placed;
}

/** A label as a rectangle facing +z, centred, textured from its place on the sheet. */
export function labelQuad(art: Pick<LabelArt, 'width' | 'height'>, rect: SheetRect): Solid {
  const out = new SolidWriter();
  const [w, h] = [art.width / 2, art.height / 2];
  const [u0, u1] = [rect.x / SHEET_PX, (rect.x + rect.width) / SHEET_PX];
  const [v0, v1] = [1 - (rect.y + rect.height) / SHEET_PX, 1 - rect.y / SHEET_PX];
  const corners = [
    out.vertex([-w, -h, 0], [0, 0, 1], [u0, v0]),
    out.vertex([w, -h, 0], [0, 0, 1], [u1, v0]),
    out.vertex([w, h, 0], [0, 0, 1], [u1, v1]),
    out.vertex([-w, h, 0], [0, 0, 1], [u0, v1]),
  ] as const;
  out.quad(...corners);
  return out;
}

import type { Block } from '../../features/manual/model/manual.ts';
import { AFTER, heightOf, INK, MEASURE, needRoom, PAGE, type Sheet, type TextStyle, write } from './sheet.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

const CELL: TextStyle = { size: 9 };
const HEAD: TextStyle = { size: 8, face: 'strong', colour: INK.muted };
const CELL_PAD = 5;
/** The height up to which a table is not spread over two pages. */
const SHORT = 190;

function widthsOf({ columns }: TableBlock): readonly number[] {
  const sum = columns.reduce((total, column) => total + column.width, 0);
  return columns.map((column) => (column.width / sum) * MEASURE);
}

/** Draws a cell of a row that begins at `top`. */
function drawCell(
  sheet: Sheet,
  cell: string,
  style: TextStyle,
  {
    index,
    top,
    widths,
  }: { readonly index: number; readonly top: number; readonly widths: readonly number[] },
): void {
  const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
  write(sheet, cell, style, {
    x: PAGE.left + before + (index === 0 ? 0 : CELL_PAD),
    y: top + CELL_PAD,
    width: (widths[index] ?? 0) - CELL_PAD * 2,
  });
}

/** Draws the line below a row, and moves the position below it. */
function endRow(sheet: Sheet, bottom: number, style: TextStyle, gap: number): void {
  sheet.y = bottom;
  sheet
    .moveTo(PAGE.left, bottom)
    .lineTo(PAGE.left + MEASURE, bottom)
    .lineWidth(style === HEAD ? 1 : 0.5)
    .stroke(style === HEAD ? INK.muted : INK.line);
  sheet.y += gap;
}

function drawRow(
  sheet: Sheet,
  cells: readonly string[],
  widths: readonly number[],
  style: TextStyle,
  gap = 0,
): PDFKit.PDFStructureElement {
  const top = sheet.y;
  const bottom = top + rowHeight(sheet, cells, widths, style);
  return sheet.struct(
    'TR',
    {},
    cells.map((cell, index) =>
      sheet.struct(style === HEAD ? 'TH' : 'TD', {}, () => {
        drawCell(sheet, cell, style, { index, top, widths });
        if (index === cells.length - 1) endRow(sheet, bottom, style, gap);
      }),
    ),
  );
}

/** The titles of the columns once more, on the next page of a table: for the eye, screen readers have them. */
function repeatHead(sheet: Sheet, titles: readonly string[], widths: readonly number[]): void {
  const top = sheet.y;
  const bottom = top + rowHeight(sheet, titles, widths, HEAD);
  sheet.markContent('Artifact', { type: 'Layout' });
  for (const [index, title] of titles.entries()) drawCell(sheet, title, HEAD, { index, top, widths });
  endRow(sheet, bottom, HEAD, 0);
  sheet.endMarkedContent();
}

function rowHeight(
  sheet: Sheet,
  cells: readonly string[],
  widths: readonly number[],
  style: TextStyle,
): number {
  const heights = cells.map((cell, index) =>
    heightOf(sheet, cell, style, (widths[index] ?? 0) - CELL_PAD * 2),
  );
  return Math.max(...heights) + CELL_PAD * 2;
}

function heightOfRows(sheet: Sheet, rows: readonly (readonly string[])[], widths: readonly number[]): number {
  return rows.reduce((total, row) => total + rowHeight(sheet, row, widths, CELL), 0);
}

/** The room without which a table begins on the next page: all of a short one, the first rows of a long one. */
export function leastRoomOfTable(sheet: Sheet, block: TableBlock): number {
  const widths = widthsOf(block);
  const titles = block.columns.map((column) => column.title);
  const whole = heightOfRows(sheet, [titles, ...block.rows], widths);
  return 20 + (whole <= SHORT ? whole : heightOfRows(sheet, [titles, ...block.rows.slice(0, 2)], widths));
}

/** Draws a table with its caption below `parent`; the titles of its columns are header cells. */
export function drawTable(sheet: Sheet, parent: PDFKit.PDFStructureElement, block: TableBlock): void {
  const widths = widthsOf(block);
  const titles = block.columns.map((column) => column.title);
  const table = sheet.struct('Table');
  // Added first: what is added to it from now on is drawn at once, so that a page can end between two rows.
  parent.add(table);
  table.add(
    sheet.struct('Caption', {}, () => {
      needRoom(sheet, leastRoomOfTable(sheet, block));
      write(
        sheet,
        block.caption,
        { size: 9, face: 'strong', colour: INK.copper },
        { x: PAGE.left, y: sheet.y, width: MEASURE },
      );
      sheet.y += 2;
    }),
  );
  table.add(drawRow(sheet, titles, widths, HEAD));
  block.rows.forEach((row, index) => {
    const isLast = index === block.rows.length - 1;
    // The last two rows stay together.
    const rest = block.rows.length - index === 2 ? block.rows.slice(index) : [row];
    if (needRoom(sheet, heightOfRows(sheet, rest, widths))) repeatHead(sheet, titles, widths);
    table.add(drawRow(sheet, row, widths, CELL, isLast ? AFTER + 4 : 0));
  });
}

import type { Block } from '../../features/manual/model/manual.ts';
import { AFTER, heightOf, INK, MEASURE, needRoom, PAGE, type Sheet, type TextStyle, write } from './sheet.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;

const CELL: TextStyle = { size: 9 };
const HEAD: TextStyle = { size: 8, face: 'strong', colour: INK.muted };
const CELL_PAD = 5;

function widthsOf({ columns }: TableBlock): readonly number[] {
  const sum = columns.reduce((total, column) => total + column.width, 0);
  return columns.map((column) => (column.width / sum) * MEASURE);
}

function drawRow(
  sheet: Sheet,
  cells: readonly string[],
  widths: readonly number[],
  style: TextStyle,
  gap = 0,
): PDFKit.PDFStructureElement {
  let top = 0;
  let height = 0;
  let x: number = PAGE.left;
  const drawn = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    return sheet.struct(style === HEAD ? 'TH' : 'TD', {}, () => {
      if (index === 0) {
        height = rowHeight(sheet, cells, widths, style);
        needRoom(sheet, height);
        top = sheet.y;
        x = PAGE.left;
      }
      write(sheet, cell, style, {
        x: x + (index === 0 ? 0 : CELL_PAD),
        y: top + CELL_PAD,
        width: width - CELL_PAD * 2,
      });
      x += width;
      if (index < cells.length - 1) return;
      sheet.y = top + height;
      sheet
        .moveTo(PAGE.left, sheet.y)
        .lineTo(PAGE.left + MEASURE, sheet.y)
        .lineWidth(style === HEAD ? 1 : 0.5)
        .stroke(style === HEAD ? INK.muted : INK.line);
      sheet.y += gap;
    });
  });
  return sheet.struct('TR', {}, drawn);
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

/** Draws a table with its caption; the titles of its columns are header cells. */
export function drawTable(sheet: Sheet, block: TableBlock): PDFKit.PDFStructureElement {
  const widths = widthsOf(block);
  const titles = block.columns.map((column) => column.title);
  const table = sheet.struct('Table');
  table.add(
    sheet.struct('Caption', {}, () => {
      const rows = [titles, ...block.rows.slice(0, 2)];
      needRoom(sheet, 20 + rows.reduce((total, row) => total + rowHeight(sheet, row, widths, CELL), 0));
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
    const gap = index === block.rows.length - 1 ? AFTER + 4 : 0;
    table.add(drawRow(sheet, row, widths, CELL, gap));
  });
  return table;
}

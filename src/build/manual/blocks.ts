import type { Block } from '../../features/manual/model/manual.ts';
import { heightOf, INK, MEASURE, NOTE_INK, PAGE, type TextStyle, write } from './sheet.ts';

type Sheet = PDFKit.PDFDocument;
type TableBlock = Extract<Block, { kind: 'table' }>;

const BODY: TextStyle = { size: 10.5 };
const CELL: TextStyle = { size: 9 };
const HEAD: TextStyle = { size: 8, face: 'strong', colour: INK.muted };
const AFTER = 10;
const CELL_PAD = 5;

/** Starts a new page when less than this height is left on the current one. */
export function needRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > PAGE.height - PAGE.bottom) {
    sheet.addPage();
    sheet.y = PAGE.top;
  }
}

function tag(sheet: Sheet, kind: string, draw: () => void): PDFKit.PDFStructureElement {
  return sheet.struct(kind, {}, draw);
}

/**
 * Draws a block at the current position and moves the position below it. Returns its structure element for screen
 * readers.
 */
export function drawBlock(sheet: Sheet, block: Block): PDFKit.PDFStructureElement {
  switch (block.kind) {
    case 'text':
      return tag(sheet, 'P', () => drawText(sheet, block.text));
    case 'list':
    case 'steps':
      return drawList(sheet, block.items, block.kind === 'steps');
    case 'note':
      return tag(sheet, 'Note', () => drawNote(sheet, block));
    case 'table':
      return drawTable(sheet, block);
  }
}

function drawText(sheet: Sheet, text: string): void {
  const height = heightOf(sheet, text, BODY, MEASURE);
  needRoom(sheet, height);
  const { y } = sheet;
  write(sheet, text, BODY, { x: PAGE.left, y, width: MEASURE });
  sheet.y = Math.max(sheet.y, y) + AFTER;
}

function drawList(sheet: Sheet, items: readonly string[], isNumbered: boolean): PDFKit.PDFStructureElement {
  const list = sheet.struct('L');
  const indent = 22;
  items.forEach((item, index) => {
    const draw = (): void => {
      needRoom(sheet, heightOf(sheet, item, BODY, MEASURE - indent));
      const { y } = sheet;
      const mark = isNumbered ? `${index + 1}` : '•';
      write(
        sheet,
        mark,
        { ...BODY, face: isNumbered ? 'reading' : 'strong', colour: INK.copper },
        { x: PAGE.left, y, width: indent },
      );
      write(sheet, item, BODY, { x: PAGE.left + indent, y, width: MEASURE - indent });
      sheet.y += 4;
    };
    list.add(sheet.struct('LI', {}, [sheet.struct('LBody', {}, draw)]));
  });
  // A list is drawn when it is added to the document, so the gap below it must be part of it.
  list.add(
    sheet.struct('LI', {}, () => {
      sheet.y += AFTER - 4;
    }),
  );
  return list;
}

function drawNote(sheet: Sheet, { tone, text }: Extract<Block, { kind: 'note' }>): void {
  const { bar, word } = NOTE_INK[tone];
  const inner = MEASURE - 28;
  const paragraph = `**${word}.** ${text}`;
  const height = heightOf(sheet, paragraph, BODY, inner) + 18;
  needRoom(sheet, height);
  const { y } = sheet;
  sheet.rect(PAGE.left, y, MEASURE, height).fill(INK.sunken);
  sheet.rect(PAGE.left, y, 3, height).fill(bar);
  write(sheet, paragraph, BODY, { x: PAGE.left + 16, y: y + 10, width: inner });
  sheet.y = y + height + AFTER;
}

function widthsOf({ columns }: TableBlock): readonly number[] {
  const sum = columns.reduce((total, column) => total + column.width, 0);
  return columns.map((column) => (column.width / sum) * MEASURE);
}

function drawRow(
  sheet: Sheet,
  cells: readonly string[],
  widths: readonly number[],
  style: TextStyle,
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

function drawTable(sheet: Sheet, block: TableBlock): PDFKit.PDFStructureElement {
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
  for (const row of block.rows) table.add(drawRow(sheet, row, widths, CELL));
  table.add(
    sheet.struct('TR', {}, () => {
      sheet.y += AFTER + 4;
    }),
  );
  return table;
}

import type { Block, NoteTone } from '../../features/manual/model/manual.ts';
import { drawFigure } from './figure-block.ts';
import { drawFlow } from './flow-block.ts';
import { AFTER, BODY, heightOf, INK, MEASURE, NOTE_INK, needRoom, PAGE, type Sheet, write } from './sheet.ts';
import { drawTable } from './table-block.ts';

/** How the tones of notes are called in the language of the manual. */
export type NoteWords = Readonly<Record<NoteTone, string>>;

const LIST_INDENT = 22;

function tag(sheet: Sheet, kind: string, draw: () => void): PDFKit.PDFStructureElement {
  return sheet.struct(kind, {}, draw);
}

/**
 * Draws a block at the current position and moves the position below it. Its structure element, for screen readers, comes
 * below `parent`.
 */
export function drawBlock(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  block: Block,
  words: NoteWords,
): void {
  switch (block.kind) {
    case 'text':
      parent.add(tag(sheet, 'P', () => drawText(sheet, block.text)));
      return;
    case 'list':
    case 'steps':
      parent.add(drawList(sheet, block.items, block.kind === 'steps'));
      return;
    case 'note':
      parent.add(tag(sheet, 'Note', () => drawNote(sheet, block, words[block.tone])));
      return;
    case 'table':
      drawTable(sheet, parent, block);
      return;
    case 'flow':
      parent.add(drawFlow(sheet, block));
      return;
    case 'figure':
      parent.add(drawFigure(sheet, block));
      return;
  }
}

/** The height of a list, which is drawn as `drawBlock` does. */
export function heightOfList(sheet: Sheet, items: readonly string[]): number {
  return items.reduce((total, item) => total + heightOf(sheet, item, BODY, MEASURE - LIST_INDENT) + 4, 0);
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
  const indent = LIST_INDENT;
  items.forEach((item, index) => {
    let top = 0;
    const drawMark = (): void => {
      needRoom(sheet, heightOf(sheet, item, BODY, MEASURE - indent));
      top = sheet.y;
      write(
        sheet,
        isNumbered ? `${index + 1}` : '•',
        { ...BODY, face: isNumbered ? 'reading' : 'strong', colour: INK.copper },
        { x: PAGE.left, y: top, width: indent },
      );
    };
    const drawItem = (): void => {
      write(sheet, item, BODY, { x: PAGE.left + indent, y: top, width: MEASURE - indent });
      sheet.y += index === items.length - 1 ? AFTER : 4;
    };
    list.add(sheet.struct('LI', {}, [tag(sheet, 'Lbl', drawMark), tag(sheet, 'LBody', drawItem)]));
  });
  return list;
}

function drawNote(sheet: Sheet, { tone, text }: Extract<Block, { kind: 'note' }>, word: string): void {
  const bar = NOTE_INK[tone];
  const inner = MEASURE - 28;
  const paragraph = `**${word}** ${text}`;
  const height = heightOf(sheet, paragraph, BODY, inner) + 18;
  needRoom(sheet, height);
  const { y } = sheet;
  sheet.rect(PAGE.left, y, MEASURE, height).fill(INK.sunken);
  sheet.rect(PAGE.left, y, 3, height).fill(bar);
  write(sheet, paragraph, BODY, { x: PAGE.left + 16, y: y + 10, width: inner });
  sheet.y = y + height + AFTER;
}

import type { Block, DrawnBox } from '../../features/manual/model/manual.ts';
import { AFTER, INK, MEASURE, needRoom, PAGE, type Sheet, type TextStyle, write } from './sheet.ts';

const CAPTION: TextStyle = { size: 9, colour: INK.muted };
const WORD = { size: 6.5, line: 9 } as const;

/** Draws a figure with its caption; a screen reader reads its description. */
export function drawFigure(
  sheet: Sheet,
  { caption, alt, drawing }: Extract<Block, { kind: 'figure' }>,
): PDFKit.PDFStructureElement {
  const figure = sheet.struct('Figure', { alt }, () => {
    needRoom(sheet, drawing.height + 30);
    const { y } = sheet;
    for (const box of drawing.boxes) drawBox(sheet, box, y);
    sheet.y = y + drawing.height + 6;
  });
  const words = sheet.struct('Caption', {}, () => {
    write(sheet, caption, CAPTION, { x: PAGE.left, y: sheet.y, width: MEASURE });
    sheet.y += AFTER;
  });
  return sheet.struct('Div', {}, [figure, words]);
}

function drawBox(sheet: Sheet, { x, y, width, height, look, words }: DrawnBox, top: number): void {
  const box = sheet
    .roundedRect(PAGE.left + x, top + y, width, height, 2)
    .lineWidth(look === 'accent' ? 1.5 : 0.75);
  if (look === 'body') box.fillAndStroke(INK.sunken, INK.muted);
  if (look === 'plain') box.fillAndStroke('#ffffff', INK.muted);
  if (look === 'accent') box.fillAndStroke('#ffffff', INK.copper);
  const first = top + y + height / 2 - (words.length * WORD.line) / 2;
  words.forEach((word, line) => {
    sheet.font('reading').fontSize(WORD.size).fillColor(INK.text);
    sheet.text(word, PAGE.left + x, first + line * WORD.line, { width, align: 'center', lineBreak: false });
  });
}

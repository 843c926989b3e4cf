import type { Block } from '../../features/manual/model/manual.ts';
import { AFTER, heightOf, INK, MEASURE, needRoom, PAGE, type Sheet, type TextStyle, write } from './sheet.ts';

const QUESTION: TextStyle = { size: 10, face: 'strong' };
const ASIDE: TextStyle = { size: 9.5 };
const PAD = 8;
const GAP = 14;
const INNER = MEASURE - 2 * PAD;
const INDENT = 16;

/** Draws a flow chart: boxes from top to bottom, joined by arrows. Read aloud it is a list of questions. */
export function drawFlow(
  sheet: Sheet,
  { caption, questions, end }: Extract<Block, { kind: 'flow' }>,
): PDFKit.PDFStructureElement {
  const list = sheet.struct('L');
  const [first] = questions;
  list.add(
    sheet.struct('Caption', {}, () => {
      needRoom(sheet, 24 + (first === undefined ? 0 : heightOfQuestion(sheet, first)));
      const style: TextStyle = { size: 9, face: 'strong', colour: INK.copper };
      write(sheet, caption, style, { x: PAGE.left, y: sheet.y, width: MEASURE });
      sheet.y += 4;
    }),
  );
  for (const question of questions)
    list.add(sheet.struct('LI', {}, [sheet.struct('LBody', {}, () => drawQuestion(sheet, question))]));
  list.add(
    sheet.struct('LI', {}, [
      sheet.struct('LBody', {}, () => {
        const height = heightOf(sheet, end, QUESTION, INNER) + 2 * PAD;
        needRoom(sheet, height);
        const { y } = sheet;
        sheet.roundedRect(PAGE.left, y, MEASURE, height, 4).lineWidth(1).stroke(INK.copper);
        write(sheet, end, QUESTION, { x: PAGE.left + PAD, y: y + PAD, width: INNER });
        sheet.y = y + height + AFTER + 4;
      }),
    ]),
  );
  return list;
}

type Question = Extract<Block, { kind: 'flow' }>['questions'][number];

/** What the answer that leads aside says. */
function asideOf({ answer, act }: Question): string {
  return `**${answer}:** ${act}`;
}

function heightOfQuestion(sheet: Sheet, question: Question): number {
  return (
    heightOf(sheet, question.ask, QUESTION, INNER) +
    heightOf(sheet, asideOf(question), ASIDE, INNER - INDENT) +
    2 * PAD +
    4
  );
}

function drawQuestion(sheet: Sheet, question: Question): void {
  const height = heightOfQuestion(sheet, question);
  needRoom(sheet, height + GAP);
  const { y } = sheet;
  sheet.roundedRect(PAGE.left, y, MEASURE, height, 4).fill(INK.sunken);
  write(sheet, question.ask, QUESTION, { x: PAGE.left + PAD, y: y + PAD, width: INNER });
  const aside = y + PAD + heightOf(sheet, question.ask, QUESTION, INNER) + 4;
  sheet
    .moveTo(PAGE.left + PAD + 4, aside)
    .lineTo(PAGE.left + PAD + 4, aside + 6)
    .lineTo(PAGE.left + PAD + 12, aside + 6)
    .lineWidth(1)
    .stroke(INK.copper);
  write(sheet, asideOf(question), ASIDE, {
    x: PAGE.left + PAD + INDENT,
    y: aside,
    width: INNER - INDENT,
  });
  drawArrow(sheet, PAGE.left + MEASURE / 2, y + height);
  sheet.y = y + height + GAP;
}

function drawArrow(sheet: Sheet, x: number, y: number): void {
  const tip = y + GAP - 2;
  sheet
    .moveTo(x, y + 2)
    .lineTo(x, tip)
    .lineWidth(1)
    .stroke(INK.muted);
  sheet
    .moveTo(x - 3, tip - 4)
    .lineTo(x, tip)
    .lineTo(x + 3, tip - 4)
    .stroke(INK.muted);
}

import { BRAND_NAME } from '../../core/brand.ts';
import type { Chapter, Manual } from '../../features/manual/model/manual.ts';
import EN from '../../i18n/en/manual.json' with { type: 'json' };
import ES from '../../i18n/es/manual.json' with { type: 'json' };
import type { Language } from '../../i18n/languages.ts';
import { drawBlock, heightOfList } from './blocks.ts';
import { heightOf, INK, MEASURE, needRoom, openSheet, PAGE, type Sheet, write } from './sheet.ts';
import { leastRoomOfTable } from './table-block.ts';
import type { Typeface } from './typeface.ts';

const WORDS = { en: EN, es: ES } as const;

type Root = PDFKit.PDFStructureElement;

/** A manual and the language that it is in. */
interface Print {
  readonly manual: Manual;
  readonly language: Language;
}

/** The first page of each chapter, by its id; the cover is page 1. */
type PageNumbers = ReadonlyMap<string, number>;

/** The manual as a PDF. It is laid out twice, because the table of contents needs page numbers of later pages. */
export async function printManual(manual: Manual, language: Language, typeface: Typeface): Promise<Buffer> {
  const print = { manual, language };
  const { pages } = await setManual(print, typeface, new Map());
  return (await setManual(print, typeface, pages)).file;
}

async function setManual(
  print: Print,
  typeface: Typeface,
  known: PageNumbers,
): Promise<{ readonly file: Buffer; readonly pages: PageNumbers }> {
  const { manual, language } = print;
  const sheet = openSheet({ title: manual.title, author: BRAND_NAME, date: manual.date, language }, typeface);
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => sheet.on('end', resolve));

  const pages = new Map<string, number>();
  let count = 0;
  sheet.on('pageAdded', () => {
    count += 1;
    if (count > 1) drawFooter(sheet, print, count);
  });
  // The one root that a tagged document has.
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  drawCover(sheet, root, print);
  drawContents(sheet, root, print, known);
  manual.chapters.forEach((chapter, index) => {
    sheet.addPage();
    pages.set(chapter.id, count);
    drawChapter(sheet, root, chapter, index + 1, language);
  });
  root.end();
  sheet.end();
  await ended;
  return { file: Buffer.concat(chunks), pages };
}

/** Such as `Edition 8 · 2026-11-24`. */
function editionOf({ manual, language }: Print): string {
  return WORDS[language].edition.replace('{{edition}}', `${manual.edition}`).replace('{{date}}', manual.date);
}

function drawCover(sheet: Sheet, root: Root, print: Print): void {
  const { manual } = print;
  sheet.addPage();
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet.rect(0, 0, PAGE.width, PAGE.height).fill(INK.board);
  sheet
    .moveTo(PAGE.left, 300)
    .lineTo(330, 300)
    .lineTo(370, 340)
    .lineTo(PAGE.width, 340)
    .lineWidth(3)
    .stroke('#c98a4b');
  for (const [x, y] of [
    [PAGE.left, 300],
    [370, 340],
  ] as const) {
    sheet.circle(x, y, 6).lineWidth(3).fillAndStroke(INK.board, '#c98a4b');
  }
  sheet.endMarkedContent();
  const line = (kind: string, text: string, size: number, y: number, colour: string): void => {
    root.add(
      sheet.struct(kind, {}, () =>
        write(
          sheet,
          text,
          { size, colour, face: kind === 'H1' ? 'strong' : 'regular' },
          { x: PAGE.left, y, width: MEASURE },
        ),
      ),
    );
  };
  line('H1', manual.title, 36, 380, INK.silk);
  line('P', manual.subtitle, 15, 500, INK.silk);
  line('P', editionOf(print), 11, 740, '#9fb0aa');
}

function drawContents(sheet: Sheet, root: Root, { manual, language }: Print, pages: PageNumbers): void {
  sheet.addPage();
  heading(sheet, root, 'H1', WORDS[language].contents, 26, 16);
  for (const [index, chapter] of manual.chapters.entries()) {
    const page = pages.get(chapter.id);
    root.add(
      sheet.struct('P', {}, () => {
        const { y } = sheet;
        const style = { size: 12, face: 'strong' } as const;
        write(
          sheet,
          `${index + 1}`,
          { ...style, face: 'reading', colour: INK.copper },
          { x: PAGE.left, y, width: 24 },
        );
        write(sheet, chapter.title, style, { x: PAGE.left + 24, y, width: MEASURE - 64 });
        sheet.font('reading').fontSize(11).fillColor(INK.muted);
        sheet.text(page === undefined ? '' : `${page}`, PAGE.left, y, { width: MEASURE, align: 'right' });
        sheet.goTo(PAGE.left, y - 2, MEASURE, 20, chapter.id);
        sheet.y = y + heightOf(sheet, chapter.title, style, MEASURE - 64) + 4;
      }),
    );
    sheet.y += 8;
  }
}

function drawChapter(sheet: Sheet, root: Root, chapter: Chapter, number: number, language: Language): void {
  const branch = sheet.outline.addItem(`${number}  ${chapter.title}`);
  sheet.addNamedDestination(chapter.id);
  heading(sheet, root, 'H1', `${number}  ${chapter.title}`, 26, 8);
  root.add(
    sheet.struct('P', {}, () => {
      write(
        sheet,
        chapter.lead,
        { size: 12, colour: INK.muted },
        { x: PAGE.left, y: sheet.y, width: MEASURE },
      );
      sheet.y += 16;
    }),
  );
  for (const section of chapter.sections) {
    needRoom(sheet, leastRoomOf(sheet, section));
    branch.addItem(section.title);
    sheet.addNamedDestination(section.id, 'XYZ', null, sheet.y, null);
    heading(sheet, root, 'H2', section.title, 15, 6);
    for (const block of section.blocks) drawBlock(sheet, root, block, WORDS[language].note);
    sheet.y += 6;
  }
}

/** Of a heading with the space below it. */
const HEADING = 32;
const LEAST_ROOM = 160;

/** What a heading and the beginning of what is below it need, so that it does not stand alone at the foot of a page. */
function leastRoomOf(sheet: Sheet, { blocks }: Chapter['sections'][number]): number {
  const [first, ...others] = blocks;
  if (first?.kind === 'table') return HEADING + leastRoomOfTable(sheet, first);
  const isList = others.length === 0 && (first?.kind === 'list' || first?.kind === 'steps');
  return isList ? Math.min(LEAST_ROOM, HEADING + heightOfList(sheet, first.items)) : LEAST_ROOM;
}

function heading(sheet: Sheet, root: Root, kind: string, text: string, size: number, below: number): void {
  root.add(
    sheet.struct(kind, {}, () => {
      write(sheet, text, { size, face: 'strong', gap: 2 }, { x: PAGE.left, y: sheet.y, width: MEASURE });
      sheet.y += below;
    }),
  );
}

/**
 * Page number and title, marked as an artifact so that screen readers skip it. Drawn below the margin, so that it
 * never starts a page.
 */
function drawFooter(sheet: Sheet, print: Print, number: number): void {
  const { bottom } = sheet.page.margins;
  sheet.page.margins.bottom = 0;
  sheet.markContent('Artifact', { type: 'Pagination' });
  const y = PAGE.height - 44;
  const box = { x: PAGE.left, y, width: MEASURE };
  write(sheet, `${print.manual.title} · ${editionOf(print)}`, { size: 8, colour: INK.muted }, box);
  sheet.font('reading').fontSize(8).text(`${number}`, PAGE.left, y, { width: MEASURE, align: 'right' });
  sheet.endMarkedContent();
  sheet.page.margins.bottom = bottom;
  sheet.x = PAGE.left;
  sheet.y = PAGE.top;
}

import PDFDocument from 'pdfkit';
import { type NoteTone, readText, type TextRun } from '../../features/manual/model/manual.ts';
import type { Language } from '../../i18n/languages.ts';
import { FACES, type Face, type Typeface } from './typeface.ts';

/** A4 in points, with a binding margin. */
export const PAGE = { width: 595.28, height: 841.89, left: 64, right: 56, top: 64, bottom: 72 } as const;
export const MEASURE = PAGE.width - PAGE.left - PAGE.right;

/** Print colours: the light theme's tokens (src/styles/tokens.css) in PDF notation. */
export const INK = {
  text: '#17211f',
  muted: '#55625f',
  line: '#cfd6d4',
  sunken: '#eef1f0',
  copper: '#9a5a1f',
  board: '#12201d',
  silk: '#e6ece9',
} as const;

/** Colour of the bar beside a note. */
export const NOTE_INK: Readonly<Record<NoteTone, string>> = {
  danger: '#b3261e',
  mind: '#9a6700',
  tip: '#1d6f42',
};

export type Sheet = PDFKit.PDFDocument;

/** Extra space between lines, on top of the font's own line height; as a fraction of the font size. */
const LEADING = 0.16;

export interface TextStyle {
  readonly size: number;
  readonly colour?: string;
  /** The font of all unmarked text. */
  readonly face?: Face;
  readonly gap?: number;
}

export const BODY: TextStyle = { size: 10.5 };
/** Space below a block. */
export const AFTER = 10;

const FACE_OF_RUN: Readonly<Record<TextRun['style'], Face | null>> = {
  plain: null,
  strong: 'strong',
  reading: 'reading',
};

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly date: string;
  readonly language: Language;
}

/** An empty document, tagged for screen readers. Its dates are those of the edition. */
export function openSheet({ title, author, date, language }: SheetInfo, typeface: Typeface): Sheet {
  const printed = new Date(`${date}T00:00:00Z`);
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: printed, ModDate: printed },
  });
  for (const face of FACES) sheet.registerFont(face, typeface[face]);
  return sheet;
}

/**
 * Writes text with inline marks, from (x, y) or from the current position. One font size per text: runs share their
 * top edge, so another size would leave the baseline.
 */
export function write(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  box: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const runs = readText(text);
  sheet.fillColor(style.colour ?? INK.text);
  runs.forEach((run, index) => {
    const face = FACE_OF_RUN[run.style] ?? style.face ?? 'regular';
    sheet.font(face).fontSize(style.size);
    const options = {
      width: box.width,
      continued: index < runs.length - 1,
      lineGap: style.gap ?? style.size * LEADING,
    };
    if (index === 0) sheet.text(run.text, box.x, box.y, options);
    else sheet.text(run.text, options);
  });
}

/** The height that `write` needs, each run measured in its own font. Lines break at spaces alone here, so it is never too small. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  let lines = 1;
  let x = 0;
  let lineHeight = 0;
  for (const run of readText(text)) {
    sheet.font(FACE_OF_RUN[run.style] ?? style.face ?? 'regular').fontSize(style.size);
    lineHeight = Math.max(lineHeight, sheet.currentLineHeight(true));
    for (const word of run.text.match(/\S+\s*|\s+/g) ?? []) {
      // As the library does: the space behind a word has to fit, too.
      const own = sheet.widthOfString(word);
      if (x > 0 && x + own > width) {
        lines += 1;
        x = 0;
      }
      // A word that is wider than a line is broken.
      lines += Math.max(0, Math.ceil(own / width) - 1);
      x += own;
    }
  }
  return lines * (lineHeight + (style.gap ?? style.size * LEADING));
}

/** Starts a new page when less than this height is left on the current one, and says whether it did. */
export function needRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= PAGE.height - PAGE.bottom) return false;
  // Unlike `addPage` it closes the tags that are open and opens them again.
  sheet.continueOnNewPage();
  sheet.y = PAGE.top;
  return true;
}

import PDFDocument from 'pdfkit';
import { type NoteTone, readText, type TextRun } from '../../features/manual/model/manual.ts';
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

export const NOTE_INK: Readonly<Record<NoteTone, { readonly bar: string; readonly word: string }>> = {
  danger: { bar: '#b3261e', word: 'Danger' },
  mind: { bar: '#9a6700', word: 'Mind' },
  tip: { bar: '#1d6f42', word: 'Tip' },
};

/** Extra space between lines, on top of the font's own line height; as a fraction of the font size. */
const LEADING = 0.16;

export interface TextStyle {
  readonly size: number;
  readonly colour?: string;
  /** The font of all unmarked text. */
  readonly face?: Face;
  readonly gap?: number;
}

const FACE_OF_RUN: Readonly<Record<TextRun['style'], Face | null>> = {
  plain: null,
  strong: 'strong',
  reading: 'reading',
};

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly date: string;
}

/**
 * An empty document. Its dates are those of the edition and its streams are uncompressed (zlib versions compress
 * differently), so that the same source gives the same bytes on every machine. Tagged for screen readers.
 */
export function openSheet({ title, author, date }: SheetInfo, typeface: Typeface): PDFKit.PDFDocument {
  const printed = new Date(`${date}T00:00:00Z`);
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7',
    lang: 'en',
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
  sheet: PDFKit.PDFDocument,
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

/** The height that `write` needs. Measured in the widest font that occurs, so it is never too small. */
export function heightOf(sheet: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): number {
  const runs = readText(text);
  const plain = runs.map((run) => run.text).join('');
  const isReading = runs.length === 1 && runs[0]?.style === 'reading';
  const face = isReading
    ? 'reading'
    : runs.some((run) => run.style !== 'plain')
      ? 'strong'
      : (style.face ?? 'regular');
  sheet.font(face).fontSize(style.size);
  return sheet.heightOfString(plain, { width, lineGap: style.gap ?? style.size * LEADING });
}

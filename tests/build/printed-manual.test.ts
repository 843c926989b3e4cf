import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileManual } from '../../src/build/manual/read-manual.ts';
import { MANUAL_FILES } from '../../src/features/manual/model/manual-file.ts';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';

/** Texts that stand in a PDF outside its pages (titles of bookmarks, descriptions), in the order of the file. */
function textsUnder(pdf: string, key: string): readonly string[] {
  return [...pdf.matchAll(new RegExp(`/${key} \\(((?:[^\\\\)]|\\\\[\\s\\S])*)\\)`, 'g'))].map(
    ([, raw = '']) => decoded(raw),
  );
}

/** A text as PDF writes it: bytes of one letter each, or of two after a mark of byte order. */
function decoded(raw: string): string {
  const plain = raw.replace(/\\([nrtbf()\\])/g, (_, one: string) => ESCAPED[one] ?? one);
  if (!plain.startsWith('\u00fe\u00ff')) return plain;
  const bytes = Buffer.from(plain.slice(2), 'latin1');
  return bytes.swap16().toString('utf16le');
}
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const countOf = (pdf: string, role: string): number => pdf.split(`/S /${role}\n`).length - 1;

describe.each(Object.keys(LANGUAGES) as Language[])('the printed manual in %s', (language) => {
  const manual = compileManual(language);
  const sections = manual.chapters.flatMap((chapter) => chapter.sections);
  const blocks = sections.flatMap((section) => section.blocks);
  const count = (...kinds: readonly string[]): number =>
    blocks.filter(({ kind }) => kinds.includes(kind)).length;
  const read = async (): Promise<string> =>
    (await readFile(join(PROJECT_ROOT, 'dist', MANUAL_FILES[language]))).toString('latin1');

  it('is a tagged A4 document in its language, with the title in the bar of the window and the date of its edition', async () => {
    const pdf = await read();
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain(`/Lang (${language})`);
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf).toContain(`(D:${manual.date.replaceAll('-', '')}000000Z)`);
  });

  it('has each chapter and section of the page as a bookmark, in the same order', async () => {
    const wanted = manual.chapters.flatMap((chapter, index) => [
      `${index + 1}  ${chapter.title}`,
      ...chapter.sections.map(({ title }) => title),
    ]);
    const known = new Set(wanted);
    const bookmarks = textsUnder(await read(), 'Title').filter((title) => known.has(title));
    expect(bookmarks.toSorted()).toEqual(wanted.toSorted());
  });

  it('tags what the page has: headings, lists, tables and drawings with what they show', async () => {
    const pdf = await read();
    // The cover and the table of contents have a heading each.
    expect(countOf(pdf, 'H1')).toBe(manual.chapters.length + 2);
    expect(countOf(pdf, 'H2')).toBe(sections.length);
    expect(countOf(pdf, 'Table')).toBe(count('table'));
    expect(countOf(pdf, 'L')).toBe(count('list', 'steps', 'flow'));
    expect(countOf(pdf, 'Note')).toBe(count('note'));
    const alts = blocks.flatMap((block) => (block.kind === 'figure' ? [block.alt] : []));
    expect(textsUnder(pdf, 'Alt').toSorted()).toEqual(alts.toSorted());
  });
});

import { readFile } from 'node:fs/promises';
import UNICODE from '@fontsource/ibm-plex-sans/unicode.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { printManual } from '../../src/build/manual/print-manual.ts';
import { readTypeface } from '../../src/build/manual/typeface.ts';
import { POST_PASSED, POST_STOPS } from '../../src/core/hardware/behaviour/post.ts';
import { MANUAL } from '../../src/features/manual/content/manual.ts';
import { readText } from '../../src/features/manual/model/manual.ts';
import { MANUAL_FILE } from '../../src/features/manual/model/manual-file.ts';
import { fc } from '../support/fixed-seeds.ts';

const sections = MANUAL.chapters.flatMap((chapter) => chapter.sections);
const tables = sections.flatMap((section) => section.blocks.filter((block) => block.kind === 'table'));

describe('the printed manual', () => {
  it('on the site agrees with its source (if not: npm run manual)', async () => {
    const committed = await readFile(new URL(`../../public${MANUAL_FILE}`, import.meta.url));
    const printed = await printManual(MANUAL, await readTypeface());
    expect(printed.equals(committed)).toBe(true);
  });

  it('is a tagged English document with its title, its chapters as bookmarks, and the date of its edition', async () => {
    const text = (await printManual(MANUAL, await readTypeface())).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('/Marked true');
    expect(text).toContain(`(D:${MANUAL.date.replaceAll('-', '')}000000Z)`);
    for (const chapter of MANUAL.chapters) expect(text).toContain(chapter.title);
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(8);
  });

  it('differs when a word of the source changes', async () => {
    const typeface = await readTypeface();
    const [first, ...rest] = MANUAL.chapters;
    if (first === undefined) throw new Error('The manual is empty.');
    const reworded = { ...MANUAL, chapters: [{ ...first, lead: `${first.lead} More.` }, ...rest] };
    const [as, other] = await Promise.all([printManual(MANUAL, typeface), printManual(reworded, typeface)]);
    expect(as.equals(other)).toBe(false);
  });
});

describe('the source of the manual', () => {
  it('has only characters that the fonts of the PDF draw', () => {
    const drawn = UNICODE.latin.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    const missing = [...new Set(JSON.stringify(MANUAL))].filter((one) => {
      const code = one.codePointAt(0) ?? 0;
      return !drawn.some(([first, last]) => code >= first && code <= last);
    });
    expect(missing).toEqual([]);
  });

  it('gives every chapter and section an anchor of its own', () => {
    const ids = [...MANUAL.chapters, ...sections].map((place) => place.id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('fills every cell of its tables', () => {
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      for (const row of table.rows) {
        expect(row, table.caption).toHaveLength(table.columns.length);
        expect(
          row.every((cell) => cell !== ''),
          `${table.caption}: ${row.join(' | ')}`,
        ).toBe(true);
      }
    }
  });

  it('lists every code the self-test can show, with the sound that goes with it', () => {
    const codes = tables.find((table) => table.caption.startsWith('Where the self-test'));
    expect(codes?.rows.map((row) => row[0])).toEqual(
      [...Object.values(POST_STOPS), POST_PASSED].map((stop) => `\`${stop.code}\``),
    );
    const soundOf = (code: string) => codes?.rows.find((row) => row[0] === `\`${code}\``)?.[2];
    expect(soundOf('00')).toBe('silence');
    expect(soundOf('55')).toBe('1 long, 2 short, again and again');
    expect(soundOf('D6')).toBe('1 long, 3 short, again and again');
    expect(soundOf('AA')).toBe('1 short');
    const beeps = tables.find((table) => table.caption.startsWith('Beeps'));
    expect(new Set(beeps?.rows.map((row) => row[0]))).toEqual(new Set(codes?.rows.map((row) => row[2])));
  });

  it('has no mark-up that the printer does not understand', () => {
    const texts = JSON.stringify(MANUAL.chapters).split('"');
    for (const text of texts) {
      const read = readText(text)
        .map((run) => run.text)
        .join('');
      expect(read).not.toMatch(/\*\*|`/);
    }
  });

  it('is split into texts without losing anything but its mark-up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('', '**', '`'), fc.stringMatching(/^[^*`]+$/))),
        (pieces) => {
          const marked = pieces.map(([mark, text]) => `${mark}${text}${mark}`).join(' ');
          const plain = pieces.map(([, text]) => text).join(' ');
          expect(
            readText(marked)
              .map((run) => run.text)
              .join(''),
          ).toBe(plain);
        },
      ),
    );
  });
});

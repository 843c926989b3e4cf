import UNICODE from '@fontsource/ibm-plex-sans/unicode.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../src/build/manual/facts/facts.ts';
import { DRAWINGS } from '../../../src/build/manual/figures/drawings.ts';
import { chapterFiles, compileManual, sourceOf } from '../../../src/build/manual/read-manual.ts';
import { POST_PASSED, POST_STOPS } from '../../../src/core/hardware/behaviour/post.ts';
import { type Block, type Chapter, readText } from '../../../src/features/manual/model/manual.ts';
import { DEFAULT_KEYS } from '../../../src/features/ticket-desk/model/desk-keys.ts';
import EN_TOOLS from '../../../src/i18n/en/desk-tools.json' with { type: 'json' };
import ES_TOOLS from '../../../src/i18n/es/desk-tools.json' with { type: 'json' };
import { LANGUAGES, type Language } from '../../../src/i18n/languages.ts';

const TOOLS = { en: EN_TOOLS, es: ES_TOOLS } as const;
const MANUALS = { en: compileManual('en'), es: compileManual('es') } as const;

type Section = Chapter['sections'][number];
const sectionsOf = (language: Language): readonly Section[] =>
  MANUALS[language].chapters.flatMap(({ sections }) => sections);
const tablesIn = (language: Language, section: string) =>
  sectionsOf(language)
    .filter(({ id }) => id === section)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
const factsNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{([^}]+)\}\}/g)].map(([, name = '']) => name).sort();

/** The kind of a block and how much is in it, without its words. */
function shapeOf(block: Block): string {
  switch (block.kind) {
    case 'table':
      return `table of ${block.rows.length} rows, columns ${block.columns.map(({ width }) => width).join()}`;
    case 'list':
    case 'steps':
      return `${block.kind} of ${block.items.length}`;
    case 'flow':
      return `flow of ${block.questions.length}`;
    case 'note':
      return `note: ${block.tone}`;
    case 'text':
      return 'text';
    case 'figure':
      return `figure ${JSON.stringify(block.drawing)}`;
  }
}

/** Every number of a section, in any order: `3,000` and `3000` are the same. */
const numbersIn = (section: Section): readonly string[] =>
  (
    JSON.stringify(section)
      .replace(/(\d),(\d{3})/g, '$1$2')
      .match(/\d+(\.\d+)?/g) ?? []
  ).sort();

describe('the chapters of the manual', () => {
  it('are nineteen, the same ones in every language, with the same sections and blocks', () => {
    const shapes = (language: Language) =>
      MANUALS[language].chapters.map(({ id, sections }) => [
        id,
        ...sections.map((section) => [section.id, ...section.blocks.map(shapeOf)]),
      ]);
    expect(shapes('en')).toHaveLength(19);
    expect(shapes('es')).toEqual(shapes('en'));
    expect(chapterFiles('es')).toEqual(chapterFiles('en'));
  });

  it('say the same numbers in every language', () => {
    // A table of objectives is the list of objectives, which has its own words.
    const numbers = (language: Language) =>
      sectionsOf(language)
        .filter(({ id }) => !id.startsWith('core-'))
        .map((section) => [section.id, ...numbersIn(section)]);
    expect(numbers('es')).toEqual(numbers('en'));
  });

  it('take the same facts of the product in every language, and use every table of them', () => {
    const named = (language: Language) =>
      chapterFiles(language).map((file) => factsNamedIn(sourceOf(language, file)));
    expect(named('es')).toEqual(named('en'));
    const used = new Set(named('en').flat());
    const tables = Object.keys(factsIn('en')).filter((name) => name.endsWith('.rows'));
    expect(tables.filter((name) => !used.has(name))).toEqual([]);
  });

  it('give every chapter and section an anchor of its own', () => {
    const ids = [...MANUALS.en.chapters, ...sectionsOf('en')].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it('answer each of their questions in the last chapter', () => {
    const { chapters } = MANUALS.en;
    const questionsOf = (section: Section | undefined): number =>
      section?.blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])).length ?? 0;
    const asked = chapters.flatMap(({ sections }) => sections.filter(({ id }) => id.startsWith('check-')));
    expect(chapters.at(-1)?.sections.map(questionsOf)).toEqual(asked.map(questionsOf));
    expect(asked).toHaveLength(17);
  });

  it('show each drawing that there is', () => {
    const text = chapterFiles('en')
      .map((file) => sourceOf('en', file))
      .join('\n');
    expect(Object.keys(DRAWINGS).filter((name) => !text.includes(`Figure: ${name} | `))).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('the manual in %s', (language) => {
  const printed = JSON.stringify(MANUALS[language]);

  it('has no placeholder and no mark-up that the reader would see', () => {
    expect(printed).not.toContain('{{');
    const texts = [...printed.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
    const plain = texts.map((text) =>
      readText(text)
        .filter(({ style }) => style !== 'reading')
        .map((run) => run.text)
        .join(''),
    );
    expect(plain.filter((text) => /\*\*|`|\]\(/.test(text))).toEqual([]);
  });

  it('has only characters that the fonts of the PDF draw', () => {
    const drawn = UNICODE.latin.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    const missing = [...new Set(printed)].filter((one) => {
      const code = one.codePointAt(0) ?? 0;
      return !drawn.some(([first, last]) => code >= first && code <= last);
    });
    expect(missing).toEqual([]);
  });

  it('lists every code that the self-test of a Kestrel can show', () => {
    const [codes] = tablesIn(language, 'post-codes');
    expect(codes?.rows.map(([code]) => code)).toEqual(
      [...Object.values(POST_STOPS), POST_PASSED].map(({ code }) => `\`${code}\``),
    );
  });

  it('lists every single key of the desk, and none that the desk has not', () => {
    const keys = tablesIn(language, 'desk-keys').flatMap(({ rows }) => rows.map(([key]) => key));
    const known = Object.values(DEFAULT_KEYS).map((key) => `\`${key.toUpperCase()}\``);
    expect(keys.toSorted()).toEqual(known.toSorted());
  });

  it('names every window of a remote session as the desk does', () => {
    const [windows] = tablesIn(language, 'windows-tools');
    const names = Object.values(TOOLS[language].desktop.window);
    expect(windows?.rows.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });
});

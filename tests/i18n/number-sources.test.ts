import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileManual } from '../../src/build/manual/read-manual.ts';
import type { Block } from '../../src/features/manual/model/manual.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';
import { textsOf } from './text-files.ts';

/** The document behind each taught number: of a text by its key, of a section of the simulation manual by its anchor. */
interface Sources {
  readonly documents: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, readonly string[]>>;
}
const SOURCES = JSON.parse(readFileSync(join(PROJECT_ROOT, 'src/i18n/sources.json'), 'utf8')) as Sources;

/** Texts that teach on every machine; the numbers of a story have their source in the story's data. */
const TEACHING =
  /^(lab-manual|lab-parts|cases\/any(\.judged)?):|^lab:(tutor|toolUse|event|refusal|outcome|goal|verify|screenWord)\./;
/** `11.40`, `+12`, `0x7B` and `0.1`, but no names such as `A2`, `24-pin`, `CR2032` and `M.2`. */
const NUMBER = /^[^\p{L}\d]*(\d[\d.,:x-]*|0x[\dA-F]+)[^\p{L}\d]*$/u;

const numbersOf = (text: string): string[] =>
  text
    .replace(/\{\{[^}]*\}\}/g, '')
    .split(/\s+/)
    .filter((word) => NUMBER.test(word))
    .map((word) => word.replace(/[^\dA-Fx]/g, ''))
    .sort();

function wordsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.flat();
    case 'list':
    case 'steps':
      return block.items;
    case 'flow':
      return [...block.questions.flatMap(({ ask, act }) => [ask, act]), block.end];
    case 'figure':
      return [block.caption];
    case 'text':
    case 'note':
      return [block.text];
  }
}

const english = textsOf('en');
const manualSections = compileManual('en')
  .chapters.filter(({ id }) => id !== 'answers')
  .flatMap((chapter) => chapter.sections)
  .filter(({ id }) => !id.startsWith('check-'));
const taught = [
  ...[...english]
    .filter(([key, text]) => TEACHING.test(key) && numbersOf(text).length > 0)
    .map(([key]) => key),
  ...manualSections
    .filter(({ blocks }) => blocks.flatMap(wordsOf).some((text) => numbersOf(text).length > 0))
    .map(({ id }) => `manual:${id}`),
];

describe('a taught number', () => {
  it('names its source', () => {
    expect(taught.filter((key) => SOURCES.texts[key] === undefined)).toEqual([]);
    expect(taught.length).toBeGreaterThan(80);
  });

  it('has a source only while it is taught, and each source is a document that is named', () => {
    expect(Object.keys(SOURCES.texts).filter((key) => !taught.includes(key))).toEqual([]);
    const used = new Set(Object.values(SOURCES.texts).flat());
    expect([...used].sort()).toEqual(Object.keys(SOURCES.documents).sort());
    for (const title of Object.values(SOURCES.documents)) expect(title.length).toBeGreaterThan(20);
  });

  it('is the same in Spanish', () => {
    const spanish = textsOf('es');
    const differing = taught
      .filter((key) => english.has(key))
      .filter((key) => numbersOf(english.get(key) ?? '').join() !== numbersOf(spanish.get(key) ?? '').join());
    expect(differing).toEqual([]);
  });
});

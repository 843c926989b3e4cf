import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LAB_CASES, STORIES, TWINS } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { OPEN_SCENARIOS } from '../../src/core/hardware/scenarios/open-cases.ts';
import type { TextTree } from '../../src/core/kernel/text-tree.ts';
import { TICKET_CASES, TWIN_CASES } from '../../src/core/ticketing/scenarios/judged/registry.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { JUDGED_TEXTS, type JudgedTexts } from '../../supabase/functions/_shared/judged-texts.ts';
import { JUDGED_TICKETS } from '../../supabase/functions/_shared/judged-tickets.ts';
import { RESERVED_CASES, RESERVED_TICKETS } from '../../supabase/functions/_shared/reserved-texts.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const PUBLIC_TEXTS = fileURLToPath(new URL('../../src/i18n/', import.meta.url));

/** Every file that the production build serves, pictures and fonts included. */
const served = filesIn(DIST).map((path) => ({
  file: relative(DIST, path),
  text: readFileSync(path, 'utf8'),
}));

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Everything that a browser may read in any language. */
const publicTexts = filesIn(PUBLIC_TEXTS)
  .filter(
    (path) => path.endsWith('.json') && !path.endsWith('.judged.json') && !/[\\/]reserved[\\/]/.test(path),
  )
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Where a text could still be found, however it is quoted and escaped: its longest run of plain characters. */
function tracesOf(text: string): readonly string[] {
  const [longest = ''] = text.split(/[^ -~]|["'`\\$<>&]/).toSorted((one, other) => other.length - one.length);
  return longest.length < 12 || publicTexts.includes(longest) ? [] : [longest];
}

const escaped = (id: string): string => id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alone = (id: string): RegExp => new RegExp(`(?<![\\w-])${escaped(id)}(?![\\w-])`);

const CASES = LAB_CASES.all.filter((scenario) => !OPEN_SCENARIOS.includes(scenario));
const OPEN_TRUTHS = new Set(OPEN_SCENARIOS.flatMap(({ hypotheses }) => hypotheses.map(({ id }) => id)));
const TRUTHS = [...new Set(STORIES.flatMap(({ cases }) => cases.map(({ truth }) => truth)))].filter(
  (truth) => !OPEN_TRUTHS.has(truth),
);

/** Where hints, insights and titles of a story could be found. */
function judgedTraces(all: JudgedTexts, story: string, language: string): readonly string[] {
  const texts = Object.entries(all[story] ?? {}).find(([name]) => name === language)?.[1] ?? {};
  const { title = {}, ...groups } = texts;
  const lessons = Object.values(groups).flatMap((group) => Object.values(group));
  expect(lessons.length, story).toBeGreaterThan(3);
  // A short title may be a phrase that anything else says too.
  const titles = Object.values(title).filter((text) => text.length >= 20);
  return [...lessons, ...titles].flatMap(tracesOf);
}

/** Every text at the ends of a tree. */
function leavesOf(tree: TextTree | string): readonly string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leavesOf);
}

/** Files that hold one of these. */
function holding(patterns: readonly (RegExp | string)[]): readonly string[] {
  return served.flatMap(({ file, text }) =>
    patterns
      .filter((pattern) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
      .map((pattern) => `${file}: ${pattern}`),
  );
}

describe('no file of the production build', () => {
  it('names a case', () => {
    expect(CASES.length).toBeGreaterThan(60);
    expect(TICKET_CASES.length).toBeGreaterThan(60);
    expect(holding([...CASES, ...TICKET_CASES].map(({ id }) => alone(id)))).toEqual([]);
  });

  it('says of a cause that it is the true one, or names it in the note of an expert', () => {
    expect(TRUTHS.length).toBeGreaterThan(30);
    const fields = (truth: string) => new RegExp(`\\b(truth|cause):\\s*["'\`]${escaped(truth)}["'\`]`);
    expect(holding(TRUTHS.map(fields))).toEqual([]);
  });

  it('holds a field that only dealing tables and expert plans have', () => {
    expect(holding([/\bsuspects:\s*\[/, /\bparMinutes:\s*\d/, /\botherwise:\s*["'`]/])).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))('holds a hint, an insight or a title of a case in %s', (language) => {
    const stories = [...new Set(CASES.map(({ story }) => story)), 'any'];
    const tickets = [...new Set(TICKET_CASES.map(({ story }) => story.id.toLowerCase()))];
    const traces = [
      ...stories.flatMap((story) => judgedTraces(JUDGED_TEXTS, story, language)),
      ...tickets.flatMap((story) => judgedTraces(JUDGED_TICKETS, story, language)),
    ];
    expect(traces.length).toBeGreaterThan(300);
    expect(holding(traces)).toEqual([]);
  });

  it('names a story or a case of the reserved pool', () => {
    const stories = [...TWINS, ...TWIN_CASES]
      .map(({ story }) => story)
      .filter(({ pool }) => pool === 'reserved');
    const ids = [...new Set(stories.flatMap(({ id }) => [id, id.toLowerCase()]))];
    expect(ids.length).toBeGreaterThan(3);
    expect(holding(ids.map(alone))).toEqual([]);
  });

  it.each(['en', 'es'] as const)('holds a sentence of the reserved pool in %s', (language) => {
    const traces = [RESERVED_CASES[language], RESERVED_TICKETS[language]].flatMap(leavesOf).flatMap(tracesOf);
    expect(traces.length).toBeGreaterThan(30);
    expect(holding(traces)).toEqual([]);
  });

  it('is left out: the search finds what is public of a case', () => {
    expect(served.length).toBeGreaterThan(100);
    expect(holding(['I had the side off and gave it a really good dusting']).length).toBeGreaterThan(0);
    expect(holding([alone('DEMO-60')]).length).toBeGreaterThan(0);
  });
});

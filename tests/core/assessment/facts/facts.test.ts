import { describe, expect, it } from 'vitest';
import { compileContents } from '../../../../src/build/manual/read-manual.ts';
import { FACTS } from '../../../../src/core/assessment/facts/catalogue.ts';
import { FACT_TOPICS, MANUAL_SECTIONS, OUTSIDE_SOURCES } from '../../../../src/core/assessment/facts/fact.ts';
import { OBJECTIVES } from '../../../../src/core/assessment/objectives/catalogue.ts';
import { LANGUAGES } from '../../../../src/i18n/languages.ts';
import { textsOf } from '../../../i18n/text-files.ts';

describe('the facts', () => {
  it('are about three hundred or more, and cover every objective that runs cover', () => {
    expect(FACTS.length).toBeGreaterThanOrEqual(300);
    const asked = new Set<string>(FACTS.flatMap(({ objectives }) => objectives));
    const coverable = OBJECTIVES.filter(({ uncovered }) => uncovered === null).map(({ id }) => id);
    expect(coverable.filter((id) => !asked.has(id))).toEqual([]);
  });

  it('name each of their objectives once, and have an id that the database takes', () => {
    expect(FACTS.filter(({ objectives }) => new Set(objectives).size < objectives.length)).toEqual([]);
    expect(FACTS.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)).toEqual([]);
  });

  it('hold a small set for the first day', () => {
    expect(FACTS.filter(({ isStarter }) => isStarter).length).toBeGreaterThanOrEqual(8);
  });

  it('name sections of the simulation manual that there are', () => {
    const sections = compileContents('en').chapters.flatMap((chapter) =>
      chapter.sections.map(({ id }) => id),
    );
    expect(MANUAL_SECTIONS.filter((section) => !sections.includes(section))).toEqual([]);
  });

  it('use each topic and each source', () => {
    const topics = new Set<string>(FACTS.map(({ topic }) => topic));
    const sources = new Set<string>(FACTS.map(({ source }) => source));
    expect(FACT_TOPICS.filter((topic) => !topics.has(topic))).toEqual([]);
    expect([...MANUAL_SECTIONS, ...OUTSIDE_SOURCES].filter((source) => !sources.has(source))).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))(
    'have their words in the language %s, and no others stand there',
    (language) => {
      const words = [...textsOf(language).keys()].filter((key) => key.startsWith('facts:fact.'));
      const wanted = FACTS.flatMap(({ id }) => [`facts:fact.${id}.question`, `facts:fact.${id}.answer`]);
      expect([...words].sort()).toEqual([...wanted].sort());
    },
  );

  it.each(Object.keys(LANGUAGES))('are short in the language %s', (language) => {
    const long = FACTS.filter(({ id }) => {
      const of = (part: string): string => textsOf(language).get(`facts:fact.${id}.${part}`) ?? '';
      return of('question').length > 140 || of('answer').length > 140;
    });
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});

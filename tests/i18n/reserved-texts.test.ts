import { describe, expect, it } from 'vitest';
import { TWINS } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { TWIN_CASES } from '../../src/core/ticketing/scenarios/judged/registry.ts';
import {
  RESERVED_CASES,
  RESERVED_TICKETS,
  textsOf as toldOf,
} from '../../supabase/functions/_shared/reserved-texts.ts';
import { holesOf, textsOf } from './text-files.ts';

const LANGUAGES = ['en', 'es'] as const;

/** The twins of both simulations with the folder and the family of their texts. */
const RESERVED = [
  ...TWINS.map(({ story, cases }) => ({
    id: story.id,
    twinOf: cases[0]?.lessons?.story ?? '',
    folder: 'cases' as const,
    // Titles of the lab's stories stand in one file, for lists.
    titleOfFamily: `lab-titles:${cases[0]?.lessons?.story ?? ''}`,
    texts: RESERVED_CASES,
    theories: story.theories ?? [],
    // A customer who is somebody else tells it in other words from beginning to end.
    needs: ['title', 'quote', 'customer', 'facts'],
    least: 6,
  })),
  ...[...new Map(TWIN_CASES.map(({ story }) => [story.id, story])).values()].map(({ id, lessons = '' }) => ({
    id,
    twinOf: lessons,
    folder: 'tickets' as const,
    titleOfFamily: `tickets/${lessons.toLowerCase()}:title`,
    texts: RESERVED_TICKETS,
    theories: [],
    needs: ['title', 'opening', 'again'],
    least: 8,
  })),
];

describe.each(RESERVED.map((one) => [one.id, one] as const))('the words of %s', (_id, twin) => {
  const { id, twinOf, folder, titleOfFamily, needs, least, theories } = twin;

  it.each(LANGUAGES)(
    'stand over words of its family, say something else, and fill in the same (%s)',
    (language) => {
      const texts = textsOf(language);
      const prefix = `reserved/${folder}:${id.toLowerCase()}.`;
      const own = [...texts].filter(([key]) => key.startsWith(prefix));
      const keys = own.map(([key]) => key.slice(prefix.length));
      expect(keys).toEqual(expect.arrayContaining(needs));
      expect(keys.length).toBeGreaterThanOrEqual(least);
      for (const [key, text] of own) {
        const name = key.slice(prefix.length);
        const below = texts.get(
          name === 'title' ? titleOfFamily : `${folder}/${twinOf.toLowerCase()}:${name}`,
        );
        if (below === undefined) throw new Error(`${twinOf} has no ${name}.`);
        if (key !== `${prefix}customer`) expect([key, text === below]).toEqual([key, false]);
        expect([
          key,
          holesOf(text).filter((hole) => !holesOf(below).includes(hole) && hole !== 'tag'),
        ]).toEqual([key, []]);
      }
    },
  );

  it.each(LANGUAGES)('come with the answers that all of its kind share (%s)', (language) => {
    const told = toldOf(twin.texts, [{ id, twinOf }]);
    const story = told?.[`${folder}/${id.toLowerCase()}`];
    expect(story?.over).toBe(`${folder}/${twinOf.toLowerCase()}`);
    const answers = story?.texts[language]?.['answer'];
    for (const theory of theories) expect(answers).toHaveProperty(theory);
    for (const key of needs) expect(story?.texts[language]).toHaveProperty(key);
  });
});

describe('the list of reserved words', () => {
  it('has nothing of a story that there is not', () => {
    const known = new Set(['any', ...RESERVED.map(({ id }) => id.toLowerCase())]);
    for (const texts of [RESERVED_CASES, RESERVED_TICKETS])
      for (const language of LANGUAGES)
        expect(Object.keys(texts[language]).filter((story) => !known.has(story))).toEqual([]);
  });
});

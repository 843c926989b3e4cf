import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import { type DeskState, HINT_LEVELS } from '../../../../src/core/ticketing/model/state.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { JUDGED_TICKETS } from '../../../../supabase/functions/_shared/judged-tickets.ts';
import { judgedWords } from '../../../../supabase/functions/_shared/words.ts';
import { holesOf, textsOf } from '../../../i18n/text-files.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));
const LANGUAGES = ['en', 'es'] as const;
const STORIES = [...new Set(TICKET_CASES.map(({ story }) => story.id))];
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Keys of texts that belong to the ticket itself and not to the whole desk. */
function own(story: string, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => key.startsWith(`tickets/${story.toLowerCase()}`));
}

/** How every case of a story can begin. */
const STARTS = new Map(STORIES.map((story) => [story, startsOf(story)]));
const starts = (story: string): readonly DeskState[] => STARTS.get(story) ?? [];

function startsOf(story: string): readonly DeskState[] {
  return TICKET_CASES.filter((one) => one.story.id === story).flatMap(({ id }) =>
    SEEDS.flatMap((seed) => judge.deal(id, seed, 'practice') ?? []),
  );
}

/** Every key that a ticket can ask for, whatever is drawn. */
function askedKeys(story: string): ReadonlySet<string> {
  const name = story.toLowerCase();
  const asked = starts(story).flatMap(({ tickets, arrivals }) =>
    [...tickets, ...arrivals].flatMap(({ record, script }) => [
      record.shortDescription,
      record.description,
      script.complains,
      ...script.intents.map(({ labelKey }) => labelKey),
      ...script.voices.flatMap(({ opens, lines }) => [opens, ...lines.map(({ says }) => says)]),
      ...script.causes.map((cause) => `tickets/${name}:suspect.${cause}`),
    ]),
  );
  const judged = TICKET_CASES.filter((one) => one.story.id === story).flatMap(
    ({ truth, story: { complaint } }) => [
      `tickets/${name}.judged:title.${truth}`,
      `tickets/${name}.judged:insight.${truth}`,
      ...HINT_LEVELS.map(
        (level) => `tickets/${name}.judged:hint.${complaint === undefined ? level : `${complaint}-${level}`}`,
      ),
    ],
  );
  return new Set(own(story, [...asked, ...judged]));
}

describe.each(STORIES)('the texts of %s', (story) => {
  it.each(LANGUAGES)('are all there and all used (%s)', (language) => {
    const written = own(story, [...textsOf(language).keys()]);
    expect([...written].sort()).toEqual([...askedKeys(story)].sort());
  });

  it('name only people and things that the ticket knows', () => {
    const known = new Set(
      starts(story).flatMap(({ tickets }) => tickets.flatMap(({ script }) => Object.keys(script.values))),
    );
    for (const language of LANGUAGES)
      for (const [key, text] of textsOf(language))
        if (own(story, [key]).length > 0)
          expect(holesOf(text).filter((hole) => !known.has(hole))).toEqual([]);
  });
});

describe('the list of texts that only the judge may tell', () => {
  it.each(LANGUAGES)('has every one of them (%s)', (language) => {
    const missing = [...textsOf(language)].filter(
      ([key, text]) => /^tickets\/[\w-]+\.judged:/.test(key) && judgedWords(key)?.[language] !== text,
    );
    expect(missing).toEqual([]);
  });

  it('has nothing of a ticket that is not dealt', () => {
    const stories = STORIES.map((story) => story.toLowerCase());
    expect(Object.keys(JUDGED_TICKETS).filter((story) => !stories.includes(story))).toEqual([]);
  });
});

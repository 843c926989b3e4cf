import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import { understand } from '../../../../src/core/ticketing/talk/match.ts';
import { TALK_LANGUAGES } from '../../../../src/core/ticketing/talk/talk.ts';
import type { Paraphrases } from '../support/paraphrases.ts';

const FOLDER = new URL('./paraphrases/', import.meta.url);
const FILES = readdirSync(FOLDER).map((name) => name.replace('.ts', ''));
const RECALLED = 0.95;

describe.each(FILES)('what can be typed in %s', async (file) => {
  const { PARAPHRASES } = (await import(`./paraphrases/${file}.ts`)) as {
    readonly PARAPHRASES: Paraphrases;
  };
  const story = TICKET_CASES.find((one) => one.story.id === file.toUpperCase())?.story;
  const own = story?.intents ?? [];

  it('has five ways to say each thing', () => {
    expect(Object.keys(PARAPHRASES).sort()).toEqual(own.map(({ id }) => id).sort());
    for (const ways of Object.values(PARAPHRASES))
      for (const language of TALK_LANGUAGES) expect(ways[language].length).toBeGreaterThanOrEqual(5);
  });

  it.each(TALK_LANGUAGES)('is understood (%s)', (language) => {
    const all = Object.entries(PARAPHRASES).flatMap(([id, ways]) =>
      ways[language].map((words) => ({ id, words })),
    );
    const missed = all.filter(({ id, words }) => {
      const meant = understand(words, [...own, ...DESK_INTENTS], language);
      return !meant.understood || !meant.say.intents.includes(id);
    });
    expect(missed.length / all.length, JSON.stringify(missed)).toBeLessThanOrEqual(1 - RECALLED);
  });
});

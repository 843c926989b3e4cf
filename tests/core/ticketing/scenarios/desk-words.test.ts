import { describe, expect, it } from 'vitest';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import { understand } from '../../../../src/core/ticketing/talk/match.ts';
import { type Intent, TALK_LANGUAGES, type TalkLanguage } from '../../../../src/core/ticketing/talk/talk.ts';
import { CORPORA, type Paraphrase } from '../talk/corpus/corpus.ts';

/** What a ticket's own patterns may take from what is said in every ticket: they are matched first. */
const MOST_TAKEN = 0.04;

const STORIES = [...new Map(TICKET_CASES.map(({ story }) => [story.id, story])).values()];

function isUnderstood({ intent, text }: Paraphrase, own: readonly Intent[], language: TalkLanguage): boolean {
  const meant = understand(text, [...own, ...DESK_INTENTS], language);
  return meant.understood && meant.say.intents.includes(intent);
}

/** What the desk understands by itself; the same for every ticket. */
const known = (language: TalkLanguage): readonly Paraphrase[] =>
  CORPORA[language].tuned.filter((one) => isUnderstood(one, [], language));
const KNOWN: Readonly<Record<TalkLanguage, readonly Paraphrase[]>> = { en: known('en'), es: known('es') };

describe.each(STORIES.map(({ id, intents }) => [id, intents] as const))(
  'what the desk says in %s',
  (_, own) => {
    it.each(TALK_LANGUAGES)('is still understood (%s)', (language) => {
      const taken = KNOWN[language].filter((one) => !isUnderstood(one, own, language));
      expect(taken.length / KNOWN[language].length, JSON.stringify(taken)).toBeLessThanOrEqual(MOST_TAKEN);
    });
  },
);

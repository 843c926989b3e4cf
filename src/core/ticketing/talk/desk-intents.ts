import { EN_LEXICON, EN_PATTERNS } from './intents/en.ts';
import { ES_LEXICON, ES_PATTERNS } from './intents/es.ts';
import { DESK_INTENT_IDS, DESK_INTENT_KINDS } from './intents/ids.ts';
import type { Lexicon } from './match.ts';
import type { Intent, TalkLanguage } from './talk.ts';

export const LEXICONS: Readonly<Record<TalkLanguage, Lexicon>> = { en: EN_LEXICON, es: ES_LEXICON };

/** The intents that every conversation of the desk has; those of a ticket are matched before them. */
export const DESK_INTENTS: readonly Intent[] = DESK_INTENT_IDS.map((id) => ({
  id,
  kind: DESK_INTENT_KINDS[id],
  labelKey: `desk-talk:intent.${id}`,
  patterns: { en: EN_PATTERNS[id], es: ES_PATTERNS[id] },
}));

import { EN_PATTERNS } from './intents/en.ts';
import { ES_PATTERNS } from './intents/es.ts';
import { DESK_INTENT_IDS, DESK_INTENT_KINDS } from './intents/ids.ts';
import type { Intent } from './talk.ts';

/** The intents that every conversation of the desk has; those of a ticket are matched before them. */
export const DESK_INTENTS: readonly Intent[] = DESK_INTENT_IDS.map((id) => ({
  id,
  kind: DESK_INTENT_KINDS[id],
  labelKey: `desk-talk:intent.${id}`,
  patterns: { en: EN_PATTERNS[id], es: ES_PATTERNS[id] },
}));

import { EN_REPLIES } from './intents/en-replies.ts';
import { ES_REPLIES } from './intents/es-replies.ts';
import { DESK_INTENT_KINDS, REPLY_INTENT_IDS } from './intents/ids.ts';
import type { Intent } from './talk.ts';

/** The intents of the desk that a reply is read with. */
export const REPLY_INTENTS: readonly Intent[] = REPLY_INTENT_IDS.map((id) => ({
  id,
  kind: DESK_INTENT_KINDS[id],
  labelKey: `desk-talk:intent.${id}`,
  patterns: { en: EN_REPLIES[id], es: ES_REPLIES[id] },
}));

import type { TalkLanguage } from '../../../../src/core/ticketing/talk/talk.ts';

/** Intent of a ticket -> ways to say it, five or more in each language, written before the patterns. */
export type Paraphrases = Readonly<Record<string, Readonly<Record<TalkLanguage, readonly string[]>>>>;

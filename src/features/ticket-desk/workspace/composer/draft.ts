import type { ReplyPart } from '../../../../core/ticketing/model/reply.ts';
import type { TalkLanguage } from '../../../../core/ticketing/talk/talk.ts';

/** What is being written in a ticket; it is kept while another one is open. */
export interface Draft {
  readonly intents: readonly string[];
  readonly words: string;
  /** Linked in the reply. */
  readonly articles: readonly string[];
  /** Seconds until the person hears from us again; null for no promise. */
  readonly promise: number | null;
  readonly note: string;
  /** Numbers of the notebook's entries. */
  readonly cited: readonly number[];
}

export const EMPTY_DRAFT: Draft = {
  intents: [],
  words: '',
  articles: [],
  promise: null,
  note: '',
  cited: [],
};

export function isEmpty({ intents, words, articles, promise, note, cited }: Draft): boolean {
  return (
    [...intents, ...articles, ...cited].length === 0 && promise === null && `${words}${note}`.trim() === ''
  );
}

/** The parts of a draft that a command took along, as they were then. */
export type SentDraft = Partial<Draft>;

/** The draft once parts of it were sent: what was written over them meanwhile stays. */
export function withoutSent(draft: Draft, sent: SentDraft): Draft {
  const parts = Object.keys(sent) as (keyof Draft)[];
  const gone = parts.filter((part) => draft[part] === sent[part]);
  return { ...draft, ...Object.fromEntries(gone.map((part) => [part, EMPTY_DRAFT[part]])) };
}

/** The parts of the reply that a draft makes. */
export function partsOf(
  { intents, words, articles, promise }: Draft,
  language: TalkLanguage,
): readonly ReplyPart[] {
  const typed = words.trim();
  return [
    ...intents.map((intent) => ({ kind: 'intent' as const, intent })),
    ...(typed === '' ? [] : [{ kind: 'words' as const, words: typed, language }]),
    ...articles.map((article) => ({ kind: 'article' as const, article })),
    ...(promise === null ? [] : [{ kind: 'promise' as const, seconds: promise }]),
  ];
}

/** The language that the reader writes in. */
export function talkLanguage(language: string | undefined): TalkLanguage {
  return language === 'es' ? 'es' : 'en';
}

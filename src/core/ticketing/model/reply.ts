import type { TalkLanguage } from '../talk/talk.ts';

/** One part of a public reply. Buttons and typed sentences come to the same. */
export type ReplyPart =
  | { readonly kind: 'intent'; readonly intent: string }
  | { readonly kind: 'words'; readonly words: string; readonly language: TalkLanguage }
  /** A link to an article that everybody may read. */
  | { readonly kind: 'article'; readonly article: string }
  /** When the person will hear from us again, in seconds from now. */
  | { readonly kind: 'promise'; readonly seconds: number };

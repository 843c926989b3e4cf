import type { IntentKind } from '../talk.ts';

/**
 * The intents that every conversation of the desk has, in the order in which they are matched: what is told by a few
 * words comes before what many words may mean.
 */
export const DESK_INTENT_KINDS = {
  'ask-password': 'lapse',
  blame: 'lapse',
  jargon: 'lapse',
  'verify-identity': 'request',
  'call-back': 'request',
  'permission-to-connect': 'request',
  'send-screenshot': 'request',
  'sign-out-in': 'request',
  restart: 'request',
  'ask-asset-number': 'question',
  'computer-name': 'question',
  'exact-wording': 'question',
  'since-when': 'question',
  'what-changed': 'question',
  'who-else': 'question',
  'how-urgent': 'question',
  'blocked-work': 'question',
  'ask-location': 'question',
  'may-close': 'request',
  'try-again': 'request',
  'any-news': 'question',
  'please-wait': 'request',
  'anything-else': 'question',
  'describe-problem': 'question',
  apology: 'courtesy',
  empathy: 'courtesy',
  greeting: 'courtesy',
  thanks: 'courtesy',
  goodbye: 'courtesy',
} as const satisfies Readonly<Record<string, IntentKind>>;

export type DeskIntentId = keyof typeof DESK_INTENT_KINDS;

/**
 * What a written reply may hold: courtesies and blame, which are looked for, and questions and news, whose words are not to be
 * taken for misspelt ones of those. The screen of a shift has these alone.
 */
export const REPLY_INTENT_IDS = [
  'blame',
  'since-when',
  'what-changed',
  'who-else',
  'how-urgent',
  'blocked-work',
  'ask-location',
  'may-close',
  'try-again',
  'any-news',
  'please-wait',
  'anything-else',
  'describe-problem',
  'apology',
  'empathy',
  'greeting',
  'thanks',
  'goodbye',
] as const satisfies readonly DeskIntentId[];
export type ReplyPatterns = Pick<DeskPatterns, (typeof REPLY_INTENT_IDS)[number]>;

/** The patterns of a language: every intent has some, or it does not compile. */
export type DeskPatterns = Readonly<Record<DeskIntentId, readonly string[]>>;

export const DESK_INTENT_IDS = Object.keys(DESK_INTENT_KINDS) as readonly DeskIntentId[];

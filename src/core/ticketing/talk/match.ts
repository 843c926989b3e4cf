import { normalise, type Spelling, sentences } from './normalise.ts';
import { fits, nearness, type Pattern, readPattern, type WordClasses, wordsOf } from './patterns.ts';
import type { Intent, IntentKind, Say, TalkLanguage } from './talk.ts';

/** What a language brings to the matching. */
export interface Lexicon extends Spelling {
  readonly classes: WordClasses;
}

interface Matcher {
  readonly known: ReadonlySet<string>;
  readonly intents: readonly { readonly intent: Intent; readonly patterns: readonly Pattern[] }[];
}

/** What typed text was understood as; text that matches nothing costs no time and offers the nearest intents. */
export type Understanding =
  | { readonly understood: true; readonly say: Say }
  | { readonly understood: false; readonly nearest: readonly string[] };

const NEAREST = 3;

/** Reading the rules costs more than matching them, and the intents of a ticket stay the same for its life. */
const matchers = new WeakMap<readonly Intent[], Partial<Record<TalkLanguage, Matcher>>>();

function matcherOf(intents: readonly Intent[], language: TalkLanguage, lexicon: Lexicon): Matcher {
  const kept = matchers.get(intents)?.[language];
  if (kept !== undefined) return kept;
  const read = intents.map((intent) => ({
    intent,
    patterns: intent.patterns[language].map((pattern) => readPattern(pattern, lexicon.classes)),
  }));
  const matcher = { intents: read, known: wordsOf(read.flatMap(({ patterns }) => patterns)) };
  matchers.set(intents, { ...matchers.get(intents), [language]: matcher });
  return matcher;
}

/** In which order meanings are answered. */
const PRECEDENCE: Readonly<Record<IntentKind, number>> = { lapse: 0, question: 1, request: 1, courtesy: 2 };

/** The first intent of each group that a sentence means: its lapses, one question or request, one courtesy. */
function meaningsOf(words: readonly string[], { intents, known }: Matcher): readonly Intent[] {
  const matching = intents.filter(({ patterns }) => patterns.some((pattern) => fits(pattern, words, known)));
  const first = (precedence: number): readonly Intent[] =>
    matching.filter(({ intent }) => PRECEDENCE[intent.kind] === precedence).map(({ intent }) => intent);
  return [...first(0), ...first(1).slice(0, 1), ...first(2).slice(0, 1)];
}

/** The intents that come nearest: by the share of a pattern's words that were typed, then by their order. */
function nearestTo(said: readonly (readonly string[])[], matcher: Matcher, stopWords: readonly string[]) {
  const telling = said.flat().filter((word) => !stopWords.includes(word));
  return matcher.intents
    .filter(({ intent }) => intent.kind !== 'lapse')
    .map(({ intent, patterns }) => ({
      id: intent.id,
      near: Math.max(0, ...patterns.map((pattern) => nearness(pattern, telling, matcher.known))),
    }))
    .toSorted((left, right) => right.near - left.near)
    .slice(0, NEAREST)
    .map(({ id }) => id);
}

/**
 * Reads what an analyst typed. The intents stand in order: those of the ticket first, then the desk's. Each sentence has
 * at most one question or request; lapses come first in the answer, courtesies last.
 */
export function understand(
  text: string,
  intents: readonly Intent[],
  language: TalkLanguage,
  lexicon: Lexicon,
): Understanding {
  const matcher = matcherOf(intents, language, lexicon);
  const said = sentences(normalise(text, lexicon));
  const meant = said
    .flatMap((words) => meaningsOf(words, matcher))
    .toSorted((left, right) => PRECEDENCE[left.kind] - PRECEDENCE[right.kind]);
  if (meant.length === 0) return { understood: false, nearest: nearestTo(said, matcher, lexicon.stopWords) };
  return { understood: true, say: { type: 'say', intents: [...new Set(meant.map(({ id }) => id))] } };
}

import { normalise, sentences } from './normalise.ts';
import {
  asksFor,
  fits,
  nearness,
  type Pattern,
  readPattern,
  type Sentence,
  sentenceOf,
  wordsOf,
} from './patterns.ts';
import type { Intent, IntentKind, Say, TalkLanguage } from './talk.ts';
import type { Lexicon } from './words/lexicon.ts';
import { LEXICONS } from './words/lexicons.ts';

interface ReadIntent {
  readonly intent: Intent;
  readonly patterns: readonly Pattern[];
  /** Those that hold where something is forbidden: of a request only what itself says no. */
  readonly forbidding: readonly Pattern[];
  readonly words: ReadonlySet<string>;
}

/** What typed text was understood as; text that matches nothing costs no time and offers the nearest intents. */
export type Understanding =
  | { readonly understood: true; readonly say: Say }
  | { readonly understood: false; readonly nearest: readonly string[] };

const NEAREST = 3;

/** A message of a call or a chat: what is longer is read up to here. */
const LONGEST_MESSAGE = 1000;

/** Reading the rules of an intent costs more than matching them. */
const read = new WeakMap<Intent, Partial<Record<TalkLanguage, ReadIntent>>>();

function readIntent(intent: Intent, language: TalkLanguage): ReadIntent {
  const kept = read.get(intent)?.[language];
  if (kept !== undefined) return kept;
  const patterns = intent.patterns[language].map((text) => readPattern(text, LEXICONS[language].classes));
  const forbidding =
    intent.kind === 'request'
      ? patterns.filter((pattern) => asksFor(pattern, LEXICONS[language].noes))
      : patterns;
  const made = { intent, patterns, forbidding, words: wordsOf(patterns) };
  read.set(intent, { ...read.get(intent), [language]: made });
  return made;
}

/** In which order meanings are answered. */
const PRECEDENCE: Readonly<Record<IntentKind, number>> = { lapse: 0, question: 1, request: 1, courtesy: 2 };

/**
 * Whether a sentence has words of the trade besides those that its question is made of: whoever asks to type `ipconfig` has to
 * say the word, as the button does.
 */
function isJargonBeside(
  { patterns }: ReadIntent,
  asked: ReadIntent | undefined,
  sentence: Sentence,
): boolean {
  if (asked === undefined) return true;
  const kept = sentence.words.map((word, at) => ({ word, isKnown: sentence.isKnown[at] === true }));
  const beside = kept.filter(({ word }) => !asked.words.has(word));
  const rest = {
    words: beside.map(({ word }) => word),
    isKnown: beside.map(({ isKnown }) => isKnown),
    endings: sentence.endings,
  };
  return patterns.some((pattern) => fits(pattern, rest));
}

/**
 * The first intent of each group that a sentence means: its lapses, one question or request, one courtesy. Whoever forbids
 * something ("do not delete it") does not ask for it.
 */
function meaningsOf(
  sentence: Sentence,
  intents: readonly ReadIntent[],
  isForbidding: boolean,
): readonly Intent[] {
  const matching = intents.filter(({ patterns, forbidding }) =>
    (isForbidding ? forbidding : patterns).some((pattern) => fits(pattern, sentence)),
  );
  const first = (precedence: number): readonly ReadIntent[] =>
    matching.filter(({ intent }) => PRECEDENCE[intent.kind] === precedence);
  const [asked] = first(1);
  const lapses = first(0).filter(
    (lapse) => lapse.intent.id !== 'jargon' || isJargonBeside(lapse, asked, sentence),
  );
  return [...lapses, ...(asked === undefined ? [] : [asked]), ...first(2).slice(0, 1)].map(
    ({ intent }) => intent,
  );
}

/** The intents that come nearest: by the share of a pattern's words that were typed, then by their order. */
function nearestTo(
  words: readonly string[],
  intents: readonly ReadIntent[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  const sentence = sentenceOf(words, isKnown);
  return intents
    .filter(({ intent }) => intent.kind !== 'lapse')
    .map(({ intent, patterns }) => ({
      id: intent.id,
      near: Math.max(0, ...patterns.map((pattern) => nearness(pattern, sentence))),
    }))
    .toSorted((left, right) => right.near - left.near)
    .slice(0, NEAREST)
    .map(({ id }) => id);
}

/** What is forbidden ends with the comma: "do not shut it down, pull the cable" asks for the second. */
function endForbidding(text: string, lexicon: Lexicon): string {
  return text.replace(/[^,.?!;:\n…]+,/g, (clause) =>
    lexicon.forbids.test(normalise(clause, lexicon)) ? `${clause.slice(0, -1)}.` : clause,
  );
}

/**
 * Reads what an analyst typed. The intents stand in order: those of the ticket first, then the desk's. Each sentence has
 * at most one question or request; lapses come first in the answer, courtesies last.
 */
export function understand(text: string, intents: readonly Intent[], language: TalkLanguage): Understanding {
  const lexicon = LEXICONS[language];
  const all = intents.map((intent) => readIntent(intent, language));
  const isKnown = (word: string): boolean => all.some(({ words }) => words.has(word));
  const said = sentences(normalise(endForbidding(text.slice(0, LONGEST_MESSAGE), lexicon), lexicon));
  const meant = said
    .flatMap((words) =>
      meaningsOf(sentenceOf(words, isKnown, lexicon.endings), all, lexicon.forbids.test(words.join(' '))),
    )
    .toSorted((left, right) => PRECEDENCE[left.kind] - PRECEDENCE[right.kind]);
  if (meant.length > 0)
    return { understood: true, say: { type: 'say', intents: [...new Set(meant.map(({ id }) => id))] } };
  const telling = said.flat().filter((word) => !lexicon.stopWords.includes(word));
  return { understood: false, nearest: nearestTo(telling, all, isKnown) };
}

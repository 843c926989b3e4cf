import { isMisspelt } from './normalise.ts';
import type { Lexicon } from './words/lexicon.ts';

/**
 * The rules that text is matched against, one line each, over the words of one sentence:
 *   word   the word, also misspelt when it is long       stem*      any word that begins so
 *   a|b    one of them                                   a_b        next to each other
 *   a..b   in this order, at most three words between    $class     one of the words of a class
 *   !term  none of these                                 ^a         the sentence begins with it
 *   =a     as it is written, not misspelt                <4         at most four words
 * Terms are parted by spaces; all of them must hold, in any order.
 */
type WordClasses = Lexicon['classes'];

interface Step {
  readonly word: string;
  readonly isStem: boolean;
  /** How many words may stand before it, after the step before. */
  readonly gap: number;
}

type Option = readonly [Step, ...Step[]];

interface Term {
  readonly negated: boolean;
  readonly asWritten: boolean;
  readonly atStart: boolean;
  readonly atMost: number | null;
  readonly options: readonly Option[];
  /** The options again, those that begin with a whole word by that word: most words of a sentence begin none. */
  readonly byFirstWord: ReadonlyMap<string, readonly Option[]>;
  readonly byFirstStem: readonly Option[];
  /** The same by their first letter, which is rarely wrong where a word is misspelt. */
  readonly byFirstLetter: ReadonlyMap<string, readonly Option[]>;
}

/** The words of a sentence, and whether a pattern names them: such a word is never another one written otherwise. */
export interface Sentence {
  readonly words: readonly string[];
  readonly isKnown: readonly boolean[];
  /** What a word may have at its end and be the same (Lexicon). */
  readonly endings: readonly string[];
}

export type Pattern = readonly Term[];

const MAX_GAP = 3;
const SHORTEST_FORGIVING_STEM = 7;

function readOption(text: string): readonly Option[] {
  const [first, ...rest] = text.split('..').flatMap((part, partIndex) =>
    part.split('_').map((written, index) => ({
      word: written.replace('*', ''),
      isStem: written.endsWith('*'),
      gap: index === 0 && partIndex > 0 ? MAX_GAP : 0,
    })),
  );
  return first === undefined ? [] : [[first, ...rest]];
}

/** The options of an alternative, with its classes written out (a class may name another). */
function optionsOf(text: string, classes: WordClasses): readonly string[] {
  return text.split('|').flatMap((option) => {
    const name = /^([^$]*)\$([a-z]+)(.*)$/.exec(option);
    if (name === null) return [option];
    const [, before = '', id = '', after = ''] = name;
    const words = classes[id];
    if (words === undefined) throw new Error(`No such class of words: ${id}`);
    return optionsOf(words, classes).flatMap((word) => optionsOf(`${before}${word}${after}`, classes));
  });
}

function grouped(
  options: readonly Option[],
  by: (first: Step) => string,
): ReadonlyMap<string, readonly Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = by(option[0]);
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return groups;
}

export function readPattern(text: string, classes: WordClasses): Pattern {
  return text.split(' ').map((written): Term => {
    const bare = written.replace(/^[!<=]+/, '').replaceAll('^', '');
    const atMost = written.startsWith('<') ? Number(bare) : null;
    const options = atMost === null ? optionsOf(bare, classes).flatMap(readOption) : [];
    return {
      negated: written.startsWith('!'),
      // What rules a meaning out has to be there as it is written: a near word must not.
      asWritten: /^[!=]/.test(written),
      atStart: /^!?\^/.test(written),
      atMost,
      options,
      byFirstWord: grouped(
        options.filter(([first]) => !first.isStem),
        ({ word }) => word,
      ),
      byFirstStem: options.filter(([first]) => first.isStem),
      byFirstLetter: grouped(options, ({ word }) => word.charAt(0)),
    };
  });
}

/** Whether a pattern itself asks for one of these words: it knows what is said with them. */
export function asksFor(pattern: Pattern, words: readonly string[]): boolean {
  return pattern.some(
    ({ negated, options }) =>
      !negated && options.some((steps) => steps.some(({ word }) => words.includes(word))),
  );
}

/** Every word that patterns name. */
export function wordsOf(patterns: readonly Pattern[]): ReadonlySet<string> {
  return new Set(
    patterns.flatMap((terms) =>
      terms.flatMap(({ options }) => options.flatMap((steps) => steps.map(({ word }) => word))),
    ),
  );
}

export function sentenceOf(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  endings: readonly string[] = [],
): Sentence {
  return { words, isKnown: words.map(isKnown), endings };
}

const isWritten = (typed: string, { word, isStem }: Step): boolean =>
  typed === word || (isStem && typed.startsWith(word));

/** Shorter words with an ending are other words (as, has, los). */
const SHORTEST_WITH_ENDING = 3;

const isWithEnding = (typed: string, word: string, endings: readonly string[]): boolean =>
  word.length >= SHORTEST_WITH_ENDING && typed.startsWith(word) && endings.includes(typed.slice(word.length));

function isNear(typed: string, { word, isStem }: Step, { endings }: Sentence): boolean {
  if (!isStem) return isWithEnding(typed, word, endings) || isMisspelt(typed, word);
  // The beginnings of unlike words are alike (perdon, person): short stems forgive nothing.
  if (word.length < SHORTEST_FORGIVING_STEM) return false;
  return [word.length - 1, word.length, word.length + 1].some((length) =>
    isMisspelt(typed.slice(0, length), word),
  );
}

/** Whether the rest of an option follows from a place on. */
function follows(sentence: Sentence, from: number, steps: readonly Step[], asWritten: boolean): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  for (let at = from; at <= from + step.gap && at < sentence.words.length; at += 1) {
    const typed = sentence.words[at] ?? '';
    const isIt =
      isWritten(typed, step) || (!asWritten && !sentence.isKnown[at] && isNear(typed, step, sentence));
    if (isIt && follows(sentence, at + 1, rest, asWritten)) return true;
  }
  return false;
}

/** Whether an option whose first word stands at a place goes on from there. */
function goesOn([, ...rest]: Option, { asWritten }: Term, sentence: Sentence, at: number): boolean {
  return rest.length === 0 || follows(sentence, at + 1, rest, asWritten);
}

function startsAt(term: Term, sentence: Sentence, at: number): boolean {
  const typed = sentence.words[at] ?? '';
  for (const option of term.byFirstWord.get(typed) ?? []) if (goesOn(option, term, sentence, at)) return true;
  for (const option of term.byFirstStem)
    if (typed.startsWith(option[0].word) && goesOn(option, term, sentence, at)) return true;
  // A word that a pattern names is no misspelling of another.
  if (term.asWritten || sentence.isKnown[at]) return false;
  const alike = term.byFirstLetter.get(typed.charAt(0)) ?? [];
  return alike.some((option) => isNear(typed, option[0], sentence) && goesOn(option, term, sentence, at));
}

function holds(term: Term, sentence: Sentence): boolean {
  if (term.atMost !== null) return sentence.words.length <= term.atMost;
  const isFound = term.atStart
    ? startsAt(term, sentence, 0)
    : sentence.words.some((_, at) => startsAt(term, sentence, at));
  return isFound !== term.negated;
}

export function fits(pattern: Pattern, sentence: Sentence): boolean {
  return pattern.every((term) => holds(term, sentence));
}

/** How near a sentence comes to a pattern, from 0 to 1: the share of its words that are there. */
export function nearness(pattern: Pattern, sentence: Sentence): number {
  const wanted = pattern.filter(({ negated, atMost }) => !negated && atMost === null);
  const found = wanted.filter((term) => holds({ ...term, atStart: false }, sentence));
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

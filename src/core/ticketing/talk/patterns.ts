import { isMisspelt } from './normalise.ts';

/**
 * The rules that text is matched against, one line each, over the words of one sentence:
 *   word   the word, also misspelt when it is long       stem*      any word that begins so
 *   a|b    one of them                                   a_b        next to each other
 *   a..b   in this order, at most three words between    $class     one of the words of a class
 *   !term  none of these                                 ^a         the sentence begins with it
 *   <4     at most four words
 * Terms are parted by spaces; all of them must hold, in any order.
 */
export type WordClasses = Readonly<Record<string, string>>;

interface Step {
  readonly word: string;
  readonly isStem: boolean;
  /** How many words may stand before it, after the step before. */
  readonly gap: number;
}

interface Term {
  readonly negated: boolean;
  readonly atStart: boolean;
  readonly atMost: number | null;
  readonly options: readonly (readonly Step[])[];
}

export type Pattern = readonly Term[];

const MAX_GAP = 3;
const SHORTEST_FORGIVING_STEM = 7;

function readOption(text: string): readonly Step[] {
  return text.split('..').flatMap((part, partIndex) =>
    part.split('_').map((written, index) => ({
      word: written.replace('*', ''),
      isStem: written.endsWith('*'),
      gap: index === 0 && partIndex > 0 ? MAX_GAP : 0,
    })),
  );
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

export function readPattern(text: string, classes: WordClasses): Pattern {
  return text.split(' ').map((written): Term => {
    const bare = written.replace(/^[!<]+/, '').replaceAll('^', '');
    const atMost = written.startsWith('<') ? Number(bare) : null;
    return {
      negated: written.startsWith('!'),
      atStart: /^!?\^/.test(written),
      atMost,
      options: atMost === null ? optionsOf(bare, classes).map(readOption) : [],
    };
  });
}

/** Every word that patterns name: a typed one of these is never a misspelling of another. */
export function wordsOf(patterns: readonly Pattern[]): ReadonlySet<string> {
  return new Set(
    patterns.flatMap((terms) =>
      terms.flatMap(({ options }) => options.flatMap((steps) => steps.map(({ word }) => word))),
    ),
  );
}

type Near = (typed: string, step: Step) => boolean;

const isWritten: Near = (typed, { word, isStem }) => typed === word || (isStem && typed.startsWith(word));

function isWord(typed: string, step: Step, known: ReadonlySet<string>): boolean {
  if (isWritten(typed, step)) return true;
  const { word, isStem } = step;
  if (known.has(typed)) return false;
  if (!isStem) return isMisspelt(typed, word);
  // The beginnings of unlike words are alike (perdon, person): short stems forgive nothing.
  if (word.length < SHORTEST_FORGIVING_STEM) return false;
  return [word.length - 1, word.length, word.length + 1].some((length) =>
    isMisspelt(typed.slice(0, length), word),
  );
}

function followsFrom(words: readonly string[], from: number, steps: readonly Step[], isNear: Near): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  for (let at = from; at <= from + step.gap && at < words.length; at += 1) {
    if (isNear(words[at] ?? '', step) && followsFrom(words, at + 1, rest, isNear)) return true;
  }
  return false;
}

function holds(term: Term, sentence: readonly string[], known: ReadonlySet<string>): boolean {
  if (term.atMost !== null) return sentence.length <= term.atMost;
  // What rules a meaning out has to be there as it is written: a near word must not.
  const isNear: Near = term.negated ? isWritten : (typed, step) => isWord(typed, step, known);
  const starts = term.atStart ? [0] : sentence.map((_, index) => index);
  const isFound = term.options.some((steps) =>
    starts.some((start) => followsFrom(sentence, start, steps, isNear)),
  );
  return isFound !== term.negated;
}

export function fits(pattern: Pattern, sentence: readonly string[], known: ReadonlySet<string>): boolean {
  return pattern.every((term) => holds(term, sentence, known));
}

/** How near a sentence comes to a pattern, from 0 to 1: the share of its words that are there. */
export function nearness(pattern: Pattern, sentence: readonly string[], known: ReadonlySet<string>): number {
  const wanted = pattern.filter(({ negated, atMost }) => !negated && atMost === null);
  const found = wanted.filter((term) => holds({ ...term, atStart: false }, sentence, known));
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

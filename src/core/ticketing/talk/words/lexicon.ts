/** What a language brings to the reading of typed text. */
export interface Lexicon {
  /** Short forms and what they stand for. What they stand for holds no short form. */
  readonly shortForms: Readonly<Record<string, string>>;
  /** Words that say nothing by themselves. */
  readonly stopWords: readonly string[];
  /** What may stand at the end of a word without making another word of it: a plural, a pronoun. */
  readonly endings: readonly string[];
  /** How a sentence begins that forbids something, in normalised words. */
  readonly forbids: RegExp;
  /** Words that say no. */
  readonly noes: readonly string[];
  /** Words that patterns name together (patterns.ts), such as every name of a computer. */
  readonly classes: Readonly<Record<string, string>>;
}

/** What a language brings to the reading of typed text. */
export interface Lexicon {
  /** Short forms and what they stand for. What they stand for holds no short form. */
  readonly shortForms: Readonly<Record<string, string>>;
  /** Words that say nothing by themselves. */
  readonly stopWords: readonly string[];
  /** Words that patterns name together (patterns.ts), such as every name of a computer. */
  readonly classes: Readonly<Record<string, string>>;
}

import type { TalkLanguage } from '../../../../../src/core/ticketing/talk/talk.ts';
import { EN_CORPUS, EN_NEGATIVES } from './en.ts';
import { ES_CORPUS, ES_NEGATIVES } from './es.ts';

/** What analysts type, by the intent that they mean. */
export interface Paraphrase {
  readonly intent: string;
  readonly text: string;
}

export interface Corpus {
  readonly all: readonly Paraphrase[];
  /** Four fifths, which the patterns may be tuned on. */
  readonly tuned: readonly Paraphrase[];
  /** Every fifth line of an intent: nobody looks at which of them fail. */
  readonly heldOut: readonly Paraphrase[];
  readonly negatives: readonly string[];
  readonly intents: readonly string[];
}

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

function corpusOf(byIntent: Readonly<Record<string, string>>, negatives: string): Corpus {
  const numbered = Object.entries(byIntent).flatMap(([intent, lines]) =>
    linesOf(lines).map((text, index) => ({ intent, text, isHeldOut: index % 5 === 4 })),
  );
  return {
    all: numbered,
    tuned: numbered.filter(({ isHeldOut }) => !isHeldOut),
    heldOut: numbered.filter(({ isHeldOut }) => isHeldOut),
    negatives: linesOf(negatives),
    intents: Object.keys(byIntent),
  };
}

export const CORPORA: Readonly<Record<TalkLanguage, Corpus>> = {
  en: corpusOf(EN_CORPUS, EN_NEGATIVES),
  es: corpusOf(ES_CORPUS, ES_NEGATIVES),
};

import type { TalkLanguage } from './talk.ts';

/** How hard a text is to read, and where the limit lies. Higher is harder in English, easier in Spanish. */
export interface Readability {
  /** Flesch-Kincaid grade for English; Szigriszt-Pazos (INFLESZ) for Spanish. In tenths. */
  readonly measure: number;
  readonly isEasy: boolean;
}

/** A grade of an average text of nine years of school. */
const HIGHEST_GRADE = 9;
/** From here on the INFLESZ scale says "normal". */
const LOWEST_SZIGRISZT = 55;
/** A formula about averages says nothing about fewer words. */
const FEWEST_WORDS = 12;

/** Groups of vowels, without a silent e at the end. */
function englishSyllables(word: string): number {
  const spoken = word.length > 3 ? word.replace(/(?<![aeiouyl])e$|(?<=[^td])ed$|(?<![csxz])es$/, '') : word;
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** Groups of vowels; two strong ones, or a stressed weak one beside a strong one, are two syllables. */
function spanishSyllables(word: string): number {
  const vowels = word.replace(/qu|gu(?=[eiéí])/g, 'q').match(/[aeiouyáéíóúü]+/g) ?? [];
  const hiatuses = word.match(/[aeoáéó](?=[aeoáéó])|[aeoáéó](?=[íú])|[íú](?=[aeoáéó])/g)?.length ?? 0;
  return Math.max(1, vowels.length + hiatuses);
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Measures a text; one of too few words is easy. */
export function readability(text: string, language: TalkLanguage): Readability {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const sentences = Math.max(1, text.match(/[^.!?…\n]*\p{L}[^.!?…\n]*/gu)?.length ?? 0);
  const count = Math.max(1, words.length);
  const syllablesOf = language === 'en' ? englishSyllables : spanishSyllables;
  const perWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / count;
  const perSentence = count / sentences;
  const measure =
    language === 'en'
      ? rounded(0.39 * perSentence + 11.8 * perWord - 15.59)
      : rounded(206.835 - 62.3 * perWord - perSentence);
  const isWithin = language === 'en' ? measure <= HIGHEST_GRADE : measure >= LOWEST_SZIGRISZT;
  return { measure, isEasy: words.length < FEWEST_WORDS || isWithin };
}

import { understand } from './match.ts';
import { readability } from './readability.ts';
import { REPLY_INTENTS } from './reply-intents.ts';
import type { TalkLanguage } from './talk.ts';
import { EN_JARGON, ES_JARGON } from './words/jargon.ts';
import { KNOWN_ABBREVIATIONS, REPLY_PHRASES } from './words/reply-phrases.ts';

/** A stretch of the reply: from the first character to the one after the last, in its NFC form. */
interface Place {
  readonly start: number;
  readonly end: number;
}

export const REPLY_CHECKS = [
  'courtesy',
  'next-step',
  'promised-time',
  'plain-words',
  'no-blame',
  'no-secret',
  'readable',
] as const;
export type ReplyCheckId = (typeof REPLY_CHECKS)[number];

export interface ReplyCheck {
  readonly id: ReplyCheckId;
  readonly met: boolean;
  /** What the check found: what meets it, or what speaks against it. */
  readonly places: readonly Place[];
  /** The grade or score of `readable` (readability.ts). */
  readonly measure?: number;
}

/** What the desk knows about the reply besides its text. */
export interface ReplyContext {
  readonly language: TalkLanguage;
  /** Passwords, codes, keys and verification answers of this ticket: none of them belongs in a reply. */
  readonly secrets: readonly string[];
  /** What the person wrote: words that they used themselves are plain to them. */
  readonly personWrote: string;
}

/** Lower case without accents, character for character, so that a place in it is one in the text. */
function fold(text: string): string {
  return text
    .split('')
    .map((unit) => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0))
    .join('');
}

function placesOf(pattern: RegExp, text: string): readonly Place[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A dot, question or exclamation mark ends a sentence where a blank or nothing follows. */
const SENTENCE = /(?=\S)(?:[^.?!\n]|[.?!](?=[^\s.?!]))+[.?!]*/g;

const textAt = (text: string, { start, end }: Place): string => text.slice(start, end);

function sentencesMeaning(
  text: string,
  language: TalkLanguage,
  intents: readonly string[],
): readonly Place[] {
  return placesOf(SENTENCE, text).filter((place) => {
    const meant = understand(textAt(text, place), REPLY_INTENTS, language);
    return meant.understood && meant.say.intents.some((id) => intents.includes(id));
  });
}

function findNextStep(folded: string, language: TalkLanguage): readonly Place[] {
  const questions = placesOf(SENTENCE, folded).filter((place) => textAt(folded, place).endsWith('?'));
  return [...questions, ...placesOf(whole(REPLY_PHRASES[language].nextStep.join('|')), folded)];
}

function findPromisedTime(folded: string, language: TalkLanguage): readonly Place[] {
  const { promise, time } = REPLY_PHRASES[language];
  return placesOf(SENTENCE, folded)
    .filter((place) => whole(promise.join('|')).test(textAt(folded, place)))
    .flatMap(({ start, end }) =>
      placesOf(whole(time.join('|')), folded.slice(start, end)).map((place) => ({
        start: start + place.start,
        end: start + place.end,
      })),
    );
}

const JARGON: Readonly<Record<TalkLanguage, RegExp>> = {
  en: jargonOf(EN_JARGON),
  es: jargonOf(ES_JARGON),
};

function jargonOf(patterns: readonly string[]): RegExp {
  return whole(patterns.join('|').replaceAll('_', ' ').replaceAll('*', '\\p{L}*'));
}

function findJargon(text: string, { language, personWrote }: ReplyContext): readonly Place[] {
  const theirs = fold(personWrote.normalize('NFC'));
  const usedByPerson = (place: Place): boolean => whole(escaped(fold(textAt(text, place)))).test(theirs);
  // Letters alone: names of hosts and printers are none. A text in capitals shouts, and abbreviates nothing.
  const abbreviations = /\p{Ll}/u.test(text)
    ? placesOf(/(?<![\p{L}\p{N}-])[A-Z]{2,5}(?![\p{L}\p{N}-])/gu, text)
    : [];
  const unknown = abbreviations.filter((place) => !KNOWN_ABBREVIATIONS.has(textAt(text, place)));
  const words = placesOf(JARGON[language], fold(text));
  const isNew = (place: Place): boolean =>
    !words.some(({ start, end }) => start <= place.start && place.end <= end);
  return [...words, ...unknown.filter(isNew)]
    .filter((place) => !usedByPerson(place))
    .toSorted((left, right) => left.start - right.start);
}

/** Three or more groups of a recovery key. */
const RECOVERY_KEY = /(?<!\d)\d{6}(?:[ -]\d{6}){2,}(?!\d)/gu;
/** Small and capital letters, a digit and a sign inside one word: nothing else in a reply looks like that. */
const MIXED_WORD =
  /(?<=^|[\s"“«(])(?=[^\s]*\p{Ll})(?=[^\s]*\p{Lu})(?=[^\s]*\d)(?=[^\s]*[!#$%&*?^~+=][^\s.,;!?)"”»])[^\s@/\\:]{8,}/gu;

function findSecrets(text: string, { language, secrets }: ReplyContext): readonly Place[] {
  const folded = fold(text);
  const { secretWord, secretLink } = REPLY_PHRASES[language];
  const assigned = new RegExp(
    `(?<!\\p{L}|(?:error|stop|event|exit) |de error )(?:${secretWord})${secretLink}\\s*["“«]?(?=[^\\s]*[\\d!#$%&*?^~+=][^\\s])(?!0x)[^\\s]{4,}`,
    'gu',
  );
  // A key may be typed with blanks or dashes in other places than the desk keeps it.
  const kept = secrets
    .map((secret) => fold(secret.normalize('NFC')).replace(/[\s-]/g, ''))
    .filter((secret) => secret !== '')
    .map((secret) => new RegExp(secret.split('').map(escaped).join('[\\s-]*'), 'gu'));
  const places = [...kept, assigned, RECOVERY_KEY].flatMap((pattern) => placesOf(pattern, folded));
  const all = [...places, ...placesOf(MIXED_WORD, text)].toSorted(
    (left, right) => left.start - right.start || right.end - left.end,
  );
  return all.filter((place, index) => !all.slice(0, index).some(({ end }) => end > place.start));
}

/** The sentence with the most words: the one to shorten first. */
function longestSentence(text: string): readonly Place[] {
  const length = (place: Place): number => textAt(text, place).split(/\s+/).length;
  return placesOf(SENTENCE, text)
    .toSorted((left, right) => length(right) - length(left))
    .slice(0, 1);
}

/** The checks of a public reply before it goes out, in the order in which they are shown. Each says what it found and where. */
export function checkReply(reply: string, context: ReplyContext): readonly ReplyCheck[] {
  const text = reply.normalize('NFC');
  const { language } = context;
  const folded = fold(text);
  const wanted = (id: ReplyCheckId, places: readonly Place[]): ReplyCheck => ({
    id,
    met: places.length > 0,
    places,
  });
  const unwanted = (id: ReplyCheckId, places: readonly Place[]): ReplyCheck => ({
    id,
    met: places.length === 0,
    places,
  });
  const { measure, isEasy } = readability(text, language);
  const checks: Readonly<Record<ReplyCheckId, ReplyCheck>> = {
    courtesy: wanted(
      'courtesy',
      sentencesMeaning(text, language, ['greeting', 'empathy', 'apology', 'thanks']),
    ),
    'next-step': wanted('next-step', findNextStep(folded, language)),
    'promised-time': wanted('promised-time', findPromisedTime(folded, language)),
    'plain-words': unwanted('plain-words', findJargon(text, context)),
    'no-blame': unwanted('no-blame', sentencesMeaning(text, language, ['blame'])),
    'no-secret': unwanted('no-secret', findSecrets(text, context)),
    readable: { id: 'readable', met: isEasy, places: isEasy ? [] : longestSentence(text), measure },
  };
  return REPLY_CHECKS.map((id) => checks[id]);
}

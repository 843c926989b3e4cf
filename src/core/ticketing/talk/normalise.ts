import type { Lexicon } from './words/lexicon.ts';

/** Typed text made comparable: lower case without accents and punctuation, short forms written out. */

/** Stands between sentences. */
const BREAK = '.';

/**
 * Words with one space between them, and `.` between sentences. Dots and colons in numbers (169.254, 10:30) end no
 * sentence. Normalising twice changes nothing.
 */
export function normalise(text: string, { shortForms }: Pick<Lexicon, 'shortForms'>): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/(?<=[0-9])[.:](?=[0-9])/g, '')
    .replace(/[.?!;:\n…]+/g, ` ${BREAK} `)
    .replace(/[^a-z0-9.]+/g, ' ');
  const words = plain.split(' ').filter((word) => word !== '');
  const written = words.flatMap((word) =>
    Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word).split(' ') : [word],
  );
  return written
    .filter((word, index) => word !== BREAK || (index > 0 && written[index - 1] !== BREAK))
    .join(' ')
    .replace(/ \.$|^\.$/, '');
}

/** The sentences of normalised text, as words. */
export function sentences(normalised: string): readonly (readonly string[])[] {
  return normalised
    .split(` ${BREAK} `)
    .map((sentence) => sentence.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
}

/** Edits (letter left out, added, replaced, or two swapped) between two words, counted up to `limit + 1`. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next: number[] = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1];
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Math.min(row[right.length] ?? 0, limit + 1);
}

/** How many edits a word of this length forgives: none when short, because short words differ by one letter anyway. */
function forgivenEdits(length: number): number {
  if (length < 5) return 0;
  return length < 11 ? 1 : 2;
}

/** Whether a typed word is a misspelling of a longer word. The first letter is rarely wrong. */
export function isMisspelt(typed: string, word: string): boolean {
  const limit = forgivenEdits(word.length);
  return limit > 0 && typed[0] === word[0] && editDistance(typed, word, limit) <= limit;
}

import type { CertificateTrack } from '../certificate/award.ts';

/**
 * The number of a certificate, such as `BR-HW-7K4M-29QD`: what is printed on it, and the last part of its addresses. The track is
 * in it for people; what counts is the whole number.
 */

/** Without 0, 1, I, L, O and U: nobody mistakes one character for another, and no number spells a word. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 8;

const TRACK_CODES: Readonly<Record<CertificateTrack, string>> = {
  hardware: 'HW',
  'service-desk': 'SD',
  full: 'FL',
};

const NUMBER = new RegExp(
  `^BR-(?:${Object.values(TRACK_CODES).join('|')})-[${ALPHABET}]{4}-[${ALPHABET}]{4}$`,
);

export const CREDENTIAL_TRACKS = Object.keys(TRACK_CODES) as readonly CertificateTrack[];

/** How many random words a number is made of. */
export const NUMBER_WORDS = CHARACTERS;

/**
 * A new number. 30 characters in 8 places, 6.5e11 numbers: nobody finds a certificate by guessing.
 *
 * @param words `NUMBER_WORDS` random integers of 32 bits.
 */
export function credentialNumber(track: CertificateTrack, words: readonly number[]): string {
  const characters = words.slice(0, CHARACTERS).map((word) => ALPHABET[word % ALPHABET.length]);
  return `BR-${TRACK_CODES[track]}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** The number that somebody typed or followed, as it is printed: spaces and small letters are no mistake. Null for no number. */
export function readCredentialNumber(text: string): string | null {
  const number = text.trim().toUpperCase().replaceAll(/\s+/g, '-');
  return NUMBER.test(number) ? number : null;
}

import { z } from './zod.ts';

/** Field rules shared by forms, rows and function bodies. Messages are spec section 5, word for word. */
export const emailField = z
  .email('Please enter a valid email address')
  .max(254, 'Please enter a valid email address');

/** One line of words. Control characters, which no column of ours takes, become spaces, as the database does at sign-up. */
export const lineField = z
  .string()
  .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
  .trim();

const MIN_PASSWORD_LENGTH = 6;
/** bcrypt reads no further than 72 bytes, so a longer password would only seem to be one. */
const MAX_PASSWORD_BYTES = 72;

export const passwordField = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'Password must be at least 6 characters')
  .refine((value) => utf8Length(value) <= MAX_PASSWORD_BYTES, 'Password must be at most 72 characters');

export const personNameField = lineField
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be at most 100 characters');

/** Two fields that have to hold the same password; the complaint belongs to the second one. */
export function passwordsMatch(form: {
  readonly password: string;
  readonly confirmPassword: string;
}): boolean {
  return form.password === form.confirmPassword;
}

export const PASSWORDS_DIFFER = { message: "Passwords don't match", path: ['confirmPassword'] };

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

import { z } from './zod.ts';

/** Field rules shared by forms, rows and function bodies. Messages are spec section 5, word for word. */
export const emailField = z
  .email('Please enter a valid email address')
  .max(254, 'Please enter a valid email address');

/** One line of text. Control characters, which our columns reject, become spaces, as in the database's sign-up trigger. */
export const lineField = z
  .string()
  .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
  .trim();

const MIN_PASSWORD_LENGTH = 6;
/** bcrypt ignores everything after 72 bytes, so the rest of a longer password would not protect anything. */
const MAX_PASSWORD_BYTES = 72;

export const passwordField = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'Password must be at least 6 characters')
  .refine((value) => utf8Length(value) <= MAX_PASSWORD_BYTES, 'Password must be at most 72 characters');

export const personNameField = lineField
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be at most 100 characters');

/** Whether both fields hold the same password; the error is shown at the second one (`PASSWORDS_DIFFER`). */
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

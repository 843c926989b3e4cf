import { readText, removeStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';

/** The sender, as far as known. */
export interface Sender {
  readonly name: string;
  readonly email: string;
}

const NOBODY: Sender = { name: '', email: '' };

/**
 * The sender from the stored session, so that public pages can prefill the form without loading the session.
 * Unverified: only for prefilling.
 */
export function storedSender(): Sender {
  const text = readText(STORAGE_KEYS.session);
  if (text === null) return NOBODY;
  const user = recordAt(parse(text), 'user');
  return { name: ownName(textAt(user, 'id')), email: textAt(user, 'email') };
}

/** The name in the profile, because Google overwrites Auth's at every sign-in. */
function ownName(userId: string): string {
  const kept = parse(readText(STORAGE_KEYS.ownName) ?? '');
  return userId !== '' && textAt(kept, 'userId') === userId ? textAt(kept, 'name') : '';
}

/** Stores the profile's name for the public pages, which do not load the profile. */
export function keepOwnName(userId: string, name: string): void {
  writeStored(STORAGE_KEYS.ownName, { userId, name });
}

export function forgetOwnName(): void {
  removeStored(STORAGE_KEYS.ownName);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Object.getOwnPropertyDescriptor(value, key)?.value as unknown)
    : null;
}

function textAt(value: unknown, key: string): string {
  const text = recordAt(value, key);
  return typeof text === 'string' ? text : '';
}

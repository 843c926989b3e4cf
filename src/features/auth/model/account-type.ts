import { ACCOUNT_TYPES, type AccountType } from '../../../core/contracts/vocabulary.ts';
import { z } from '../../../core/contracts/zod.ts';
import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';

const accountType = z.enum(ACCOUNT_TYPES);

/** The account type that this browser remembers from before signing in (spec section 6); null for none. */
export function rememberedAccountType(): AccountType | null {
  const parsed = accountType.safeParse(readText(STORAGE_KEYS.accountType));
  return parsed.success ? parsed.data : null;
}

export function rememberAccountType(type: AccountType): void {
  writeText(STORAGE_KEYS.accountType, type);
}

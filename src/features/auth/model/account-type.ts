import { ACCOUNT_TYPES, type AccountType } from '../../../core/contracts/vocabulary.ts';
import { z } from '../../../core/contracts/zod.ts';
import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';

const accountType = z.enum(ACCOUNT_TYPES);

/** The account type stored in this browser before signing in (spec section 6); null if there is none. */
export function rememberedAccountType(): AccountType | null {
  const parsed = accountType.safeParse(readText(STORAGE_KEYS.accountType));
  return parsed.success ? parsed.data : null;
}

export function rememberAccountType(type: AccountType): void {
  writeText(STORAGE_KEYS.accountType, type);
}

import type { DeskTime } from '../clocks/business-time.ts';

/** A password that the keychain keeps for a program. */
export interface KeychainItem {
  readonly name: string;
  /** It is stale when the account got another password later. */
  readonly savedAt: DeskTime;
}

/** A store of passwords of a Mac. */
export interface Keychain {
  readonly name: string;
  /** False when the login password changed and the keychain still holds the old one. */
  readonly opensAtLogin: boolean;
  /** Whether the person still knows the password that it holds. */
  readonly oldPasswordKnown: boolean;
  /** It locks after so long without use; null: it stays open while somebody is signed in. */
  readonly locksAfterSeconds: number | null;
  readonly items: readonly KeychainItem[];
}

import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';

/** Files of a share that something gives another ending, as the file server counts them. */
export interface FileActivity {
  readonly share: string;
  readonly ending: string;
  readonly since: DeskTime;
  readonly perMinute: number;
  /** When it ended; null while it goes on. */
  readonly endedAt: DeskTime | null;
  /** From where, and in whose name. */
  readonly from: 'workstation' | 'remote-session' | 'server-job';
  readonly host: string;
  readonly login: string;
  /** What only the memory of the computer knows is there as long as it stays on. */
  readonly isEvidenceLost: boolean;
}

/** How many files have another ending by now: every minute costs more of them. */
export function renamedBy(
  { since, perMinute, endedAt }: Pick<FileActivity, 'since' | 'perMinute' | 'endedAt'>,
  now: DeskTime,
): number {
  return Math.round((perMinute * ((endedAt ?? now) - since)) / SECONDS_PER_MINUTE);
}

/** The share of the accounts department, and the one that comes next in the alphabet. */
export const ACCOUNTS_SHARE = 'Accounts';
export const NEXT_SHARE = 'Buying';
export const WATCHED_SHARES: readonly string[] = [ACCOUNTS_SHARE, NEXT_SHARE];

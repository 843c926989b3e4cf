import type { DeskTime } from '../clocks/business-time.ts';

/** Files of a share that something gives another ending, as the file server counts them. */
export interface FileActivity {
  readonly share: string;
  readonly renamed: number;
  readonly ending: string;
  readonly since: DeskTime;
  /** From where, and in whose name. */
  readonly from: 'workstation' | 'remote-session' | 'server-job';
  readonly host: string;
  readonly login: string;
  readonly isRunning: boolean;
  /** What only the memory of the computer knows is there as long as it stays on. */
  readonly isEvidenceLost: boolean;
}

/** The share of the accounts department. */
export const ACCOUNTS_SHARE = 'Accounts';
export const WATCHED_SHARES: readonly string[] = [ACCOUNTS_SHARE];

import type { Announcement } from '../console/announce.ts';
import type { ConsoleOutput } from '../console/run.ts';

/** What was typed on a computer, and what it printed. */
export interface ConsoleEntry {
  readonly at: number;
  readonly typed: string;
  readonly lines: readonly string[];
  readonly status: ConsoleOutput['status'];
  /** The output in one line. */
  readonly says: Announcement;
}

/** A connection to a computer for the work on one ticket: the person has allowed it, or it is nobody's. */
export interface RemoteSession {
  readonly asset: string;
  /** Name of the computer on the network. */
  readonly host: string;
  /** Null for the one that stands open while somebody looks around. */
  readonly ticket: string | null;
  /** In which contact it was allowed; null for a computer that nobody sits at. */
  readonly contact: string | null;
  readonly allowedAt: number;
  /** The newest last. */
  readonly console: readonly ConsoleEntry[];
}

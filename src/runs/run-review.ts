import type { Words } from '../core/contracts/practice.ts';
import type { RunTypes } from './store.ts';

/** A run that is over, to be played again: its complete start, what was done in it, and what an expert does. */
export interface Recording<Types extends RunTypes> {
  readonly start: Types['state'];
  /** Empty for a worked example. */
  readonly commands: readonly Types['command'][];
  readonly expert: readonly Types['command'][];
}

/** A run that is over, as the server tells of it. */
export interface RunReview<Types extends RunTypes> {
  readonly status: 'open' | 'finished' | 'expired' | 'void';
  readonly report: Types['report'] | null;
  /** The rules by which it was judged. */
  readonly rulesVersion: string;
  /** What a test is about, such as a machine's model; null for practice. */
  readonly subject: string | null;
  /** Null for a run of other rules: its log cannot be played any more. */
  readonly recording: Recording<Types> | null;
  /** The texts of its case by their use, such as `insight`. */
  readonly words: Readonly<Record<string, Words>>;
}

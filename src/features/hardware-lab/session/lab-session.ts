import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import type { Run } from '../../../core/kernel/run.ts';
import type { LabStore } from '../store.ts';

export interface RunOutcome {
  /** What was done, to watch it again; null where it may not be told. */
  readonly run: Run<LabCommand> | null;
  readonly isOutOfTime: boolean;
}

/** A machine on the bench, and what the mode lets a learner do beside working on it. */
export interface LabSession {
  readonly mode: LabMode;
  readonly store: LabStore;
  /** Names the run in what this browser keeps for it. */
  readonly runKey: string;
  /** Takes the last action back; null where nothing can be. */
  readonly undo: (() => Promise<void>) | null;
  /** What became of the run once it is over. Rejects when the server cannot be reached. */
  aftermath(): Promise<RunOutcome>;
  /** ISO, by the server's clock: when a test ends; null where no clock runs. */
  readonly expiresAt: string | null;
  /** The test was open already and goes on where it was left. */
  readonly isResumed: boolean;
}

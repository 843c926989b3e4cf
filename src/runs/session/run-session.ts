import type { Run } from '../../core/kernel/run.ts';
import type { RunStore, RunTypes } from '../store.ts';

export interface RunOutcome<Command> {
  /** What was done, to watch it again; null where it may not be told. */
  readonly run: Run<Command> | null;
  readonly isOutOfTime: boolean;
}

/** A run that is being played, and what its mode lets a learner do beside playing it. */
export interface RunSession<Types extends RunTypes, Mode extends string> {
  readonly mode: Mode;
  readonly store: RunStore<Types>;
  /** Names the run in what this browser keeps for it. */
  readonly runKey: string;
  /** Takes the last action back; null where nothing can be. */
  readonly undo: (() => Promise<void>) | null;
  /** What became of the run once it is over. Rejects when the server cannot be reached. */
  aftermath(): Promise<RunOutcome<Types['command']>>;
  /** ISO, by the server's clock: when a test ends; null where no clock runs. */
  readonly expiresAt: string | null;
  /** The test was open already and goes on where it was left. */
  readonly isResumed: boolean;
}

/** A run that is over, for its debrief. */
export interface EndedRun<Types extends RunTypes, Mode extends string> {
  readonly mode: Mode;
  readonly report: Types['report'];
  /** The world as it was left. */
  readonly view: Types['view'];
  /** The server ended it because its time was up; what was done until then counts. */
  readonly isOutOfTime: boolean;
  /** To watch it again; null where the server has not told yet what was hidden. */
  readonly run: Run<Types['command']> | null;
}

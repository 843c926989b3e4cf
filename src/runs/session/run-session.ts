import type { Hints } from '../practice/hints.ts';
import type { RunReview } from '../run-review.ts';
import type { RunStore, RunTypes } from '../store.ts';
import type { TestEnd } from './test-end.ts';

/** A run that is being played, and what its mode lets a learner do beside playing it. */
export interface RunSession<Types extends RunTypes, Mode extends string> {
  readonly mode: Mode;
  readonly store: RunStore<Types>;
  /** Names the run in what this browser keeps for it. */
  readonly runKey: string;
  /** Takes the last action back; null where nothing can be. */
  readonly undo: (() => Promise<void>) | null;
  /** Null where there are none. */
  readonly hints: Hints | null;
  /** What the server tells of the run once it is over; null where it is not the server's. Rejects when it cannot be reached. */
  aftermath(): Promise<RunReview<Types> | null>;
  /** Keeps the run as handed in, to be judged when the server can be reached; null where only the server can do that. */
  readonly handInLater: (() => boolean) | null;
  /** Forgets what this browser keeps of the run. */
  forget(): void;
  /** When a test ends; null where no clock runs. */
  readonly end: TestEnd | null;
  /** The test was open already and goes on where it was left. */
  readonly isResumed: boolean;
}

/** A run that is over, for its debrief. */
export interface EndedRun<Types extends RunTypes, Mode extends string> {
  readonly mode: Mode;
  readonly report: Types['report'];
  /** The world as it was left; null for a run of other rules, which cannot be played again. */
  readonly view: Types['view'] | null;
  /** The server ended it because its time was up; what was done until then counts. */
  readonly isOutOfTime: boolean;
  /** What the server tells of it beside the report; null where it could not be asked. */
  readonly review: RunReview<Types> | null;
}

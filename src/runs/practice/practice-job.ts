import type { RunTypes } from '../store.ts';

/** A practice job as it was dealt, without what only the judge knows. */
export interface DealtJob<State> {
  readonly id: string;
  readonly story: string;
  readonly rulesVersion: string;
  readonly start: State;
}

/** A practice job as this browser keeps it. */
export interface PracticeJob<Types extends RunTypes> extends DealtJob<Types['state']> {
  readonly commands: readonly Types['command'][];
  /** When it was handed in without a network (ISO, by this device's clock): it waits to be judged. Null while it is open. */
  readonly doneAt: string | null;
}

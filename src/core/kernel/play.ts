import type { Result } from './result.ts';

/** What an accepted command did: the state after it, and what happened in words for people (past tense). */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Why a value is no command, and where in it. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Reads a value that came from outside. Every zod schema is one; the kernel itself imports no library. */
export interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

/**
 * The physics of one simulation and nothing else: no case, no truth, no score. Pure: no clock, no chance but the seed's.
 * The state that was dealt carries all that `reduce` and `project` need.
 */
export interface Play<Command, State, View, Event, Refusal> {
  /** The simulation's id, as `simulation_runs.simulation` stores it. */
  readonly simulation: string;
  readonly command: Schema<Command>;
  /** A refused command changes nothing. */
  reduce(state: State, command: Command): Result<Step<State, Event>, Refusal>;
  /** What the player may see. */
  project(state: State): View;
}

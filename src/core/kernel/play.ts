import type { Result } from './result.ts';

/** What an accepted command did: the next state, and the events to report to the player. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Why and where a value does not match a schema. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Parses a value from outside. Every zod schema satisfies it; the kernel itself imports no library. */
export interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

/**
 * The physics of one simulation and nothing else: no case, no true fault, no score. Pure: no clock, and no random numbers but
 * those of the seed. The dealt state carries all that `reduce` and `project` need.
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

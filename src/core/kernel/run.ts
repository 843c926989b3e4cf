import { fail, type Result, succeed } from './result.ts';

/**
 * A simulation run is data. Whoever folds the same log under the same rules gets the same state: the browser, Node and
 * the edge function (architecture.md section 1).
 */
export interface Run<Command> {
  readonly scenarioId: string;
  /** Any integer. Chosen by whoever starts the run, never by the player of a ranked one. */
  readonly seed: number;
  readonly rulesVersion: string;
  readonly commands: readonly Command[];
}

/** What an accepted command did: the state after it, and what happened in words for people (past tense). */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * The rules of one simulation. Pure: no clock, no chance but the seed's. `Report` is what the run amounts to once it is
 * over, the only thing that may tell what was hidden.
 */
export interface Rules<Command, State, View, Event, Refusal, Report> {
  readonly version: string;
  /** The state a run starts from; null for a scenario that these rules do not know. */
  begin(scenarioId: string, seed: number): State | null;
  /** A refused command changes nothing. */
  reduce(state: State, command: Command): Result<Step<State, Event>, Refusal>;
  /** What the player may see. */
  project(state: State): View;
  report(state: State): Report;
}

export type FoldFailure<Refusal> =
  | { readonly kind: 'unknown-scenario' }
  | { readonly kind: 'other-rules-version' }
  | { readonly kind: 'refused'; readonly at: number; readonly refusal: Refusal };

/** Plays a stored run from its start. A log holds accepted commands only, so a refusal means that it was tampered with. */
export function foldRun<Command, State, View, Event, Refusal, Report>(
  rules: Rules<Command, State, View, Event, Refusal, Report>,
  run: Run<Command>,
): Result<State, FoldFailure<Refusal>> {
  if (run.rulesVersion !== rules.version) return fail({ kind: 'other-rules-version' });
  const start = rules.begin(run.scenarioId, run.seed);
  if (start === null) return fail({ kind: 'unknown-scenario' });
  let state: State = start;
  for (const [at, command] of run.commands.entries()) {
    const step = rules.reduce(state, command);
    if (!step.ok) return fail({ kind: 'refused', at, refusal: step.error });
    state = step.value.state;
  }
  return succeed(state);
}

import type { LoggedCommand } from './referee.ts';
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

interface BrokenLog<Refusal> {
  readonly kind: 'refused';
  readonly at: number;
  readonly refusal: Refusal;
}

export type FoldFailure<Refusal> =
  | { readonly kind: 'unknown-scenario' }
  | { readonly kind: 'other-rules-version' }
  | BrokenLog<Refusal>;

/** Where logged commands led, and what each of them did. */
export interface Played<Command, State, Event> {
  readonly state: State;
  readonly deeds: readonly LoggedCommand<Command, Event>[];
}

/** Logged commands played on from a state, with what each did; where one is refused, the log was tampered with. */
export function replay<Command, State, View, Event, Refusal, Report>(
  rules: Rules<Command, State, View, Event, Refusal, Report>,
  from: State,
  commands: readonly Command[],
): Result<Played<Command, State, Event>, BrokenLog<Refusal>> {
  let state = from;
  const deeds: LoggedCommand<Command, Event>[] = [];
  for (const [at, command] of commands.entries()) {
    const step = rules.reduce(state, command);
    if (!step.ok) return fail({ kind: 'refused', at, refusal: step.error });
    state = step.value.state;
    deeds.push({ command, events: step.value.events });
  }
  return succeed({ state, deeds });
}

/** Plays a stored run from its start. A log holds accepted commands only, so a refusal means that it was tampered with. */
export function foldRun<Command, State, View, Event, Refusal, Report>(
  rules: Rules<Command, State, View, Event, Refusal, Report>,
  run: Run<Command>,
): Result<State, FoldFailure<Refusal>> {
  if (run.rulesVersion !== rules.version) return fail({ kind: 'other-rules-version' });
  const start = rules.begin(run.scenarioId, run.seed);
  if (start === null) return fail({ kind: 'unknown-scenario' });
  const played = replay(rules, start, run.commands);
  return played.ok ? succeed(played.value.state) : played;
}

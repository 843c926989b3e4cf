/**
 * Whoever plays talks to a referee and never to the state. The local referee runs the rules in the browser (practice,
 * demo, tests); the remote one is the same rules in an edge function, which keeps the log and what is hidden.
 */

/** A logged command and what it did. */
export interface LoggedCommand<Command, Event> {
  readonly command: Command;
  readonly events: readonly Event[];
}

export type Verdict<Command, Event, Refusal> =
  /** `log`: all that was done before, in order; empty at the start of a run. */
  | { readonly kind: 'begun'; readonly log: readonly LoggedCommand<Command, Event>[] }
  | { readonly kind: 'done'; readonly events: readonly Event[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The run was played on elsewhere (a second tab), so that nothing was done. The view is the present one, `log` its story. */
  | { readonly kind: 'overtaken'; readonly log: readonly LoggedCommand<Command, Event>[] };

export interface Answer<Command, View, Event, Refusal> {
  /** How many commands the log holds now. */
  readonly seq: number;
  readonly view: View;
  readonly verdict: Verdict<Command, Event, Refusal>;
}

/** Whoever calls it waits for one answer before the next call. */
export interface Referee<Command, View, Event, Refusal, Report> {
  /** The view of the run as it stands: at its start, or where it was left. */
  open(): Promise<Answer<Command, View, Event, Refusal>>;
  /** A refused command is not logged. Rejects when the referee cannot be reached. */
  send(command: Command): Promise<Answer<Command, View, Event, Refusal>>;
  /**
   * Closes the run and tells what it amounted to; again and again the same. Whatever is sent afterwards rejects with
   * `RunOverError`. Rejects with `RunVoidError` for a run that cannot be judged any more.
   */
  finish(): Promise<Report>;
}

/** Somebody sent a command to a run that is over. */
export class RunOverError extends Error {
  override readonly name = 'RunOverError';
  constructor() {
    super('The run is over.');
  }
}

/** The rules changed under the run: it cannot go on and counts for nothing. */
export class RunVoidError extends Error {
  override readonly name = 'RunVoidError';
  constructor() {
    super('The rules of this run are no longer played.');
  }
}

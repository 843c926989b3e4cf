/**
 * A player talks to a referee and never to the state. The local referee runs the rules in the browser (practice, demo, tests);
 * the remote one runs the same rules in an Edge Function, which keeps the log and the hidden state.
 */

/** A logged command and what it did. */
export interface LoggedCommand<Command, Event> {
  readonly command: Command;
  readonly events: readonly Event[];
}

export type Verdict<Command, Event, Refusal> =
  /** The answer to `open`. `log`: all commands so far, in order; empty at the start of a run. */
  | { readonly kind: 'begun'; readonly log: readonly LoggedCommand<Command, Event>[] }
  | { readonly kind: 'done'; readonly events: readonly Event[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The run was continued elsewhere (a second tab), so the command was not executed. View and `log` are the current ones. */
  | { readonly kind: 'overtaken'; readonly log: readonly LoggedCommand<Command, Event>[] };

export interface Answer<Command, View, Event, Refusal> {
  /** How many commands the log holds now. */
  readonly seq: number;
  readonly view: View;
  readonly verdict: Verdict<Command, Event, Refusal>;
}

/** The caller waits for each answer before the next call. */
export interface Referee<Command, View, Event, Refusal, Report> {
  /** The view of the run as it stands: at its start, or where it was left. */
  open(): Promise<Answer<Command, View, Event, Refusal>>;
  /** A refused command is not logged. Rejects when the referee cannot be reached. */
  send(command: Command): Promise<Answer<Command, View, Event, Refusal>>;
  /**
   * Closes the run and resolves with its report, or with null while that may not be shown; idempotent. A later `send` rejects
   * with `RunOverError`. Rejects with `RunVoidError` for a run that can no longer be judged.
   */
  finish(): Promise<Report | null>;
}

/** A command was sent to a run that is over. */
export class RunOverError extends Error {
  override readonly name = 'RunOverError';
  constructor() {
    super('The run is over.');
  }
}

/** The rules changed during the run: it cannot continue and has no score. */
export class RunVoidError extends Error {
  override readonly name = 'RunVoidError';
  constructor() {
    super('The rules of this run are no longer played.');
  }
}

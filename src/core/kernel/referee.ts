/**
 * Whoever plays talks to a referee and never to the state. The local referee runs the rules in the browser (practice,
 * demo, tests); the remote one is the same rules in an edge function, which keeps the log and what is hidden.
 */
export type Verdict<Event, Refusal> =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly events: readonly Event[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface Answer<View, Event, Refusal> {
  /** How many commands the log holds now. */
  readonly seq: number;
  readonly view: View;
  readonly verdict: Verdict<Event, Refusal>;
}

export interface Referee<Command, View, Event, Refusal, Report> {
  /** The view of the run as it stands: at its start, or where it was left. */
  open(): Promise<Answer<View, Event, Refusal>>;
  /** Answers in the order of sending. A refused command is not logged. Rejects when the referee cannot be reached. */
  send(command: Command): Promise<Answer<View, Event, Refusal>>;
  /** Closes the run and tells what it amounted to. Whatever is sent afterwards rejects with `RunOverError`. */
  finish(): Promise<Report>;
}

/** Somebody sent a command to a run that is over. */
export class RunOverError extends Error {
  override readonly name = 'RunOverError';
  constructor() {
    super('The run is over.');
  }
}

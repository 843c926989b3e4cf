import type { TutorialId } from './catalogue.ts';

/** How much a step leaves to the learner: it is shown, parts of it are left out, or nothing is shown. */
export const PHASES = ['watch', 'missing', 'alone'] as const;
type Phase = (typeof PHASES)[number];

/** A condition of a step, told as a line of its card: `tutorials/<id>:step.<step>.want.<want>`. */
export interface Want<View, Event> {
  readonly id: string;
  /**
   * Whether it is met now. It reads what the learner sees and what came of what they did, never how: any honest way counts.
   *
   * @param events of all commands since the step began, oldest first
   */
  done(view: View, events: readonly Event[]): boolean;
}

/** A step. Its words are `tutorials/<id>:step.<step>.title` and `.text`. */
export interface TutorialStep<View, Event, Command> {
  readonly id: string;
  readonly phase: Phase;
  /** What has to be reached, in the order of the card; a step that is only read has none. */
  readonly wants: readonly Want<View, Event>[];
  /**
   * What to point at next, in the place that the simulation gives it; null for nothing.
   *
   * @param events of all commands since the step began, oldest first
   */
  target(view: View, events: readonly Event[]): string | null;
  /** Leads from the end of the previous step to the end of this one: what is shown, and what a skipped step leaves behind. */
  readonly script: readonly Command[];
}

/** A tutorial of one simulation: where it begins, and its steps in order. Pure data, but for its predicates. */
export interface Tutorial<State, View, Event, Command> {
  readonly id: TutorialId;
  /** The state before the first step; always the same. */
  start(): State;
  readonly steps: readonly TutorialStep<View, Event, Command>[];
}

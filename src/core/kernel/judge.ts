import type { Play, Schema } from './play.ts';
import type { RngState } from './rng.ts';

/** A case that a run is to be played on. */
interface ChosenCase {
  readonly caseId: string;
  /** What anybody may know of it while the run is open, such as the machine on the bench; null for nothing. */
  readonly subject: string | null;
}

/** What a run came to, in the figures that every simulation has. */
interface RunSummary {
  /** 0 to 100, whole. */
  readonly score: number;
  readonly passed: boolean;
  /** Part of the score -> 0 to 1; null for a part that the case does not ask for. */
  readonly parts: Readonly<Record<string, number | null>>;
  readonly objectives: readonly ObjectiveScore[];
  /** What was judged one by one: a hardware job is one item, a shift at the desk has one a ticket. */
  readonly items: readonly JudgedItem[];
}

/** How one exam objective fared. */
interface ObjectiveScore {
  readonly objective: string;
  /** 0 to 100, whole. */
  readonly score: number;
}

interface JudgedItem {
  readonly caseId: string;
  /** 0 to 100, whole. */
  readonly score: number;
}

/**
 * Who deals the cases of one simulation and says what a run on them came to. The only code that knows what is true of a
 * case: it belongs to the server.
 */
export interface Judge<Mode extends string, Command, State, Report, Wish> {
  /** Names the rules; changed whenever an old log could end differently. */
  readonly rules: string;
  readonly modes: readonly Mode[];
  /** What a learner may ask for when a run begins. */
  readonly wish: Schema<Wish>;
  /** The state that a run starts from; null for a case that these rules do not know. */
  deal(caseId: string, seed: number, mode: Mode): State | null;
  /**
   * The next case for somebody, in testing mode; null when nothing is as wished.
   *
   * @param played ids of the cases met before, each as often as it was met
   */
  choose(wish: Wish, played: readonly string[], rng: RngState): ChosenCase | null;
  /** What a run amounts to, from its start and its log alone. Throws for a log that the rules refuse. */
  report(start: State, log: readonly Command[]): Report;
  /** What an expert does from the same start. */
  expert(start: State): readonly Command[];
  summary(report: Report): RunSummary;
}

/** One simulation: what is played, and how it is judged. */
export interface Simulation<Mode extends string, Command, State, View, Event, Refusal, Report, Wish> {
  readonly play: Play<Command, State, View, Event, Refusal>;
  readonly judge: Judge<Mode, Command, State, Report, Wish>;
}

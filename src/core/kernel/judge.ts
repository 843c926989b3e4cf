import type { Play, Schema } from './play.ts';
import type { RngState } from './rng.ts';
import type { RunClaim } from './run-claim.ts';

/** The case chosen for a new run. */
interface ChosenCase {
  readonly caseId: string;
  /** What is public about the case while the run is open, such as the machine's model; null for nothing. */
  readonly subject: string | null;
}

/** Who asks for something that needs a check of identity: the person who is named, or somebody in that person's name. */
export type Caller = 'genuine' | 'impostor';

/** A story that only forms deal: a twin of one that may be practised (learning.md 1). */
export interface ReservedStory {
  readonly id: string;
  /** Id of the story that it twins. */
  readonly twinOf: string;
  /** Symptom family or group of tickets that it belongs to, such as `F1` or `mail`. */
  readonly family: string;
  /** 1 to 5: the difficulty of its hardest case. */
  readonly difficulty: number;
  /** Who may be behind it, where that is what it tests; empty for a story that no impostor can be behind. */
  readonly callers: readonly Caller[];
}

/** A reserved story that a run is to deal. */
export interface StoryToDeal {
  readonly story: string;
  /** Who is behind it; null where its own odds decide. */
  readonly caller: Caller | null;
}

/** A run's result in the figures that all simulations share. */
interface RunSummary {
  /** 0 to 100, whole. */
  readonly score: number;
  readonly passed: boolean;
  /** Something happened that caps a score, such as a safety breach of the worst class. */
  readonly hasGate: boolean;
  /** Simulated time that the run took, in whole seconds. */
  readonly simSeconds: number;
  /** Part of the score -> 0 to 1; null for a part that the case does not assess. */
  readonly parts: Readonly<Record<string, number | null>>;
  readonly objectives: readonly ObjectiveScore[];
  /** The items judged separately: a hardware job is one item, a ticketing shift has one item per ticket. */
  readonly items: readonly JudgedItem[];
}

/** The run's score for one exam objective. */
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

/** What an exam has to know of a run besides its figures. */
export interface RunAccount {
  readonly cases: readonly CaseAccount[];
  /** Safety rules that were broken, one entry each time. */
  readonly breaches: readonly { readonly rule: string; readonly isSerious: boolean }[];
}

/** One case of a run: a hardware job is one, a shift has one a ticket. */
export interface CaseAccount {
  /** Symptom family or group of tickets, as of its story. */
  readonly group: string;
  readonly passed: boolean;
  /**
   * Cured at the first repair though no reading of one's own had made the case, as by somebody who is lucky or knows it already: how much
   * had been read, and the belief in the cause from it, 0 to 1. Null for every other case.
   */
  readonly guess: { readonly readings: number; readonly belief: number } | null;
  /** What the learner decided that it was, and the known story whose words tell it; null where nothing was, or it was not passed. */
  readonly decided: { readonly story: string; readonly cause: string } | null;
  /** The exam objectives that it shows. */
  readonly objectives: readonly string[];
  /** Who asked, where that is what the case tests. Right: a genuine caller was helped, an impostor was not. */
  readonly caller: { readonly who: Caller; readonly isRight: boolean } | null;
  /** Whether one that could not wait was handled in time; null for one that could. */
  readonly urgent: 'handled' | 'late' | null;
  /** The belief in the true cause, 0 to 1, at the start and after each reading. */
  readonly belief: readonly { readonly test: string | null; readonly truth: number }[];
}

/**
 * Deals the cases of one simulation and scores runs on them. It is the only code that knows the true fault of a case, so it
 * belongs on the server.
 */
export interface Judge<Mode extends string, Command, State, Report, Wish> {
  /** Id of the rules; changed whenever an old log could end in another state or score. */
  readonly rules: string;
  readonly modes: readonly Mode[];
  /** Schema of what a learner may request when a run starts. */
  readonly wish: Schema<Wish>;
  /** The initial state of a run; null for an unknown case. */
  deal(caseId: string, seed: number, mode: Mode): State | null;
  /**
   * The learner's next case in testing mode; null when no case matches the wish.
   *
   * @param played ids of the cases played before, one entry per run
   * @param sessionSeconds how long the learner's plan lets a run last; null where it sets no length
   * @param seed the seed that the case will be dealt with
   */
  choose(
    wish: Wish,
    played: readonly string[],
    rng: RngState,
    sessionSeconds: number | null,
    seed: number,
  ): ChosenCase | null;
  /** The stories that neither `choose` nor `practise` deals. */
  readonly reserved: readonly ReservedStory[];
  /**
   * A run of reserved stories, for a form: the case of the one story, or a shift with a ticket of each. Null for a story that
   * is not reserved or has no case with such a caller, and where no draw of them can be solved.
   *
   * @param seed the seed that the case will be dealt with
   */
  chooseReserved(stories: readonly StoryToDeal[], rng: RngState, seed: number): ChosenCase | null;
  /**
   * The reserved stories of a state whose texts a page needs, because no file of the browser has them.
   *
   * @param isOver the run may be looked back at: also those that never came in
   */
  reservedIn(state: State, isOver: boolean): readonly string[];
  /** The report of a run, computed from its initial state and its log alone. Throws when the rules refuse a command of the log. */
  report(start: State, log: readonly Command[]): Report;
  /**
   * The case of a practice job for this story; null for a story that cannot be practised.
   *
   * @param isFirst the learner has not finished a job yet: one of the story's easiest cases
   * @param seed the seed that the case will be dealt with
   */
  practise(story: string, rng: RngState, isFirst: boolean, seed: number): string | null;
  /** A dealt state without what only the judge knows: what a browser may hold in order to play it. */
  withoutSecrets(start: State): State;
  /** The keys of the hints that a log asked for, in order. Throws when the rules refuse a command of the log. */
  hints(start: State, log: readonly Command[]): readonly string[];
  /** What a log says of other runs of the same person; nobody has looked yet whether it is so. */
  claims(log: readonly Command[]): readonly RunClaim[];
  /** The keys of the texts that tell of the case once it is over, by their use. */
  lessons(start: State): Readonly<Record<string, string>>;
  /** The commands of an expert from the same initial state. */
  expert(start: State): readonly Command[];
  summary(report: Report): RunSummary;
  /** What an exam has to know of the run. Throws for the report of a case that is not known any more. */
  account(report: Report): RunAccount;
}

/** One simulation: its rules of play and its judge. */
export interface Simulation<Mode extends string, Command, State, View, Event, Refusal, Report, Wish> {
  readonly play: Play<Command, State, View, Event, Refusal>;
  readonly judge: Judge<Mode, Command, State, Report, Wish>;
}

import type { BeliefTest, Hypothesis } from './belief.ts';

/** What the scorer has to know of a scenario. Plain data and one table of answers for the note; no machine. */
export interface AssessedCase {
  readonly hypotheses: readonly Hypothesis[];
  readonly tests: readonly BeliefTest[];
  /** Set-up id -> simulated seconds that the first test which needs it pays. */
  readonly setups?: Readonly<Record<string, number>>;
  /** Own short labels of Annex A.9, e.g. `C1 3.3`. */
  readonly objectives: readonly string[];
  /** Simulated seconds that a good technician needs. */
  readonly parSeconds: number;
  /** Dollars of parts that the repair needs; 0 when left out. */
  readonly parPartsUsd?: number;
  /** What a minute costs the customer; an office (`OFFICE_USD_PER_MINUTE`) when left out. */
  readonly usdPerMinute?: number;
  /** The note that fits, given what was true; left out where no note is asked for. */
  readonly note?: (truth: string) => NoteKey;
}

/** Choices that a good work note of a case may name. */
export interface NoteKey {
  readonly symptom: readonly string[];
  readonly cause: readonly string[];
  readonly action: readonly string[];
  /** Null among them: no part was needed. */
  readonly part: readonly (string | null)[];
  readonly prevention: readonly string[];
}

/** Customer downtime in an office; 6 in production (hardware-lab.md 2.5). */
export const OFFICE_USD_PER_MINUTE = 0.8;

import type { BeliefTest, Hypothesis } from './belief.ts';
import type { ObjectiveId } from './objectives/catalogue.ts';

/** What the scorer knows about a scenario: plain data and the answer key of the work note; no machine. */
export interface AssessedCase {
  readonly hypotheses: readonly Hypothesis[];
  readonly tests: readonly BeliefTest[];
  /** Set-up id -> simulated seconds, paid by the first test that needs it. */
  readonly setups?: Readonly<Record<string, number>>;
  /** Our short labels for the exam objectives of Annex A.9, e.g. `C1 3.3`. */
  readonly objectives: readonly ObjectiveId[];
  /** Simulated seconds that a good technician needs. */
  readonly parSeconds: number;
  /** Dollars of parts that the repair needs; 0 when left out. */
  readonly parPartsUsd?: number;
  /** Dollars that a minute of downtime costs the customer; `OFFICE_USD_PER_MINUTE` when left out. */
  readonly usdPerMinute?: number;
  /** The answer key of the work note for a placement of the true fault; left out when the case asks for no note. */
  readonly note?: (placement: number) => NoteKey;
}

/** Accepted choices for each field of the work note. */
export interface NoteKey {
  readonly symptom: readonly string[];
  readonly cause: readonly string[];
  readonly action: readonly string[];
  /** Null in the list: no part was needed. */
  readonly part: readonly (string | null)[];
  readonly prevention: readonly string[];
}

/** Cost of downtime in an office, in dollars per minute; production costs 6 (hardware-lab.md 2.5). */
export const OFFICE_USD_PER_MINUTE = 0.8;

import type { AssessedCase } from './case.ts';
import { type Diagnosis, diagnose } from './diagnosis.ts';
import { checkNote } from './document.ts';
import { finalScore, type PassFault, passFaults } from './pass.ts';
import type { CaseOutcome, Check, RunRecord } from './run-record.ts';
import {
  closedGates,
  type Ending,
  endingOf,
  type Gate,
  type ScoreParts,
  scoreParts,
  weightedScore,
} from './score.ts';

/** The score of a run, and everything that it follows from. */
export interface Verdict {
  readonly diagnosis: Diagnosis;
  /** The checks of the work note; null when the case asks for none. */
  readonly note: readonly Check[] | null;
  readonly ending: Ending;
  readonly parts: ScoreParts;
  readonly gates: readonly Gate[];
  /** The conditions of a pass that were not met; empty for a pass. */
  readonly passFaults: readonly PassFault[];
  /** 0 to 100, whole; `PASS_MARK` or more exactly when the run passes. */
  readonly score: number;
}

/** Judges a run of a case of any simulation. */
export function judgeRun(assessed: AssessedCase, record: RunRecord, outcome: CaseOutcome): Verdict {
  const diagnosis = diagnose(assessed, record);
  const note = checkNote(assessed, record);
  const ending = endingOf(record, outcome, { diagnosis, note });
  const parts = scoreParts(assessed, record, outcome, { diagnosis, note, ending });
  const gates = closedGates(record, outcome);
  const weighted = weightedScore(parts, gates, diagnosis);
  const faults = passFaults({ weighted, gates, ending, diagnosis, note });
  return { diagnosis, note, ending, parts, gates, passFaults: faults, score: finalScore(weighted, faults) };
}

import type { Diagnosis } from './diagnosis.ts';
import { PASS_MARK } from './pass-mark.ts';
import type { Check } from './run-record.ts';
import type { Ending, Gate } from './score.ts';

/** Lowest Diagnosis that passes (score.md 1). */
export const DIAGNOSIS_FLOOR = 0.5;

/** A condition of a pass that a run did not meet. */
export type PassFault =
  /** The weighted score is below the pass mark. */
  | 'score'
  | 'gate'
  /** Not repaired, and not rightly passed on. */
  | 'unsolved'
  /** Repaired, with a goal of the case missed. */
  | 'goal'
  | 'diagnosis'
  /** The note does not name the true cause and its place, or what was established. */
  | 'note'
  /** No reading of the learner's own made the case before the repair. */
  | 'no-case';

/** The conditions of a pass that a run did not meet (score.md 1), in the order in which they are told; empty for a pass. */
export function passFaults(run: {
  readonly weighted: number;
  readonly gates: readonly Gate[];
  readonly ending: Ending;
  readonly diagnosis: Pick<Diagnosis, 'value' | 'caseMade'>;
  readonly note: readonly Check[] | null;
}): readonly PassFault[] {
  const isNamed =
    run.note === null || run.note.every(({ id, met }) => met || (id !== 'cause' && id !== 'part'));
  const unmet: Readonly<Record<PassFault, boolean>> = {
    gate: run.gates.length > 0,
    unsolved: run.ending === 'unsolved' || run.ending === 'passed-on-blindly',
    goal: run.ending === 'goal-missed',
    'no-case': !run.diagnosis.caseMade,
    diagnosis: run.diagnosis.value < DIAGNOSIS_FLOOR,
    note: !isNamed,
    score: run.weighted < PASS_MARK,
  };
  return (Object.keys(unmet) as PassFault[]).filter((fault) => unmet[fault]);
}

/** The score of a run: the weighted one, held below the pass mark for a run that does not pass. */
export function finalScore(weighted: number, faults: readonly PassFault[]): number {
  return faults.length === 0 ? weighted : Math.min(weighted, PASS_MARK - 1);
}

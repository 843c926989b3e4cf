import { PASS_MARK } from '../pass-mark.ts';
import type { ScoreParts } from '../score.ts';

/** The result of one run for one exam objective of Annex A.9. */
export interface ObjectiveResult {
  readonly objective: string;
  /** 0 to 100, whole. */
  readonly score: number;
}

/** Objectives that are scored by one part of the score instead of the total. */
const PART_OF_OBJECTIVE: Readonly<Record<string, 'safety' | 'document'>> = {
  'C2 4.1': 'document',
  'C2 4.4': 'safety',
};

/**
 * One result for each objective of a case. In a failed job a part's result is capped at the total score: doing nothing breaks
 * no safety rule and must not pass the safety objective. A closed gate caps the score below the pass mark and with it every
 * objective.
 */
export function objectiveResults(
  objectives: readonly string[],
  run: { readonly score: number; readonly parts: Pick<ScoreParts, 'safety' | 'document'> },
): readonly ObjectiveResult[] {
  return objectives.map((objective) => {
    const part = PART_OF_OBJECTIVE[objective];
    const value = part === undefined ? null : run.parts[part];
    const own = value === null ? run.score : Math.round(100 * value);
    return { objective, score: run.score < PASS_MARK ? Math.min(own, run.score) : own };
  });
}

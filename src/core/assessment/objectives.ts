import { PASS_MARK } from './pass-mark.ts';
import type { ScoreParts } from './score.ts';

/** How one objective of Annex A.9 fared in one run. */
export interface ObjectiveResult {
  readonly objective: string;
  /** 0 to 100, whole. */
  readonly score: number;
}

/** Objectives that one part of the score speaks for, rather than the job as a whole: safety, and documentation. */
const PART_OF_OBJECTIVE: Readonly<Record<string, 'safety' | 'document'>> = {
  'C2 4.1': 'document',
  'C2 4.4': 'safety',
};

/**
 * One result for each objective of a case. Only a job that was passed lets a part of it speak for an objective: who does
 * nothing breaks no rule either. A closed gate caps the score below the pass mark, and so every objective with it.
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

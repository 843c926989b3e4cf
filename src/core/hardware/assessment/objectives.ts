import type { Gate, ScoreParts } from './score.ts';

/** How one objective of Annex A.9 fared in one run. */
export interface ObjectiveResult {
  readonly objective: string;
  /** 0 to 100, whole. */
  readonly score: number;
}

/** Objectives that one part of the score speaks for, rather than the job as a whole: safety, and documentation. */
const SPOKEN_FOR_BY: Readonly<Record<string, 'safety' | 'document'>> = {
  'C2 4.1': 'document',
  'C2 4.4': 'safety',
};

/** One result for each objective of a case. A closed gate caps every one of them, because it caps the score. */
export function objectiveResults(
  objectives: readonly string[],
  run: { readonly score: number; readonly parts: ScoreParts; readonly gates: readonly Gate[] },
): readonly ObjectiveResult[] {
  return objectives.map((objective) => {
    const part = SPOKEN_FOR_BY[objective];
    const value = part === undefined ? null : run.parts[part];
    const own = value === null ? run.score : Math.round(100 * value);
    return { objective, score: run.gates.length > 0 ? Math.min(own, run.score) : own };
  });
}

import { domainsOf, EXAMS, type Exam, type Objective } from '../../core/assessment/objectives/catalogue.ts';
import { isReadyToRise, levelOf, type ObjectiveLevel } from '../../core/assessment/objectives/level.ts';
import type { LevelMarkKind } from '../../runs/objectives/level-mark.tsx';
import { evidenceOf, type ObjectiveEvidence, type ScoredRun } from '../../runs/objectives/scored-runs.ts';

/** An objective with how the person stands in it. */
export interface ObjectiveRow {
  readonly objective: Objective;
  readonly standing: ObjectiveLevel;
  readonly mark: LevelMarkKind;
  /** One good test reaches the next level. */
  readonly isReady: boolean;
  /** Newest first. */
  readonly evidence: readonly ObjectiveEvidence[];
}

/** A domain of an exam with its rows. */
export interface DomainRows {
  readonly exam: Exam;
  readonly domain: ReturnType<typeof domainsOf>[number];
  readonly rows: readonly ObjectiveRow[];
}

/** The whole map. @param nowMs by the server's clock. */
export function objectiveMap(runs: readonly ScoredRun[], nowMs: number): readonly DomainRows[] {
  return EXAMS.flatMap((exam) =>
    domainsOf(exam).map((domain) => ({
      exam,
      domain,
      rows: domain.objectives.map((objective) => rowOf(objective, runs, nowMs)),
    })),
  );
}

function rowOf(objective: Objective, runs: readonly ScoredRun[], nowMs: number): ObjectiveRow {
  const evidence = evidenceOf(objective.id, runs);
  const standing = levelOf(evidence, nowMs);
  return {
    objective,
    standing,
    mark: objective.uncovered !== null ? 'uncovered' : standing.isDue ? 'due' : standing.level,
    isReady: isReadyToRise(evidence, nowMs),
    evidence,
  };
}

/** Which objectives are shown. */
export type ObjectiveFilter = 'all' | 'ready' | 'due';

export function isShown(row: ObjectiveRow, filter: ObjectiveFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'ready' ? row.isReady : row.mark === 'due';
}

/** How many objectives of an exam stand where; those that no run covers are left out. */
export function countsOf(rows: readonly ObjectiveRow[]): {
  readonly total: number;
  readonly solid: number;
  readonly due: number;
  readonly byLevel: Readonly<Record<ObjectiveLevel['level'], number>>;
} {
  const covered = rows.filter(({ mark }) => mark !== 'uncovered');
  const at = (level: ObjectiveLevel['level']): number =>
    covered.filter(({ standing }) => standing.level === level).length;
  const byLevel = {
    proven: at('proven'),
    solid: at('solid'),
    familiar: at('familiar'),
    tried: at('tried'),
    'not-started': at('not-started'),
  };
  return {
    total: covered.length,
    solid: byLevel.solid + byLevel.proven,
    due: covered.filter(({ mark }) => mark === 'due').length,
    byLevel,
  };
}

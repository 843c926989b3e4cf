import type { ObjectiveResult } from '../core/assessment/objectives/results.ts';
import type { PracticeRow, RunRow } from '../core/contracts/run-rows.ts';

/** A test or a practice job as the server lists it. Times are ISO, by the server's clock. */
export interface RunSummary {
  readonly id: string;
  /** `lapsed`: its time has run out but it has not been finished yet; `finishRun` does that and returns its report. */
  readonly status: RunRow['status'] | 'lapsed';
  readonly endedAt: string;
  /** When an open test ends; null for practice. */
  readonly expiresAt: string | null;
  /** Null until the run is over, and for a void run. */
  readonly score: number | null;
  readonly passed: boolean | null;
  /** The public name of the case; null while it would tell what is wrong, or where it is not known any more. */
  readonly story: string | null;
  /** The same for the same case with the same seed: doing it again is no further pass. */
  readonly task: string;
  /** The rules that it was played and judged by. */
  readonly rulesVersion: string;
  /** The parts of the score, each 0 to 1; empty where it was not scored. */
  readonly parts: Readonly<Record<string, number | null>>;
  /** What it says of each objective; empty where it was not scored. */
  readonly objectives: readonly ObjectiveResult[];
}

/** @param nowMs by the server's clock. */
export function summaryOf(row: RunRow, nowMs: number): RunSummary {
  return {
    id: row.id,
    status: row.status === 'open' && Date.parse(row.expires_at) <= nowMs ? 'lapsed' : row.status,
    endedAt: row.finished_at ?? row.expires_at,
    expiresAt: row.expires_at,
    score: row.score,
    passed: row.passed,
    story: row.story,
    task: row.id,
    rulesVersion: row.rules_version,
    parts: row.parts ?? {},
    objectives: row.objectives ?? [],
  };
}

export function summaryOfPractice(row: PracticeRow): RunSummary {
  return {
    id: row.id,
    status: row.status,
    endedAt: row.finished_at ?? row.dealt_at,
    expiresAt: null,
    score: row.score,
    passed: row.passed,
    story: row.story,
    task: `${row.scenario_id} ${row.seed}`,
    rulesVersion: row.rules_version,
    parts: row.parts ?? {},
    objectives: row.objectives ?? [],
  };
}

import type { RunRow } from '../core/contracts/run-rows.ts';
import type { Run } from '../core/kernel/run.ts';

/** A run as the history lists it. Moments are ISO, by the server's clock. */
export interface RunSummary {
  readonly id: string;
  /** `lapsed`: its time is up and nobody has counted it yet; `finishRun` does, and answers its report. */
  readonly status: RunRow['status'] | 'lapsed';
  readonly subject: string | null;
  readonly startedAt: string;
  readonly expiresAt: string;
  readonly finishedAt: string | null;
  /** The three are null until the run is over, and for a void one. */
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly parts: Readonly<Record<string, number | null>> | null;
  /** Null until the run is over: it would tell what was wrong. */
  readonly scenarioId: string | null;
}

/** A run that is over, to look at again. */
export interface RunRecord<Command, Report> extends RunSummary {
  /** Null for a void run and for one that was judged by other rules than these: its figures above still hold. */
  readonly report: Report | null;
  /** What folds to the same end under these rules; null when the run was played by others. */
  readonly replay: Run<Command> | null;
}

/** @param nowMs by the server's clock. */
export function summaryOf(row: RunRow, nowMs: number): RunSummary {
  return {
    id: row.id,
    status: row.status === 'open' && Date.parse(row.expires_at) <= nowMs ? 'lapsed' : row.status,
    subject: row.subject,
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    finishedAt: row.finished_at,
    score: row.score,
    passed: row.passed,
    parts: row.parts,
    scenarioId: row.scenario_id,
  };
}

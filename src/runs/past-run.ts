import type { RunRow } from '../core/contracts/run-rows.ts';
import type { Run } from '../core/kernel/run.ts';

/** A run as the history lists it. Times are ISO, by the server's clock. */
export interface RunSummary {
  readonly id: string;
  /** `lapsed`: its time has run out but it has not been finished yet; `finishRun` does that and returns its report. */
  readonly status: RunRow['status'] | 'lapsed';
  readonly subject: string | null;
  readonly startedAt: string;
  readonly expiresAt: string;
  readonly finishedAt: string | null;
  /** These three are null until the run is over, and for a void run. */
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly parts: Readonly<Record<string, number | null>> | null;
  /** Null until the run is over: it would reveal the fault. */
  readonly scenarioId: string | null;
}

/** A finished run, for review. */
export interface RunRecord<Command, Report> extends RunSummary {
  /** Null for a void run and for one judged by another rules version; its summary above remains valid. */
  readonly report: Report | null;
  /** The run to replay under the current rules; null if it was played under others. */
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

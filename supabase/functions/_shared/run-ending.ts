import { z } from 'zod';
import { RUN_STATUSES } from '../../../src/core/contracts/run-rows.ts';
import { forget, type PlayedRun, readPlayedRun } from './played-run.ts';
import { callRpc } from './rpc.ts';
import { flagAttemptOf } from './run-flags.ts';
import { isOutdated, type StoredRun } from './runs.ts';
import type { Platform } from './services.ts';
import type { Simulations } from './simulations.ts';

const ending = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('moved') }),
  z.object({ outcome: z.literal('ended'), status: z.enum(RUN_STATUSES), report: z.unknown() }),
]);

export interface EndedRun {
  readonly status: StoredRun['status'];
  /** Null for a void run. */
  readonly report: unknown;
  readonly isOfForm: boolean;
}

/** Attempts to end a run, each of which a command from another tab can prevent. */
const MAX_TRIES = 5;

/**
 * Ends a run that was finished or has expired, with the report of its log; for a run that has already ended it returns the
 * stored report. The database checks that the log has not grown since it was replayed. A run whose log cannot be replayed
 * becomes void.
 */
export async function endRun(
  platform: Platform,
  simulations: Simulations,
  { userId, runId }: Pick<PlayedRun, 'userId' | 'runId'>,
): Promise<EndedRun> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { run, played } = await readPlayedRun(
      platform,
      simulations,
      { userId, runId },
      (read, simulation) => read.status === 'open' && !isOutdated(read, simulation),
    );
    const isOfForm = run.form !== null;
    if (run.status !== 'open') return { status: run.status, report: run.report, isOfForm };
    const answer = await callRpc(
      platform,
      'end_run',
      {
        run_id_param: runId,
        user_id_param: userId,
        ...(played === null
          ? { log_length_param: run.commands.length }
          : { log_length_param: played.commands.length, ...figuresOf(played) }),
      },
      ending,
    );
    if (answer.outcome === 'ended') {
      forget(runId);
      if (isOfForm && answer.status !== 'void') await flagAttemptOf(platform, simulations, runId);
      return { status: answer.status, report: answer.report, isOfForm };
    }
  }
  throw new Error(`run ${runId}: commands keep coming in while it is ended`);
}

function figuresOf({ simulation: { judge }, start, commands }: PlayedRun) {
  const report = judge.report(start, commands);
  const { score, passed, parts, hasGate, objectives, simSeconds } = judge.summary(report);
  return {
    score_param: score,
    passed_param: passed,
    parts_param: parts,
    report_param: report,
    has_gate_param: hasGate,
    objectives_param: objectives,
    sim_seconds_param: simSeconds,
  };
}

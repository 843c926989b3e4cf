import { z } from 'zod';
import { RUN_STATUSES } from '../../../src/core/contracts/run-rows.ts';
import { PASS_MARK } from '../../../src/core/hardware/pass-mark.ts';
import { LAB_RULES } from '../../../src/core/hardware/rules.ts';
import { forget, readBench } from './bench.ts';
import { callRpc } from './rpc.ts';
import { isOutdated, type StoredRun } from './runs.ts';
import type { Platform } from './services.ts';

const ending = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('moved') }),
  z.object({ outcome: z.literal('ended'), status: z.enum(RUN_STATUSES), report: z.unknown() }),
]);

export interface EndedRun {
  readonly status: StoredRun['status'];
  /** Null for a void run. */
  readonly report: unknown;
}

/** A command of another tab can come in between folding and ending this often before somebody is told to wait. */
const MAX_TRIES = 5;

/**
 * Ends a run, handed in or out of time, with what its log comes to; a run that has ended already answers what it came to
 * then. The database compares the length of the log that was folded with the one it holds. A run whose log cannot be folded
 * ends void.
 */
export async function endRun(platform: Platform, userId: string, runId: string): Promise<EndedRun> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { run, bench } = await readBench(
      platform,
      userId,
      runId,
      (read) => read.status === 'open' && !isOutdated(read),
    );
    if (run.status !== 'open') return run;
    const answer = await callRpc(
      platform,
      'end_run',
      {
        run_id_param: runId,
        user_id_param: userId,
        ...(bench === null
          ? { log_length_param: run.commands.length }
          : { log_length_param: bench.seq, ...figuresOf(LAB_RULES.report(bench.state)) }),
      },
      ending,
    );
    if (answer.outcome === 'ended') {
      forget(runId);
      return answer;
    }
  }
  throw new Error(`run ${runId}: commands keep coming in while it is ended`);
}

function figuresOf(report: ReturnType<typeof LAB_RULES.report>) {
  return {
    score_param: report.score,
    passed_param: report.score >= PASS_MARK,
    parts_param: report.parts,
    report_param: report,
  };
}

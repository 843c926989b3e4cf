import { z } from 'zod';
import { guessOf, plausibilityFlags } from '../../../src/core/assessment/competition/plausibility.ts';
import { callRpc } from './rpc.ts';
import type { Platform } from './services.ts';
import type { Simulations } from './simulations.ts';

const attemptLogs = z.object({
  attempt_id: z.uuid(),
  items: z.array(
    z.object({
      position: z.int(),
      simulation: z.string(),
      report: z.unknown(),
      sent_at: z.array(z.number()),
      same_log_in: z.array(z.string()),
    }),
  ),
});

/**
 * Puts the attempt of a run that has ended down for review where something in it looks odd. It changes no score, and neither does
 * its failure: that is logged, and the next run of the attempt looks at all of them again.
 */
export async function flagAttemptOf(
  platform: Platform,
  simulations: Simulations,
  runId: string,
): Promise<void> {
  try {
    const logs = await callRpc(
      platform,
      'read_attempt_logs',
      { run_id_param: runId },
      attemptLogs.nullable(),
    );
    if (logs === null) return;
    const flags = plausibilityFlags(
      logs.items.map(({ position, simulation, report, sent_at: sentAt, same_log_in: sameLogIn }) => {
        const account = simulations.get(simulation)?.judge.account(report) ?? null;
        return { position, sentAt, sameLogIn, guess: account === null ? null : guessOf(account) };
      }),
    );
    if (flags.length === 0) return;
    await callRpc(
      platform,
      'raise_flags',
      { attempt_id_param: logs.attempt_id, flags_param: flags },
      z.unknown(),
    );
  } catch (error) {
    console.error(`run ${runId}: its attempt was not looked at for flags:`, error);
  }
}

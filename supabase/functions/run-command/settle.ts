import { z } from 'zod';
import { callRpc } from '../_shared/rpc.ts';
import { endRun } from '../_shared/run-ending.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';

const lapsedRuns = z.array(z.object({ run_id: z.uuid(), user_id: z.uuid() }));

/**
 * Scores runs that were open when the window of a form closed, whoever played them: its results are complete once nothing is left.
 * Before that, and for an unknown form, there is nothing to do. Anybody may ask, since nothing but whether more is left is answered.
 */
export async function settleForm(
  platform: Platform,
  simulations: Simulations,
  formId: string,
): Promise<{ readonly isMoreLeft: boolean }> {
  const read = () => callRpc(platform, 'lapsed_form_runs', { form_id_param: formId }, lapsedRuns);
  for (const { run_id: runId, user_id: userId } of await read()) {
    await endRun(platform, simulations, { userId, runId });
  }
  return { isMoreLeft: (await read()).length > 0 };
}

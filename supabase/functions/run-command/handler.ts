import { runCommandBody } from '../../../src/core/contracts/runs.ts';
import { readProfile, readToken } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { RUN_CALLS } from '../_shared/rate-limit.ts';
import { endRun } from '../_shared/run-ending.ts';
import { voidRefusal } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';
import { openRun, sendCommand } from './send.ts';

/**
 * The referee of runs in testing mode: keeps the log, plays it by the same rules as the browser does in practice, and
 * answers what the person could see. What a run came to is computed here from the log, never taken from anybody.
 */
export function runCommand(platform: Platform, simulations: Simulations): Handler {
  return endpoint({
    name: 'run-command',
    siteUrl: platform.env.siteUrl,
    admit: (request) => readToken(platform, request),
    body: runCommandBody,
    answer: async (person, body) => {
      // A command is judged with everything else about it, in the one call that writes it down.
      if (body.action === 'send') return sendCommand(platform, simulations, person, body);
      const caller = await readProfile(platform, person, RUN_CALLS);
      const of = { userId: caller.id, runId: body.runId };
      if (body.action === 'read') return openRun(platform, simulations, of);
      const { status, report } = await endRun(platform, simulations, of);
      if (status === 'void') throw voidRefusal();
      return { status, report };
    },
  });
}

import { runCommandBody } from '../../../src/core/contracts/runs.ts';
import { labCommand } from '../../../src/core/hardware/command-schema.ts';
import { identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { endRun } from '../_shared/run-ending.ts';
import { voidRefusal } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import { RUN_CALLS } from '../_shared/turns.ts';
import { openBench, sendCommand } from './send.ts';

/**
 * The referee of runs in testing mode: keeps the log, plays it by the same rules as the browser does in practice, and
 * answers what a technician could see. What a run came to is computed here from the log, never taken from anybody.
 */
export function runCommand(platform: Platform): Handler {
  return endpoint({
    name: 'run-command',
    siteUrl: platform.env.siteUrl,
    admit: (request) => identifyCaller(platform, request, RUN_CALLS),
    body: runCommandBody(labCommand),
    answer: async (caller, body) => {
      switch (body.action) {
        case 'read':
          return openBench(platform, caller.id, body.runId);
        case 'send':
          return sendCommand(platform, caller.id, body);
        case 'finish': {
          const { status, report } = await endRun(platform, caller.id, body.runId);
          if (status === 'void') throw voidRefusal();
          return { status, report };
        }
      }
    },
  });
}

import { runCommandBody } from '../../../src/core/contracts/runs.ts';
import { readProfile, readToken } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { RUN_CALLS } from '../_shared/rate-limit.ts';
import { reviewOf } from '../_shared/review.ts';
import { endRun } from '../_shared/run-ending.ts';
import { readRun, voidRefusal } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';
import { closedCases } from './closed-cases.ts';
import { extendRun } from './extend.ts';
import { caseHidden, disclosureOfRun, formRunEnding } from './form-disclosure.ts';
import { openRun, sendCommand } from './send.ts';
import { settleForm } from './settle.ts';
import { watchRun } from './watch.ts';

/**
 * The referee of runs in testing mode: it keeps the log, applies the same rules as the browser in practice, and returns only
 * the view. The report is computed here from the log; no client can send one.
 */
export function runCommand(platform: Platform, simulations: Simulations): Handler {
  return endpoint({
    name: 'run-command',
    siteUrl: platform.env.siteUrl,
    admit: (request) => readToken(platform, request),
    body: runCommandBody,
    answer: async (person, body) => {
      // For a command the database checks the profile in the same call that appends it.
      if (body.action === 'send') return sendCommand(platform, simulations, person, body);
      const caller = await readProfile(platform, person, RUN_CALLS);
      if (body.action === 'settle') return settleForm(platform, simulations, body.formId);
      if (body.action === 'cases') return closedCases(platform, simulations, body.formId);
      if (body.action === 'watch') return watchRun(platform, simulations, caller.role, body);
      const of = { userId: caller.id, runId: body.runId };
      if (body.action === 'read') return openRun(platform, simulations, of);
      if (body.action === 'extend') return extendRun(platform, of);
      if (body.action === 'review') {
        const run = await readRun(platform, caller.id, body.runId);
        if (run.status === 'open') throw new HttpError(409, 'This run is not over.');
        if (!disclosureOfRun(run).case) throw caseHidden();
        return reviewOf(simulations, run);
      }
      const { status, report, isOfForm } = await endRun(platform, simulations, of);
      if (status === 'void') throw voidRefusal();
      return isOfForm ? formRunEnding(platform, simulations, of) : { status, report };
    },
  });
}

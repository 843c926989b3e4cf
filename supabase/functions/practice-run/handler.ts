import type { z } from 'zod';
import { practiceBody } from '../../../src/core/contracts/practice.ts';
import { MAX_LOG_BYTES } from '../../../src/core/contracts/runs.ts';
import { readProfile, readToken } from '../_shared/caller.ts';
import { otherRules } from '../_shared/eligibility.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { readPractice } from '../_shared/practice.ts';
import { DEAL_CALLS, PRACTICE_CALLS } from '../_shared/rate-limit.ts';
import { reviewOf } from '../_shared/review.ts';
import type { Platform } from '../_shared/services.ts';
import { type HostedSimulation, practiceVersion, type Simulations } from '../_shared/simulations.ts';
import { dealJob, exampleOf } from './deal.ts';
import { finishJob, giveHints } from './judge.ts';

/** The largest log, and what stands around it. */
const BODY_LIMIT_BYTES = MAX_LOG_BYTES + 1024;

type Body = z.output<typeof practiceBody>;

/**
 * Deals practice, answers its hints and judges it. The browser plays the commands itself, from a state without what only the
 * judge knows; case and seed stay here until the log is handed in.
 */
export function practiceRun(platform: Platform, simulations: Simulations): Handler {
  return endpoint({
    name: 'practice-run',
    siteUrl: platform.env.siteUrl,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    admit: (request) => readToken(platform, request),
    body: practiceBody,
    answer: async (person, body) => {
      const caller = await readProfile(platform, person, isDeal(body) ? DEAL_CALLS : PRACTICE_CALLS);
      switch (body.action) {
        case 'deal':
          return dealJob(platform, playedBy(simulations, body), caller.id, body.story);
        case 'example':
          return exampleOf(platform, playedBy(simulations, body), caller.id, body.story);
        case 'hint':
          return giveHints(platform, simulations, caller.id, body);
        case 'finish':
          return finishJob(platform, simulations, caller.id, body);
        case 'review': {
          const run = await readPractice(platform, caller.id, body.runId);
          if (run.status === 'open') throw new HttpError(409, 'This job is not over.');
          return reviewOf(simulations, run);
        }
      }
    },
  });
}

function isDeal({ action }: Body): boolean {
  return action === 'deal' || action === 'example';
}

/** The simulation that the page plays. Throws 409 for a page that was built with other rules. */
function playedBy(
  simulations: Simulations,
  { simulation: id, rulesVersion }: { readonly simulation: string; readonly rulesVersion: string },
): HostedSimulation {
  const simulation = simulations.get(id);
  if (simulation === undefined || rulesVersion !== practiceVersion(simulation)) throw otherRules();
  return simulation;
}

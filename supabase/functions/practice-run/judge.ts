import { z } from 'zod';
import { RUN_STATUSES } from '../../../src/core/contracts/run-rows.ts';
import { MAX_LOG_BYTES } from '../../../src/core/contracts/runs.ts';
import { confirmClaims } from '../_shared/claims.ts';
import { openPlanOf, readEligibility } from '../_shared/eligibility.ts';
import { invalidRequest } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import { isPlayable, readPractice, type StoredPractice } from '../_shared/practice.ts';
import { callRpc } from '../_shared/rpc.ts';
import { overRefusal, voidRefusal } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import { dealPractice, type HostedSimulation, type Simulations } from '../_shared/simulations.ts';

interface HandedIn {
  readonly runId: string;
  readonly commands: readonly unknown[];
}

/** The hints that the log asks for. Nothing is kept: what they cost is in the log. */
export async function giveHints(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  { runId, commands }: HandedIn,
): Promise<unknown> {
  const { run, simulation } = await openJob(platform, simulations, userId, runId);
  if (run.status !== 'open') throw overRefusal();
  if (!isPlayable(run, simulation)) throw voidRefusal();
  const log = readLog(simulation, commands);
  await confirmClaims(platform, userId, run, simulation.judge.claims(log));
  const asked = judged(runId, () => simulation.judge.hints(startOf(simulation, run), log));
  if (asked === null) throw new HttpError(400, 'The rules refuse this log.');
  return { hints: asked.map((key) => simulation.words(key) ?? {}) };
}

const ending = z.object({ status: z.enum(RUN_STATUSES), report: z.unknown() });

/**
 * Judges the log of a job and ends it. Handed in again, by a second click, a retry or another tab, it comes to what it came
 * to first. A job of other rules, or whose log the rules refuse, becomes void.
 */
export async function finishJob(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  { runId, commands }: HandedIn,
): Promise<unknown> {
  const { run, simulation } = await openJob(platform, simulations, userId, runId);
  if (run.status === 'void') throw voidRefusal();
  if (run.status !== 'open') return { report: run.report };
  const log = readLog(simulation, commands);
  await confirmClaims(platform, userId, run, simulation.judge.claims(log));
  const figures = isPlayable(run, simulation)
    ? judged(runId, () => figuresOf(simulation, startOf(simulation, run), log))
    : null;
  const { report } = await callRpc(
    platform,
    'finish_practice',
    { run_id_param: runId, user_id_param: userId, commands_param: log, ...figures },
    ending,
  );
  if (report === null) throw voidRefusal();
  return { report };
}

/** The person's job and its simulation. Throws 403 without a plan that opens it. */
async function openJob(platform: Platform, simulations: Simulations, userId: string, runId: string) {
  const run = await readPractice(platform, userId, runId);
  const simulation = simulations.get(run.simulation);
  if (simulation === undefined) throw voidRefusal();
  if (run.status === 'open') {
    openPlanOf(await readEligibility(platform, userId, run.simulation), simulation.screen);
  }
  return { run, simulation };
}

/** Throws 400 for a command of another shape, 413 for a log that is too large. */
function readLog({ play }: HostedSimulation, commands: readonly unknown[]): readonly unknown[] {
  const log = commands.map((command) => {
    const parsed = play.command.safeParse(command);
    if (!parsed.success) throw invalidRequest(parsed.error);
    return parsed.data;
  });
  if (JSON.stringify(log).length > MAX_LOG_BYTES) throw new HttpError(413, 'The log is too large');
  return log;
}

function startOf(simulation: HostedSimulation, run: StoredPractice): unknown {
  const start = dealPractice(simulation, run.scenario_id, run.seed);
  if (start === null) throw new Error(`there is no case ${run.scenario_id}`);
  return start;
}

function figuresOf({ judge }: HostedSimulation, start: unknown, log: readonly unknown[]) {
  const report = judge.report(start, log);
  const { score, passed, parts, objectives } = judge.summary(report);
  return {
    score_param: score,
    passed_param: passed,
    parts_param: parts,
    objectives_param: objectives,
    report_param: report,
  };
}

/** Null where the rules refuse the log: it was not played by them. */
function judged<Made>(runId: string, make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    console.error(`practice ${runId} cannot be judged:`, error);
    return null;
  }
}

import { z } from 'zod';
import type { LabCommand } from '../../../src/core/hardware/commands.ts';
import { LAB_RULES, type LabAnswer } from '../../../src/core/hardware/rules.ts';
import { canonicalJson } from '../../../src/core/kernel/stable-hash.ts';
import { type Bench, type ReplayedBench, readBench, remember, replayRun } from '../_shared/bench.ts';
import { callRpc } from '../_shared/rpc.ts';
import { endRun } from '../_shared/run-ending.ts';
import {
  fullRefusal,
  isBeingPlayed,
  isOutdated,
  overRefusal,
  readRun,
  type StoredRun,
  voidRefusal,
} from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';

interface Sent {
  readonly runId: string;
  /** How many commands the sender knows of. */
  readonly seq: number;
  readonly command: LabCommand;
}

const appended = z.enum(['appended', 'overtaken', 'over', 'full']);

/** The run from its beginning, for whoever opens it. Throws `Refusal` 404, or 409 once it has ended. */
export async function openBench(platform: Platform, userId: string, runId: string): Promise<LabAnswer> {
  const told = await tellBench(platform, userId, runId);
  return answerOf(told, { kind: 'begun', log: told.deeds });
}

/**
 * Does the command if it is the next one. One that is in the log already, because its answer was lost, is not done again
 * but answered again; one that another has overtaken is not done. Throws `Refusal` 404, or 409 once the run has ended.
 */
export async function sendCommand(platform: Platform, userId: string, sent: Sent): Promise<LabAnswer> {
  const { run, bench } = await readBench(platform, userId, sent.runId, isBeingPlayed);
  if (bench === null) throw await endedRefusal(platform, userId, run);
  if (bench.seq !== sent.seq) return answerLate(platform, userId, sent);

  const step = LAB_RULES.reduce(bench.state, sent.command);
  if (!step.ok) return answerOf(bench, { kind: 'refused', refusal: step.error });
  const outcome = await callRpc(
    platform,
    'append_run_command',
    {
      run_id_param: sent.runId,
      user_id_param: userId,
      seq_param: sent.seq + 1,
      command_param: sent.command,
    },
    appended,
  );
  if (outcome === 'over') throw overRefusal();
  if (outcome === 'full') throw fullRefusal();
  if (outcome === 'overtaken') return answerLate(platform, userId, sent);
  const { state, events } = step.value;
  const next = { run, state, seq: sent.seq + 1 };
  remember(sent.runId, next);
  return answerOf(next, { kind: 'done', events });
}

async function answerLate(platform: Platform, userId: string, sent: Sent): Promise<LabAnswer> {
  const told = await tellBench(platform, userId, sent.runId);
  const there = told.deeds[sent.seq];
  return there !== undefined && canonicalJson(there.command) === canonicalJson(sent.command)
    ? answerOf(told, { kind: 'done', events: there.events })
    : answerOf(told, { kind: 'overtaken', log: told.deeds });
}

async function tellBench(platform: Platform, userId: string, runId: string): Promise<ReplayedBench> {
  const run = await readRun(platform, userId, runId);
  const told = isBeingPlayed(run) ? replayRun(run) : null;
  if (told === null) throw await endedRefusal(platform, userId, run);
  return told;
}

/** A run under rules that are gone, or with a log that they refuse, ends here; nothing can be made of it later either. */
async function endedRefusal(platform: Platform, userId: string, run: StoredRun) {
  const isLost = isOutdated(run) || isBeingPlayed(run);
  if (isLost) await endRun(platform, userId, run.id);
  return isLost || run.status === 'void' ? voidRefusal() : overRefusal();
}

function answerOf({ state, seq }: Bench, verdict: LabAnswer['verdict']): LabAnswer {
  return { seq, view: LAB_RULES.project(state), verdict };
}

import { changesBetween } from '../../../src/core/kernel/changes.ts';
import type { Verdict } from '../../../src/core/kernel/referee.ts';
import { canonicalJson } from '../../../src/core/kernel/stable-hash.ts';
import { readProfile, type SignedIn } from '../_shared/caller.ts';
import { invalidRequest } from '../_shared/endpoint.ts';
import {
  forget,
  type PlayedRun,
  type ReplayedRun,
  readPlayedRun,
  remember,
  rememberedRun,
  replayRun,
} from '../_shared/played-run.ts';
import { RUN_CALLS } from '../_shared/rate-limit.ts';
import { answerOf, type TextedAnswer, textsIn } from '../_shared/referee-answer.ts';
import { endRun } from '../_shared/run-ending.ts';
import {
  isBeingPlayed,
  isOutdated,
  overRefusal,
  readRun,
  type StoredRun,
  voidRefusal,
} from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import { refereedVersion, type Simulations } from '../_shared/simulations.ts';
import { append } from './append.ts';

interface Sent {
  readonly runId: string;
  /** Length of the log as the sender knows it. */
  readonly seq: number;
  readonly command: unknown;
  /** Set when the sender has the view at `seq` and wants only the changes. */
  readonly answer?: 'changes';
}

type OwnRun = Pick<PlayedRun, 'userId' | 'runId'>;

/** The answer with the complete log, for a page that opens the run. Throws `HttpError` 404, or 409 once the run has ended. */
export async function openRun(
  platform: Platform,
  simulations: Simulations,
  own: OwnRun,
): Promise<TextedAnswer> {
  const { played, log } = await replayOwn(platform, simulations, own);
  return answerOf(played, { kind: 'begun', log });
}

/**
 * Executes a command if it is the next one. A command that is already in the log, because its answer was lost, is only answered
 * again; one that another command overtook is not executed. With the run in the cache it takes one database call.
 *
 * @throws HttpError 400 for an invalid command, 401, 403 or 429 when the person may not play now, 404 for an unknown run, 409
 * once the run has ended or its log is full.
 */
export async function sendCommand(
  platform: Platform,
  simulations: Simulations,
  person: SignedIn,
  sent: Sent,
): Promise<unknown> {
  const own = { userId: person.id, runId: sent.runId };
  const known = rememberedRun(person.id, sent.runId);
  const isKnown = known?.commands.length === sent.seq;
  if (!isKnown) await readProfile(platform, person, RUN_CALLS);
  const before = isKnown ? known : await readOwn(platform, simulations, own);
  if (before.commands.length !== sent.seq) return answerLate(platform, simulations, own, sent);

  const { play } = before.simulation;
  const parsed = play.command.safeParse(sent.command);
  if (!parsed.success) throw invalidRequest(parsed.error);
  const step = play.reduce(before.state, parsed.data);
  const rulesVersion = refereedVersion(before.simulation);
  const entry = { ...sent, rulesVersion, command: step.ok ? parsed.data : null };
  // The cached state is outdated: read the run again.
  if ((await append(platform, person, entry, isKnown)) !== 'taken') {
    forget(sent.runId);
    return answerLate(platform, simulations, own, sent);
  }
  if (!step.ok) return answerTo(sent, before, before, { kind: 'refused', refusal: step.error });
  const { state, events } = step.value;
  const after = { ...before, state, commands: [...before.commands, parsed.data] };
  remember(after);
  return answerTo(sent, before, after, { kind: 'done', events });
}

async function answerLate(
  platform: Platform,
  simulations: Simulations,
  own: OwnRun,
  sent: Sent,
): Promise<TextedAnswer> {
  const { played, log } = await replayOwn(platform, simulations, own);
  const there = log[sent.seq];
  return there !== undefined && canonicalJson(there.command) === canonicalJson(sent.command)
    ? answerOf(played, { kind: 'done', events: there.events })
    : answerOf(played, { kind: 'overtaken', log });
}

/** The person's run with its present state. Throws the refusal of a run that has ended. */
async function readOwn(platform: Platform, simulations: Simulations, own: OwnRun): Promise<PlayedRun> {
  const { run, played } = await readPlayedRun(platform, simulations, own, isBeingPlayed);
  if (played === null) throw await endedRefusal(platform, simulations, own, run);
  return played;
}

/** The person's run with its complete log. */
async function replayOwn(platform: Platform, simulations: Simulations, own: OwnRun): Promise<ReplayedRun> {
  const run = await readRun(platform, own.userId, own.runId);
  const simulation = simulations.get(run.simulation);
  const replayed =
    simulation !== undefined && isBeingPlayed(run, simulation)
      ? replayRun(simulation, own.userId, run)
      : null;
  if (replayed === null) throw await endedRefusal(platform, simulations, own, run);
  return replayed;
}

/** The 409 refusal of a run that has ended. A run with older rules or an invalid log is ended as void first. */
async function endedRefusal(platform: Platform, simulations: Simulations, own: OwnRun, run: StoredRun) {
  const simulation = simulations.get(run.simulation);
  const isLost = isOutdated(run, simulation) || isBeingPlayed(run, simulation);
  if (isLost) await endRun(platform, simulations, own);
  return isLost || run.status === 'void' ? voidRefusal() : overRefusal();
}

/** The answer to an executed command: the changes to the view if the sender asked for them, else the complete view. */
function answerTo(
  sent: Sent,
  before: PlayedRun,
  after: PlayedRun,
  verdict: Verdict<unknown, unknown, unknown>,
): unknown {
  const whole = answerOf(after, verdict);
  if (sent.answer !== 'changes') return whole;
  const { view, texts: _all, ...rest } = whole;
  return {
    ...rest,
    changes: changesBetween(before.simulation.play.project(before.state), view),
    ...textsIn(after.simulation, after.state, { before: before.state }),
  };
}

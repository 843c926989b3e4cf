import type { LoggedCommand } from '../../../src/core/kernel/referee.ts';
import { replay } from '../../../src/core/kernel/run.ts';
import { readRun, type StoredRun } from './runs.ts';
import type { Platform } from './services.ts';
import { dealRefereed, type HostedSimulation, type Simulations } from './simulations.ts';

/** Where a run stands: its log folded by the rules. */
export interface PlayedRun {
  readonly runId: string;
  readonly userId: string;
  readonly simulation: HostedSimulation;
  /** With all that is hidden: never part of an answer. */
  readonly start: unknown;
  readonly state: unknown;
  readonly commands: readonly unknown[];
}

/** A played run with what each of its commands did. */
export interface ReplayedRun {
  readonly run: StoredRun;
  readonly played: PlayedRun;
  readonly log: readonly LoggedCommand<unknown, unknown>[];
}

/** So many runs a process remembers; of any other it folds the whole log, which takes milliseconds. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, PlayedRun>();

/** Keeps where the run stands now, in place of the run that was longest not played. */
export function remember(played: PlayedRun): void {
  remembered.delete(played.runId);
  remembered.set(played.runId, played);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** For a run that has ended: nobody will play it on. */
export function forget(runId: string): void {
  remembered.delete(runId);
}

/** Where this process last saw the run of this person; null when it never did. Another process may have gone on since. */
export function rememberedRun(userId: string, runId: string): PlayedRun | null {
  const played = remembered.get(runId);
  return played === undefined || played.userId !== userId ? null : played;
}

/**
 * Reads what came since this process last looked, and folds it. Null for a run that is not wanted, and for one whose log
 * the rules do not accept; the latter then holds the whole log.
 */
export async function readPlayedRun(
  platform: Platform,
  simulations: Simulations,
  { userId, runId }: Pick<PlayedRun, 'userId' | 'runId'>,
  isWanted: (run: StoredRun, simulation: HostedSimulation) => boolean,
): Promise<{ readonly run: StoredRun; readonly played: PlayedRun | null }> {
  const known = rememberedRun(userId, runId);
  const run = await readRun(platform, userId, runId, known?.commands.length ?? 0);
  const simulation = simulations.get(run.simulation);
  if (simulation === undefined || !isWanted(run, simulation)) return { run, played: null };
  const folded = fold(simulation, userId, run, known);
  if (folded === null) {
    forget(runId);
    return known === null
      ? { run, played: null }
      : readPlayedRun(platform, simulations, { userId, runId }, isWanted);
  }
  remember(folded.played);
  return { run, played: folded.played };
}

/** Folds a run that was read from its first command on. Null when the rules do not accept its log. */
export function replayRun(simulation: HostedSimulation, userId: string, run: StoredRun): ReplayedRun | null {
  const folded = fold(simulation, userId, run, null);
  if (folded !== null) remember(folded.played);
  return folded;
}

/**
 * Null for a log that the rules do not accept: they were changed without a new version, or somebody wrote into it past the
 * referee. Whoever plays can do nothing about either, so it must never be a dead end for them.
 */
function fold(
  simulation: HostedSimulation,
  userId: string,
  run: StoredRun,
  known: PlayedRun | null,
): ReplayedRun | null {
  try {
    const start = known?.start ?? dealRefereed(simulation, run.scenario_id, run.seed);
    if (start === null) throw new Error(`there is no case ${run.scenario_id}`);
    const { play } = simulation;
    const commands = run.commands.map((command) => {
      const parsed = play.command.safeParse(command);
      if (!parsed.success) throw new Error('a command cannot be read');
      return parsed.data;
    });
    const folded = replay(play, known?.state ?? start, commands);
    if (!folded.ok) throw new Error(`command ${folded.error.at + 1} is refused`);
    const { state, log } = folded.value;
    const all = known === null ? commands : [...known.commands, ...commands];
    return { run, log, played: { runId: run.id, userId, simulation, start, state, commands: all } };
  } catch (error) {
    console.error(`run ${run.id} cannot be folded:`, error);
    return null;
  }
}

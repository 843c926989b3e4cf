import type { LoggedCommand } from '../../../src/core/kernel/referee.ts';
import { replay } from '../../../src/core/kernel/run.ts';
import { readRun, type StoredRun } from './runs.ts';
import type { Platform } from './services.ts';
import { dealRefereed, type HostedSimulation, type Simulations } from './simulations.ts';

/** A run with its present state, computed from its log. */
export interface PlayedRun {
  readonly runId: string;
  readonly userId: string;
  readonly simulation: HostedSimulation;
  /** Initial and present state, hidden facts included: never part of a response. */
  readonly start: unknown;
  readonly state: unknown;
  readonly commands: readonly unknown[];
}

/** A played run with the events of its commands. */
export interface ReplayedRun {
  readonly run: StoredRun;
  readonly played: PlayedRun;
  readonly log: readonly LoggedCommand<unknown, unknown>[];
}

/** Number of runs cached per process; for any other run the complete log is replayed, which takes milliseconds. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, PlayedRun>();

/** Caches the run's present state and evicts the least recently played run. */
export function remember(played: PlayedRun): void {
  remembered.delete(played.runId);
  remembered.set(played.runId, played);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** Removes a run from the cache. */
export function forget(runId: string): void {
  remembered.delete(runId);
}

/** The cached state of this person's run; null for none. It may be outdated, as another process may have continued the run. */
export function rememberedRun(userId: string, runId: string): PlayedRun | null {
  const played = remembered.get(runId);
  return played === undefined || played.userId !== userId ? null : played;
}

/**
 * Reads the commands since the cached state and replays them. `played` is null for an unwanted run and for one whose log the
 * rules refuse; in the latter case `run` contains the complete log.
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

/** Replays a run that was read with its complete log. Null when the rules refuse the log. */
export function replayRun(simulation: HostedSimulation, userId: string, run: StoredRun): ReplayedRun | null {
  const folded = fold(simulation, userId, run, null);
  if (folded !== null) remember(folded.played);
  return folded;
}

/**
 * Replays commands from a state. Null for a log that the rules refuse: the rules changed without a new version, or the log was
 * written by something else. Neither is the player's fault, so callers must not leave them stuck.
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

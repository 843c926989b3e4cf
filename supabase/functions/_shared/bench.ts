import { z } from 'zod';
import { labCommand } from '../../../src/core/hardware/command-schema.ts';
import type { LabCommand, LabEvent } from '../../../src/core/hardware/commands.ts';
import { LAB_RULES } from '../../../src/core/hardware/rules.ts';
import type { LabState } from '../../../src/core/hardware/state.ts';
import type { LoggedCommand } from '../../../src/core/kernel/referee.ts';
import { replay } from '../../../src/core/kernel/run.ts';
import { readRun, type StoredRun } from './runs.ts';
import type { Platform } from './services.ts';

/** A run as it stands: its log folded by the rules. */
export interface Bench {
  readonly run: StoredRun;
  /** With all that is hidden: never part of an answer. */
  readonly state: LabState;
  /** How many commands the log holds. */
  readonly seq: number;
}

/** A bench with the whole story. */
export interface ReplayedBench extends Bench {
  readonly deeds: readonly LoggedCommand<LabCommand, LabEvent>[];
}

/** Where a run stood when this process last looked. Logs only grow, so that only what came since has to be folded. */
interface Snapshot {
  readonly state: LabState;
  readonly seq: number;
}

/** So many runs a process remembers; of any other it folds the whole log, which takes milliseconds. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, Snapshot>();

/** Keeps where the run stands now, in place of the run that was longest not played. */
export function remember(runId: string, standing: Snapshot): void {
  remembered.delete(runId);
  remembered.set(runId, { state: standing.state, seq: standing.seq });
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** For a run that has ended: nobody will play it on. */
export function forget(runId: string): void {
  remembered.delete(runId);
}

/**
 * Reads what came since this process last looked, and folds it. Null for a run that is not wanted, and for one whose log
 * the rules do not accept; the latter then holds the whole log.
 */
export async function readBench(
  platform: Platform,
  userId: string,
  runId: string,
  isWanted: (run: StoredRun) => boolean,
): Promise<{ readonly run: StoredRun; readonly bench: Bench | null }> {
  const standing = remembered.get(runId);
  const run = await readRun(platform, userId, runId, standing?.seq ?? 0);
  if (!isWanted(run)) return { run, bench: null };
  const folded = fold(run, standing?.state);
  if (folded === null) {
    forget(runId);
    return standing === undefined ? { run, bench: null } : readBench(platform, userId, runId, isWanted);
  }
  const bench = { run, state: folded.state, seq: (standing?.seq ?? 0) + folded.deeds.length };
  remember(runId, bench);
  return { run, bench };
}

/** Folds a run that was read from its first command on. Null when the rules do not accept its log. */
export function replayRun(run: StoredRun): ReplayedBench | null {
  const folded = fold(run);
  if (folded === null) return null;
  const { state, deeds } = folded;
  remember(run.id, { state, seq: deeds.length });
  return { run, state, seq: deeds.length, deeds };
}

const log = z.array(labCommand);

/**
 * Null for a log that the rules do not accept: they were changed without a new version, or somebody wrote into it past the
 * referee. Whoever plays can do nothing about either, so it must never be a dead end for them.
 */
function fold(run: StoredRun, from?: LabState) {
  try {
    const begun = from ?? LAB_RULES.begin(run.scenario_id, run.seed);
    if (begun === null) throw new Error(`there is no scenario ${run.scenario_id}`);
    const played = replay(LAB_RULES, begun, log.parse(run.commands));
    if (!played.ok) throw new Error(`command ${played.error.at + 1} is refused`);
    return played.value;
  } catch (error) {
    console.error(`run ${run.id} cannot be folded:`, error);
    return null;
  }
}

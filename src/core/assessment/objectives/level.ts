import { MS_PER_DAY } from '../../kernel/time.ts';
import { PASS_MARK } from '../pass-mark.ts';
import { MASTERY_MARK, masteryOf, type ObjectiveAttempt, type ObjectiveMastery } from './mastery.ts';

/** How far somebody is in an objective (learning.md 2), from the first to the last. A level once reached stays. */
export const LEVELS = ['not-started', 'tried', 'familiar', 'solid', 'proven'] as const;
export type Level = (typeof LEVELS)[number];

/** A run's result for one objective. */
export interface ObjectiveRun extends ObjectiveAttempt {
  /** The learner did not choose what came: a test, a ranked run, an exam. */
  readonly isMixed: boolean;
}

/** What the next level takes. */
export type LevelNeed =
  | { readonly kind: 'run' }
  | { readonly kind: 'pass' }
  /**
   * `passes`: how many more at the mastery mark; 0 where only the latest two runs did not pass. `spacedFrom`: from when (ms since
   * 1970) one of them counts as later than the first; null where any does.
   */
  | { readonly kind: 'mastery'; readonly passes: number; readonly spacedFrom: number | null }
  | { readonly kind: 'tests'; readonly passes: number }
  | { readonly kind: 'refresh' };

export interface ObjectiveLevel {
  readonly level: Level;
  /** When the level was reached, ms since 1970; null before the first run. */
  readonly since: number | null;
  /** Proven so long ago that a test should show it again. */
  readonly isDue: boolean;
  /** Null for one that is proven and not due. */
  readonly need: LevelNeed | null;
  /** Points that the next run is expected to get; null before the first run. */
  readonly expected: PointRange | null;
}

/** Points, 0 to 100, whole. */
export interface PointRange {
  readonly from: number;
  readonly to: number;
}

/** Passes at the mastery mark in mixed runs, each on another task, that prove an objective. */
export const PROVING_PASSES = 3;
/** After this long without such a pass a proof is due for a refresh. Our decision (learning.md 2). */
export const PROOF_LASTS_MS = 120 * MS_PER_DAY;

/** How somebody stands in an objective. Runs may be given in any order. @param nowMs ms since 1970. */
export function levelOf(runs: readonly ObjectiveRun[], nowMs: number): ObjectiveLevel {
  const inOrder = [...runs].sort((left, right) => left.finishedAt - right.finishedAt);
  const { level, since } = highestReached(inOrder);
  const lastProof = inOrder.findLast(isProof)?.finishedAt;
  const isDue = level === 'proven' && lastProof !== undefined && nowMs - lastProof >= PROOF_LASTS_MS;
  return {
    level,
    since,
    isDue,
    need: needAfter(level, inOrder, isDue, nowMs),
    expected: expectedPoints(inOrder),
  };
}

function isProof({ isMixed, score }: ObjectiveRun): boolean {
  return isMixed && score >= MASTERY_MARK;
}

/** The best of the levels after each run: what was reached is never taken away. */
function highestReached(inOrder: readonly ObjectiveRun[]): Pick<ObjectiveLevel, 'level' | 'since'> {
  let reached: Pick<ObjectiveLevel, 'level' | 'since'> = { level: 'not-started', since: null };
  for (const [index, run] of inOrder.entries()) {
    const level = levelAfter(inOrder.slice(0, index + 1), reached.level);
    if (LEVELS.indexOf(level) > LEVELS.indexOf(reached.level)) reached = { level, since: run.finishedAt };
  }
  return reached;
}

/** The level that these runs alone make, given what was reached before the last of them. */
function levelAfter(runs: readonly ObjectiveRun[], before: Level): Level {
  const isSolid = before === 'solid' || masteryOf(runs).mastered;
  if (isSolid) return provingPasses(runs) >= PROVING_PASSES ? 'proven' : 'solid';
  return runs.some(({ score }) => score >= PASS_MARK) ? 'familiar' : 'tried';
}

function provingPasses(runs: readonly ObjectiveRun[]): number {
  return new Set(runs.filter(isProof).map(({ task }) => task)).size;
}

function needAfter(
  level: Level,
  runs: readonly ObjectiveRun[],
  isDue: boolean,
  nowMs: number,
): LevelNeed | null {
  switch (level) {
    case 'not-started':
      return { kind: 'run' };
    case 'tried':
      return { kind: 'pass' };
    case 'familiar':
      return masteryNeed(masteryOf(runs), nowMs);
    case 'solid':
      return { kind: 'tests', passes: PROVING_PASSES - provingPasses(runs) };
    case 'proven':
      return isDue ? { kind: 'refresh' } : null;
  }
}

function masteryNeed(mastery: ObjectiveMastery, nowMs: number): LevelNeed {
  const { passes, passesNeeded, spacedFrom, gaps } = mastery;
  const isSpacingOpen = gaps.includes('spacing');
  return {
    kind: 'mastery',
    passes: Math.max(isSpacingOpen ? 1 : 0, passesNeeded - passes),
    spacedFrom: isSpacingOpen && spacedFrom !== null && spacedFrom > nowMs ? spacedFrom : null,
  };
}

/** The weight of a run halves with each of this many runs after it. */
const HALF_LIFE_RUNS = 2;
/** Half the width of the range after one run; it narrows with the root of their number, and no further than the second. */
const FIRST_HALF_WIDTH = 20;
const LEAST_HALF_WIDTH = 5;

/**
 * The points that the next run is expected to get: the mean of the runs, the later the heavier, with a width that shrinks as
 * there are more. Our decision until there is data to fit it to.
 */
function expectedPoints(inOrder: readonly ObjectiveRun[]): PointRange | null {
  if (inOrder.length === 0) return null;
  let sum = 0;
  let weights = 0;
  for (const [index, { score }] of inOrder.entries()) {
    const weight = 2 ** ((index - inOrder.length + 1) / HALF_LIFE_RUNS);
    sum += weight * score;
    weights += weight;
  }
  const mean = sum / weights;
  const half = Math.max(LEAST_HALF_WIDTH, FIRST_HALF_WIDTH / Math.sqrt(inOrder.length));
  return { from: Math.max(0, Math.round(mean - half)), to: Math.min(100, Math.round(mean + half)) };
}

/** Whether one very good test today would reach the next level, or refresh a proof, of an objective that was begun. */
export function isReadyToRise(runs: readonly ObjectiveRun[], nowMs: number): boolean {
  if (runs.length === 0) return false;
  const now = levelOf(runs, nowMs);
  const best: ObjectiveRun = { task: 'the next test', finishedAt: nowMs, score: 100, isMixed: true };
  const then = levelOf([...runs, best], nowMs);
  return now.level !== then.level || (now.isDue && !then.isDue);
}

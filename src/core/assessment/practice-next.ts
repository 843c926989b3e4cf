import { MS_PER_DAY } from '../kernel/time.ts';
import { PASS_MARK } from './pass-mark.ts';
import { expectedShare, type Rating, rated, ratingOfDifficulty, UNRATED } from './rating.ts';

/** The properties of a case, of any simulation, that the choice of practice uses. */
export interface PracticeCase {
  /** No two simulations have a case of the same id. */
  readonly id: string;
  /** 1 to 5. */
  readonly difficulty: number;
  /**
   * What it trains, its skill first: exam objectives, e.g. `C1 3.3`; where those would tell the cause, its family, e.g.
   * `printing`.
   */
  readonly objectives: readonly string[];
}

export interface PracticeAttempt {
  readonly scenarioId: string;
  /** Milliseconds since 1970, UTC. */
  readonly finishedAt: number;
  /** 0 to 100. */
  readonly score: number;
}

/**
 * Why a case is proposed. `placement`: to find the learner's level; `due`: an objective is due for review; `target`: at the
 * right difficulty; `explore`: played least often; `easier`: after two failures in a row.
 */
type PracticeReason = 'placement' | 'due' | 'target' | 'explore' | 'easier';

export interface PracticeProposal {
  readonly scenarioId: string;
  readonly reason: PracticeReason;
  /** Expected share of the points, 0 to 1. */
  readonly expected: number;
  /** Show a worked example first. */
  readonly workedExample: boolean;
}

interface Band {
  readonly from: number;
  readonly to: number;
}

/** Review intervals of an objective in days; each pass in a row moves on to the next (4.7). */
const INTERVALS_DAYS = [2, 5, 12, 30] as const;
/** Shares of the points that are aimed at (4.7). */
const PRACTICE_BAND: Band = { from: 0.7, to: 0.8 };
const PLACEMENT_BAND: Band = { from: 0.5, to: 0.7 };
const PLACEMENT_ATTEMPTS = 3;
/** Every fifth proposal explores. */
const EXPLORE_EVERY = 5;
const FAILS_BEFORE_EASIER = 2;

/**
 * The next case to practise, by the targeting rules of assessment.md 4.7, out of one simulation or of several together. Null
 * without cases. Deterministic: the same history gives the same proposal.
 *
 * Skills are interleaved: of the cases within the band that is aimed at, the one whose skill was practised longest ago.
 */
export function proposePractice(
  cases: readonly PracticeCase[],
  attempts: readonly PracticeAttempt[],
  nowMs: number,
): PracticeProposal | null {
  const history = attempts
    .filter(({ scenarioId }) => cases.some(({ id }) => id === scenarioId))
    .sort((left, right) => left.finishedAt - right.finishedAt);
  const last = history.at(-1);
  const others = cases.filter(({ id }) => cases.length === 1 || id !== last?.scenarioId);
  const expect = expectations(cases, history);
  const lastSeen = lastPractised(cases, history);
  const inBand = (pool: readonly PracticeCase[], band: Band): PracticeCase | null =>
    first(pool, (one) => [
      distanceTo(band, expect(one)),
      lastSeen(one),
      timesMet(one, history),
      distanceToMiddle(band, expect(one)),
    ]);
  const propose = (one: PracticeCase | null, reason: PracticeReason): PracticeProposal | null =>
    one === null
      ? null
      : {
          scenarioId: one.id,
          reason,
          expected: Math.round(expect(one) * 100) / 100,
          workedExample: reason === 'easier',
        };

  const lastCase = cases.find(({ id }) => id === last?.scenarioId);
  const failed = history.slice(-FAILS_BEFORE_EASIER);
  if (lastCase !== undefined && failed.length === FAILS_BEFORE_EASIER && !failed.some(isPass)) {
    const easier = oneLevelDown(lastCase, others);
    return propose(
      first(easier, (one) => [timesMet(one, history), distanceToMiddle(PRACTICE_BAND, expect(one))]),
      'easier',
    );
  }
  // The first case is always of the easiest difficulty available.
  const easiest = Math.min(...others.map(({ difficulty }) => difficulty));
  if (history.length === 0)
    return propose(
      inBand(
        others.filter(({ difficulty }) => difficulty === easiest),
        PLACEMENT_BAND,
      ),
      'placement',
    );
  if (history.length < PLACEMENT_ATTEMPTS) return propose(inBand(others, PLACEMENT_BAND), 'placement');
  if (history.length % EXPLORE_EVERY === EXPLORE_EVERY - 1)
    return propose(
      first(others, (one) => [timesMet(one, history), distanceToMiddle(PRACTICE_BAND, expect(one))]),
      'explore',
    );
  const due = dueObjectives(cases, history, nowMs);
  const refreshing = others.filter(({ objectives }) => objectives.some((objective) => due.has(objective)));
  if (refreshing.length > 0) return propose(inBand(refreshing, PRACTICE_BAND), 'due');
  return propose(inBand(others, PRACTICE_BAND), 'target');
}

/** Cases of the next lower level, of the skill that failed if it has any; where there is no lower level, of any. */
function oneLevelDown(failed: PracticeCase, others: readonly PracticeCase[]): readonly PracticeCase[] {
  const easier = others.filter(({ difficulty }) => difficulty < failed.difficulty);
  const alike = easier.filter((one) => sharesSkill(one, failed));
  const pool = alike.length > 0 ? alike : easier;
  const level = Math.max(...pool.map(({ difficulty }) => difficulty));
  return pool.length === 0 ? others : pool.filter(({ difficulty }) => difficulty === level);
}

function distanceTo({ from, to }: Band, share: number): number {
  return Math.max(0, from - share, share - to);
}

function distanceToMiddle({ from, to }: Band, share: number): number {
  return Math.abs(share - (from + to) / 2);
}

function isPass({ score }: PracticeAttempt): boolean {
  return score >= PASS_MARK;
}

/** The case with the smallest key, compared element by element; the first listed of equals. */
function first(
  pool: readonly PracticeCase[],
  keyOf: (one: PracticeCase) => readonly number[],
): PracticeCase | null {
  const keyed = pool.map((one) => ({ one, key: keyOf(one) }));
  keyed.sort((left, right) => {
    const at = left.key.findIndex((value, index) => value !== right.key[index]);
    return (left.key[at] ?? 0) - (right.key[at] ?? 0);
  });
  return keyed[0]?.one ?? null;
}

/** The place in the history of the last attempt with a skill of the case; -1 for none. */
function lastPractised(
  cases: readonly PracticeCase[],
  history: readonly PracticeAttempt[],
): (one: PracticeCase) => number {
  const met = history.map(({ scenarioId }) => cases.find(({ id }) => id === scenarioId));
  return (one) => met.findLastIndex((other) => other !== undefined && sharesSkill(one, other));
}

function sharesSkill(one: PracticeCase, other: PracticeCase): boolean {
  return one.objectives[0] === other.objectives[0];
}

function timesMet({ id }: PracticeCase, history: readonly PracticeAttempt[]): number {
  return history.filter(({ scenarioId }) => scenarioId === id).length;
}

/** The rating cluster of an objective: its exam and domain, such as `C1 5` for `C1 5.1`. */
function clusterOf(objective: string): string {
  return objective.split('.')[0] ?? objective;
}

/**
 * The expected share of a case: the mean over its clusters, whose ratings use only the first attempt on each case. A cluster
 * that was never met begins where the learner stands in all of them together.
 */
function expectations(
  cases: readonly PracticeCase[],
  history: readonly PracticeAttempt[],
): (one: PracticeCase) => number {
  const learner = new Map<string, Rating>();
  let overall = UNRATED;
  const ratingIn = (cluster: string): Rating => learner.get(cluster) ?? { ...overall, attempts: 0 };
  const items = new Map(cases.map(({ id, difficulty }) => [id, ratingOfDifficulty(difficulty)]));
  const met = new Set<string>();
  for (const { scenarioId, score } of history) {
    const found = cases.find(({ id }) => id === scenarioId);
    const item = items.get(scenarioId);
    if (found === undefined || item === undefined || met.has(scenarioId)) continue;
    met.add(scenarioId);
    for (const cluster of clustersOf(found)) {
      const after = rated(ratingIn(cluster), item, score / 100);
      learner.set(cluster, after.learner);
      items.set(scenarioId, after.item);
    }
    overall = rated(overall, item, score / 100).learner;
  }
  return (one) => {
    const clusters = clustersOf(one);
    const item = items.get(one.id) ?? ratingOfDifficulty(one.difficulty);
    const shares = clusters.map((cluster) => expectedShare(ratingIn(cluster), item));
    const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
    // Equal cases stay equal: a sum of many shares differs from a sum of few in the last digits.
    return Math.round(mean * 1e6) / 1e6;
  };
}

function clustersOf({ objectives }: PracticeCase): readonly string[] {
  return [...new Set(objectives.map(clusterOf))];
}

/** Objectives whose review interval has passed since the last attempt; a failure resets the interval to the first one. */
function dueObjectives(
  cases: readonly PracticeCase[],
  history: readonly PracticeAttempt[],
  nowMs: number,
): ReadonlySet<string> {
  const due = new Set<string>();
  for (const objective of new Set(cases.flatMap(({ objectives }) => objectives))) {
    const about = new Set(
      cases.filter(({ objectives }) => objectives.includes(objective)).map(({ id }) => id),
    );
    const met = history.filter(({ scenarioId }) => about.has(scenarioId));
    const last = met.at(-1);
    if (last === undefined) continue;
    const lastFail = met.findLastIndex((attempt) => !isPass(attempt));
    const streak = met.length - 1 - lastFail;
    const interval = INTERVALS_DAYS[Math.min(Math.max(streak, 1), INTERVALS_DAYS.length) - 1] ?? 2;
    if (nowMs - last.finishedAt >= interval * MS_PER_DAY) due.add(objective);
  }
  return due;
}

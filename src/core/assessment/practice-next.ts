import { MS_PER_DAY } from '../kernel/time.ts';
import { PASS_MARK } from './pass-mark.ts';
import { expectedShare, type Rating, rated, ratingOfDifficulty, UNRATED } from './rating.ts';

/** The properties of a case that the choice of practice uses. */
export interface PracticeCase {
  readonly id: string;
  /** 1 to 5. */
  readonly difficulty: number;
  /** Our short labels for the exam objectives of Annex A.9, e.g. `C1 3.3`. */
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

/** Review intervals of an objective in days; each pass in a row moves on to the next (4.7). */
const INTERVALS_DAYS = [2, 5, 12, 30] as const;
/** Target shares of the points: the middle of .70 to .80, and of .50 to .70 during placement. */
const PRACTICE_TARGET = 0.75;
const PLACEMENT_TARGET = 0.6;
const PLACEMENT_ATTEMPTS = 3;
/** Every fifth proposal explores. */
const EXPLORE_EVERY = 5;
const FAILS_BEFORE_EASIER = 2;

/**
 * The next case to practise, by the targeting rules of assessment.md 4.7. Null without cases. Deterministic: the same history
 * gives the same proposal.
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
  const closest = (pool: readonly PracticeCase[], target: number): PracticeCase | null =>
    first(pool, (one) => [Math.abs(expect(one) - target), timesMet(one, history)]);
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
    const easier = others.filter(({ difficulty }) => difficulty < lastCase.difficulty);
    return propose(closest(easier.length > 0 ? easier : others, PRACTICE_TARGET), 'easier');
  }
  // The first case is always of the easiest difficulty available.
  const easiest = Math.min(...others.map(({ difficulty }) => difficulty));
  if (history.length === 0)
    return propose(
      closest(
        others.filter(({ difficulty }) => difficulty === easiest),
        PLACEMENT_TARGET,
      ),
      'placement',
    );
  if (history.length < PLACEMENT_ATTEMPTS) return propose(closest(others, PLACEMENT_TARGET), 'placement');
  if (history.length % EXPLORE_EVERY === EXPLORE_EVERY - 1)
    return propose(
      first(others, (one) => [timesMet(one, history), Math.abs(expect(one) - PRACTICE_TARGET)]),
      'explore',
    );
  const due = dueObjectives(cases, history, nowMs);
  const refreshing = others.filter(({ objectives }) => objectives.some((objective) => due.has(objective)));
  if (refreshing.length > 0) return propose(closest(refreshing, PRACTICE_TARGET), 'due');
  return propose(closest(others, PRACTICE_TARGET), 'target');
}

function isPass({ score }: PracticeAttempt): boolean {
  return score >= PASS_MARK;
}

/** The case with the smallest key, compared element by element; the first of equals. */
function first(
  pool: readonly PracticeCase[],
  keyOf: (one: PracticeCase) => readonly [number, number],
): PracticeCase | null {
  const keyed = pool.map((one) => ({ one, key: keyOf(one) }));
  keyed.sort((left, right) => left.key[0] - right.key[0] || left.key[1] - right.key[1]);
  return keyed[0]?.one ?? null;
}

function timesMet({ id }: PracticeCase, history: readonly PracticeAttempt[]): number {
  return history.filter(({ scenarioId }) => scenarioId === id).length;
}

/** The rating cluster of an objective: its exam and domain, such as `C1 5` for `C1 5.1`. */
function clusterOf(objective: string): string {
  return objective.split('.')[0] ?? objective;
}

/** The expected share of a case: the mean over its clusters, whose ratings use only the first attempt on each case. */
function expectations(
  cases: readonly PracticeCase[],
  history: readonly PracticeAttempt[],
): (one: PracticeCase) => number {
  const learner = new Map<string, Rating>();
  const items = new Map(cases.map(({ id, difficulty }) => [id, ratingOfDifficulty(difficulty)]));
  const met = new Set<string>();
  for (const { scenarioId, score } of history) {
    const found = cases.find(({ id }) => id === scenarioId);
    const item = items.get(scenarioId);
    if (found === undefined || item === undefined || met.has(scenarioId)) continue;
    met.add(scenarioId);
    for (const cluster of clustersOf(found)) {
      const after = rated(learner.get(cluster) ?? UNRATED, item, score / 100);
      learner.set(cluster, after.learner);
      items.set(scenarioId, after.item);
    }
  }
  return (one) => {
    const clusters = clustersOf(one);
    const item = items.get(one.id) ?? ratingOfDifficulty(one.difficulty);
    const shares = clusters.map((cluster) => expectedShare(learner.get(cluster) ?? UNRATED, item));
    return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
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

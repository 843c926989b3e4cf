/**
 * The belief watcher (assessment.md 4.3): an ideal Bayesian observer that sees exactly the evidence that the learner opened,
 * so that a choice is judged by what was known and not by luck.
 */
export interface Hypothesis {
  readonly id: string;
  /** Before any evidence; the priors of a case add up to 1. */
  readonly prior: number;
  /** Kinds of part whose replacement acts on this hypothesis, e.g. `dimm`, and ids of cables. */
  readonly parts?: readonly string[];
  /** Ids of the single things that a repair of it changes: a part, a cable end, a setting, a switch. */
  readonly acts?: readonly string[];
}

/** Outcome -> hypothesis -> P(outcome | hypothesis). For each hypothesis the outcomes add up to 1. */
export type Likelihoods = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface BeliefTest {
  readonly id: string;
  /** Ids of tests that measure the same thing in another way; their findings count as this test's. */
  readonly also?: readonly string[];
  /** Simulated seconds, without set-ups. */
  readonly costSeconds: number;
  /** Ids of the set-ups that the test needs (opening the case, connecting the meter); each is paid for once a run. */
  readonly setups?: readonly string[];
  readonly likelihoods: Likelihoods;
}

/** Hypothesis id -> probability; adds up to 1. */
export type Belief = Readonly<Record<string, number>>;

/** Differences below this are rounding errors: JavaScript engines may differ in the last digit of a logarithm. */
const NOISE = 1e-9;

/** The value rounded to `digits` decimal places, as it is compared and reported: equal in every JavaScript engine. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round((value + NOISE) * scale) / scale || 0;
}

export function priorBelief(hypotheses: readonly Hypothesis[]): Belief {
  return Object.fromEntries(hypotheses.map(({ id, prior }) => [id, prior]));
}

/** Uncertainty in bits: -sum p log2 p. */
export function entropyBits(belief: Belief): number {
  let bits = 0;
  for (const p of Object.values(belief)) if (p > 0) bits -= p * Math.log2(p);
  return bits;
}

/** P(outcome) under a belief; 0 for an outcome that the test does not have. */
export function outcomeProbability(belief: Belief, test: BeliefTest, outcome: string): number {
  const row = test.likelihoods[outcome] ?? {};
  return Object.entries(belief).reduce((sum, [id, p]) => sum + p * (row[id] ?? 0), 0);
}

/** Bayes' rule. An outcome with probability 0 under every hypothesis leaves the belief unchanged. */
export function updateBelief(belief: Belief, test: BeliefTest, outcome: string): Belief {
  const total = outcomeProbability(belief, test, outcome);
  if (total <= 0) return belief;
  const row = test.likelihoods[outcome] ?? {};
  return Object.fromEntries(Object.entries(belief).map(([id, p]) => [id, (p * (row[id] ?? 0)) / total]));
}

/** Expected reduction of entropy in bits, before the outcome is known; never below 0. */
export function expectedGainBits(belief: Belief, test: BeliefTest): number {
  const beliefs = Object.entries(belief);
  let left = 0;
  for (const row of Object.values(test.likelihoods)) {
    // `updateBelief` and `entropyBits` in one, without their records: a reference path asks this thousands of times.
    let total = 0;
    for (const [id, p] of beliefs) total += p * (row[id] ?? 0);
    if (total <= 0) continue;
    let bits = 0;
    for (const [id, p] of beliefs) {
      const after = (p * (row[id] ?? 0)) / total;
      if (after > 0) bits -= after * Math.log2(after);
    }
    left += total * bits;
  }
  return Math.max(0, rounded(entropyBits(belief) - left, 6));
}

/** The most likely outcome of a test when a hypothesis is true; the first of equals. */
export function likeliestOutcome(test: BeliefTest, hypothesis: string): string {
  const outcomes = Object.keys(test.likelihoods);
  const chance = (outcome: string): number => test.likelihoods[outcome]?.[hypothesis] ?? 0;
  return outcomes.reduce(
    (best, outcome) => (chance(outcome) > chance(best) ? outcome : best),
    outcomes[0] ?? '',
  );
}

/**
 * The belief watcher (assessment.md 4.3): an ideal Bayesian who sees exactly the evidence that the learner opened. It
 * judges how well an action was chosen, not how lucky it was.
 */
export interface Hypothesis {
  readonly id: string;
  /** Before any evidence; the priors of a scenario add up to 1. */
  readonly prior: number;
}

export interface BeliefTest {
  readonly id: string;
  /** Simulated seconds. */
  readonly costSeconds: number;
  /** Outcome -> hypothesis -> P(outcome | hypothesis). Over the outcomes each hypothesis adds up to 1. */
  readonly likelihoods: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Hypothesis id -> probability; adds up to 1. */
export type Belief = Readonly<Record<string, number>>;

export interface BeliefStep {
  readonly test: string;
  readonly outcome: string;
  readonly before: Belief;
  readonly after: Belief;
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

/** Bayes' rule. An outcome that no hypothesis explains teaches nothing. */
export function updateBelief(belief: Belief, test: BeliefTest, outcome: string): Belief {
  const total = outcomeProbability(belief, test, outcome);
  if (total <= 0) return belief;
  const row = test.likelihoods[outcome] ?? {};
  return Object.fromEntries(Object.entries(belief).map(([id, p]) => [id, (p * (row[id] ?? 0)) / total]));
}

/** Expected loss of entropy, in bits, before the outcome is known. */
export function expectedGainBits(belief: Belief, test: BeliefTest): number {
  let left = 0;
  for (const outcome of Object.keys(test.likelihoods)) {
    const p = outcomeProbability(belief, test, outcome);
    if (p > 0) left += p * entropyBits(updateBelief(belief, test, outcome));
  }
  return entropyBits(belief) - left;
}

/** The test with the greatest expected gain per second; null when none is left. */
export function bestTest(belief: Belief, tests: readonly BeliefTest[]): BeliefTest | null {
  let best: BeliefTest | null = null;
  let bestRate = 0;
  for (const test of tests) {
    const rate = expectedGainBits(belief, test) / test.costSeconds;
    if (rate > bestRate) {
      best = test;
      bestRate = rate;
    }
  }
  return best;
}

/** The belief after each piece of evidence, in the order it was read; tests that the table does not know are skipped. */
export function followEvidence(
  hypotheses: readonly Hypothesis[],
  tests: readonly BeliefTest[],
  evidence: readonly { readonly test: string; readonly outcome: string }[],
): readonly BeliefStep[] {
  let before = priorBelief(hypotheses);
  const steps: BeliefStep[] = [];
  const spent = new Set<string>();
  for (const { test: id, outcome } of evidence) {
    const test = tests.find((candidate) => candidate.id === id);
    // The same test again is not independent evidence.
    if (test === undefined || spent.has(id)) continue;
    spent.add(id);
    const after = updateBelief(before, test, outcome);
    steps.push({ test: id, outcome, before, after });
    before = after;
  }
  return steps;
}

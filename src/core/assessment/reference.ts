import {
  type Belief,
  type BeliefTest,
  expectedGainBits,
  likeliestOutcome,
  outcomeProbability,
  priorBelief,
  rounded,
  updateBelief,
} from './belief.ts';
import type { AssessedCase } from './case.ts';
import { effortOfTest } from './effort.ts';
import type { Knowledge } from './watch.ts';

/** Posterior from which the true hypothesis counts as isolated: full sufficiency (assessment.md 4.3). */
const ISOLATED_AT = 0.8;

/** The tests that a policy takes until the true hypothesis is isolated or no test gains anything. */
export interface ReferencePath {
  readonly tests: readonly string[];
  readonly effort: number;
  readonly isolated: boolean;
}

type Policy = (assessed: AssessedCase, knowledge: Knowledge) => BeliefTest | null;

/** The unused test with the highest rate; the first of equals, null when every rate is 0. */
function worthMost(
  assessed: AssessedCase,
  knowledge: Knowledge,
  rateOf: (test: BeliefTest, gainBits: number, effort: number) => number,
): BeliefTest | null {
  let best: BeliefTest | null = null;
  let bestRate = 0;
  for (const test of knowledge.unspent) {
    const cost = effortOfTest(assessed, test, knowledge.paidSetups);
    const rate = rounded(rateOf(test, expectedGainBits(knowledge.belief, test), cost), 6);
    if (rate > bestRate) {
      best = test;
      bestRate = rate;
    }
  }
  return best;
}

/** Takes the test with the greatest expected gain per effort. */
const greedy: Policy = (assessed, knowledge) =>
  worthMost(assessed, knowledge, (_test, gain, cost) => gain / cost);

/** As greedy, but rates a test together with the best test after it, which may need its result or its set-up. */
const lookAhead: Policy = (assessed, knowledge) =>
  worthMost(assessed, knowledge, (test, gain, cost) => {
    let pairGain = gain;
    let pairCost = cost;
    for (const outcome of Object.keys(test.likelihoods)) {
      const chance = outcomeProbability(knowledge.belief, test, outcome);
      if (chance <= 0) continue;
      const then = learn(knowledge, test, outcome);
      const next = greedy(assessed, then);
      if (next === null) continue;
      pairGain += chance * expectedGainBits(then.belief, next);
      pairCost += chance * effortOfTest(assessed, next, then.paidSetups);
    }
    return Math.max(gain / cost, pairGain / pairCost);
  });

function learn(knowledge: Knowledge, test: BeliefTest, outcome: string): Knowledge {
  return {
    belief: updateBelief(knowledge.belief, test, outcome),
    unspent: knowledge.unspent.filter((other) => other !== test),
    paidSetups: new Set([...knowledge.paidSetups, ...(test.setups ?? [])]),
  };
}

function follow(
  assessed: AssessedCase,
  policy: Policy,
  truth: string,
  outcomeOf: (test: BeliefTest) => string,
): ReferencePath {
  let knowledge: Knowledge = {
    belief: priorBelief(assessed.hypotheses),
    unspent: assessed.tests,
    paidSetups: new Set(),
  };
  const tests: string[] = [];
  let effort = 0;
  while (!isIsolated(knowledge.belief, truth)) {
    const test = policy(assessed, knowledge);
    if (test === null) return { tests, effort, isolated: false };
    tests.push(test.id);
    effort += effortOfTest(assessed, test, knowledge.paidSetups);
    knowledge = learn(knowledge, test, outcomeOf(test));
  }
  return { tests, effort, isolated: true };
}

export function isIsolated(belief: Belief, truth: string): boolean {
  return rounded(belief[truth] ?? 0, 6) >= ISOLATED_AT;
}

/**
 * The better of the greedy and the two-step look-ahead policy. A test has the outcome that the learner saw (`seen`: test id ->
 * outcome), else its likeliest outcome under the true hypothesis.
 */
export function referencePath(
  assessed: AssessedCase,
  truth: string,
  seen: ReadonlyMap<string, string>,
): ReferencePath {
  const outcomeOf = (test: BeliefTest): string => seen.get(test.id) ?? likeliestOutcome(test, truth);
  const near = follow(assessed, greedy, truth, outcomeOf);
  const far = follow(assessed, lookAhead, truth, outcomeOf);
  if (near.isolated !== far.isolated) return near.isolated ? near : far;
  return rounded(far.effort, 6) < rounded(near.effort, 6) ? far : near;
}

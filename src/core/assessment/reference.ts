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

/** What a policy does from some knowledge on: its next test, once it was asked for, and how it goes on after each outcome. */
interface Plan {
  readonly knowledge: Knowledge;
  next?: { readonly test: BeliefTest; readonly after: Map<string, Plan> } | null;
}

type Plans = WeakMap<AssessedCase, Plan>;
const NEAR: Plans = new WeakMap();
const FAR: Plans = new WeakMap();

function planOf(plans: Plans, assessed: AssessedCase): Plan {
  const known = plans.get(assessed);
  if (known !== undefined) return known;
  const plan: Plan = {
    knowledge: { belief: priorBelief(assessed.hypotheses), unspent: assessed.tests, paidSetups: new Set() },
  };
  plans.set(assessed, plan);
  return plan;
}

function nextOf(assessed: AssessedCase, policy: Policy, plan: Plan): NonNullable<Plan['next']> | null {
  if (plan.next === undefined) {
    const test = policy(assessed, plan.knowledge);
    plan.next = test === null ? null : { test, after: new Map() };
  }
  return plan.next;
}

/** Follows a policy. What it takes depends on the case and on outcomes alone, so that `plans` keeps it for other runs of the case. */
function follow(
  plans: Plans,
  policy: Policy,
  assessed: AssessedCase,
  truth: string,
  outcomeOf: (test: BeliefTest) => string,
): ReferencePath {
  let plan = planOf(plans, assessed);
  const tests: string[] = [];
  let effort = 0;
  while (!isIsolated(plan.knowledge.belief, truth)) {
    const next = nextOf(assessed, policy, plan);
    if (next === null) return { tests, effort, isolated: false };
    const { test, after } = next;
    tests.push(test.id);
    effort += effortOfTest(assessed, test, plan.knowledge.paidSetups);
    const outcome = outcomeOf(test);
    const then = after.get(outcome) ?? { knowledge: learn(plan.knowledge, test, outcome) };
    after.set(outcome, then);
    plan = then;
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
  const near = follow(NEAR, greedy, assessed, truth, outcomeOf);
  const far = follow(FAR, lookAhead, assessed, truth, outcomeOf);
  if (near.isolated !== far.isolated) return near.isolated ? near : far;
  return rounded(far.effort, 6) < rounded(near.effort, 6) ? far : near;
}

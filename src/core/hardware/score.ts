import {
  type Belief,
  type BeliefStep,
  type BeliefTest,
  bestTest,
  expectedGainBits,
  followEvidence,
  priorBelief,
  updateBelief,
} from './belief.ts';
import type { Scenario } from './scenario.ts';
import type { LabState } from './state.ts';

/** Each from 0 to 1; documentation is not assessed on the bench yet and has no share. */
export interface ScoreParts {
  readonly safety: number;
  readonly diagnosis: number;
  readonly fix: number;
  readonly verify: number;
  readonly cost: number;
}

/** Weights of assessment.md 4.2; the total is taken over the parts that are assessed. */
const WEIGHTS: ScoreParts = { safety: 0.18, diagnosis: 0.27, fix: 0.2, verify: 0.13, cost: 0.1 };

/** Gate caps of 4.2: any A breach, more than three B. */
const CAP_AFTER_A = 49;
const CAP_AFTER_MANY_B = 59;
const MANY_B = 3;

/** Sufficiency rises from a posterior of .35 to one of .80 (4.3). */
const SUFFICIENT_FROM = 0.35;
const SUFFICIENT_AT = 0.8;
/** The reference policy gets 15 % on top (4.3). */
const REFERENCE_ALLOWANCE = 1.15;

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function share(predicates: readonly ((state: LabState) => boolean)[], state: LabState): number {
  return predicates.filter((holds) => holds(state)).length / predicates.length;
}

/** The evidence that was on the table when the repair began; all of it when none did. */
export function evidenceBeforeRepair(scenario: Scenario, state: LabState): readonly BeliefStep[] {
  const { repairBegunAt } = state.ledger;
  const read = state.evidence.filter((item) => repairBegunAt === null || item.simSeconds < repairBegunAt);
  return followEvidence(scenario.hypotheses, scenario.tests, read);
}

/** What was believed when the repair began. */
function beliefAtRepair(scenario: Scenario, state: LabState): Belief {
  return evidenceBeforeRepair(scenario, state).at(-1)?.after ?? priorBelief(scenario.hypotheses);
}

/**
 * Simulated seconds that the greedy policy (greatest expected gain per second) would spend until the truth is likely
 * enough, seeing what the learner could have seen; the tests' outcomes come from `outcomeOf`.
 */
function referenceSeconds(scenario: Scenario, truth: string): number {
  let belief = priorBelief(scenario.hypotheses);
  let left: readonly BeliefTest[] = scenario.tests;
  let seconds = 0;
  while ((belief[truth] ?? 0) < SUFFICIENT_AT) {
    const test = bestTest(belief, left);
    if (test === null || expectedGainBits(belief, test) <= 0) break;
    seconds += test.costSeconds;
    belief = updateBelief(belief, test, likeliestOutcome(test, truth));
    left = left.filter((other) => other !== test);
  }
  return seconds;
}

function likeliestOutcome(test: BeliefTest, truth: string): string {
  const outcomes = Object.keys(test.likelihoods);
  const chance = (outcome: string): number => test.likelihoods[outcome]?.[truth] ?? 0;
  return outcomes.reduce(
    (best, outcome) => (chance(outcome) > chance(best) ? outcome : best),
    outcomes[0] ?? '',
  );
}

function diagnosis(scenario: Scenario, state: LabState): number {
  const { repairBegunAt } = state.ledger;
  if (repairBegunAt === null) return 0;
  const posterior = beliefAtRepair(scenario, state)[state.truth] ?? 0;
  const sufficiency = clamp01((posterior - SUFFICIENT_FROM) / (SUFFICIENT_AT - SUFFICIENT_FROM));
  // Efficiency is about reaching the answer: a repair that begins without one has isolated nothing.
  const reached = posterior >= SUFFICIENT_AT;
  const reference = REFERENCE_ALLOWANCE * referenceSeconds(scenario, state.truth);
  const efficiency = reached ? Math.min(1, reference / Math.max(1, repairBegunAt)) : 0;
  return 0.6 * sufficiency + 0.4 * efficiency;
}

function safety(state: LabState): number {
  const count = (severity: string): number =>
    state.ledger.breaches.filter((b) => b.severity === severity).length;
  return clamp01(1 - 0.25 * count('B') - 0.08 * count('C') - count('A'));
}

function cost(scenario: Scenario, state: LabState): number {
  return clamp01(2 - state.ledger.simSeconds / scenario.parSeconds);
}

/** The parts of the score (4.2). Cost counts only for a job that was done: doing nothing is not thrift. */
export function scoreParts(scenario: Scenario, state: LabState): ScoreParts {
  const fixed = scenario.goal.every((holds) => holds(state));
  return {
    safety: state.ledger.steps === 0 ? 0 : safety(state),
    diagnosis: diagnosis(scenario, state),
    fix: fixed ? 1 : 0,
    verify: fixed ? share(scenario.verify, state) : 0,
    cost: fixed ? cost(scenario, state) : 0,
  };
}

/** 0 to 100, whole. */
export function totalScore(parts: ScoreParts, state: LabState): number {
  const keys = Object.keys(WEIGHTS) as readonly (keyof ScoreParts)[];
  const weight = keys.reduce((sum, key) => sum + WEIGHTS[key], 0);
  const earned = keys.reduce((sum, key) => sum + WEIGHTS[key] * parts[key], 0);
  const { breaches } = state.ledger;
  const capA = breaches.some((breach) => breach.severity === 'A') ? CAP_AFTER_A : 100;
  const capB = breaches.filter((breach) => breach.severity === 'B').length > MANY_B ? CAP_AFTER_MANY_B : 100;
  return Math.round(Math.min((100 * earned) / weight, capA, capB));
}

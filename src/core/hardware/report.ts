import { type Belief, entropyBits, followEvidence, priorBelief } from './belief.ts';
import { debugLed } from './indicators.ts';
import { readPost } from './post.ts';
import { findScenario } from './scenarios/find-scenario.ts';
import { evidenceBeforeRepair, type ScoreParts, scoreParts, totalScore } from './score.ts';
import type { Breach, LabState } from './state.ts';
import { memoryMiB } from './time.ts';

/** What one look did to the belief, or would have done. Probabilities from 0 to 1, entropy in bits. */
export interface Insight {
  readonly test: string;
  readonly outcome: string;
  /** False: the learner began the repair without this look; the figures tell what it would have shown. */
  readonly taken: boolean;
  readonly truth: string;
  readonly before: Belief;
  readonly after: Belief;
  readonly bitsBefore: number;
  readonly bitsAfter: number;
}

/** What a finished run amounted to. The only answer that tells the truth. */
export interface LabReport {
  readonly scenarioId: string;
  readonly solved: boolean;
  /** A picture stood on the screen when the run ended. */
  readonly started: boolean;
  readonly memoryMiB: number;
  readonly score: number;
  readonly parts: ScoreParts;
  readonly achievements: readonly { readonly id: string; readonly earned: boolean }[];
  readonly insight: Insight | null;
  readonly breaches: readonly Breach[];
  readonly simSeconds: number;
  readonly steps: number;
}

/** The look at the debug LEDs: as it was taken, or as it would have gone with the clip that lay there. */
function findInsight(state: LabState): Insight | null {
  const scenario = findScenario(state.scenarioId);
  if (scenario === null || state.recording === null) return null;
  const taken = evidenceBeforeRepair(scenario, state).find((step) => step.test === 'read-debug-leds');
  const outcome = taken?.outcome ?? debugLed(state.recording);
  const before = taken?.before ?? priorBelief(scenario.hypotheses);
  const missed = followEvidence(scenario.hypotheses, scenario.tests, [{ test: 'read-debug-leds', outcome }]);
  const after = taken?.after ?? missed[0]?.after;
  if (after === undefined) return null;
  return {
    test: 'read-debug-leds',
    outcome,
    taken: taken !== undefined,
    truth: state.truth,
    before,
    after,
    bitsBefore: entropyBits(before),
    bitsAfter: entropyBits(after),
  };
}

/** The report of a run as it stands. */
export function report(state: LabState): LabReport {
  const scenario = findScenario(state.scenarioId);
  const parts: ScoreParts =
    scenario === null ? { safety: 0, diagnosis: 0, fix: 0, verify: 0, cost: 0 } : scoreParts(scenario, state);
  return {
    scenarioId: state.scenarioId,
    solved: scenario?.goal.every((holds) => holds(state)) ?? false,
    started: readPost(state.machine).stage === 'handed-over',
    memoryMiB: memoryMiB(state.machine),
    score: totalScore(parts, state),
    parts,
    achievements: (scenario?.achievements ?? []).map(({ id, earned }) => ({ id, earned: earned(state) })),
    insight: findInsight(state),
    breaches: state.ledger.breaches,
    simSeconds: state.ledger.simSeconds,
    steps: state.ledger.steps,
  };
}

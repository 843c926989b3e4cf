import { type Belief, entropyBits, likeliestOutcome, priorBelief, rounded, updateBelief } from './belief.ts';
import type { AssessedCase } from './case.ts';
import type { Diagnosis } from './diagnosis.ts';
import { billedUsd, effort } from './effort.ts';
import { hypothesesOf } from './justification.ts';
import type { RunRecord } from './run-record.ts';
import { beliefIn, knowledgeAt, type WatchedFinding, watchFindings } from './watch.ts';

/** A point of the uncertainty graph, after `step` accepted commands and `simSeconds` simulated seconds. */
export interface EntropyPoint {
  readonly step: number;
  readonly simSeconds: number;
  readonly bits: number;
  /** Belief in the true hypothesis, 0 to 1. */
  readonly truth: number;
  /** The test that changed the belief; null at the start and at the end of the line. */
  readonly test: string | null;
}

/** The learner's test with the highest expected gain per minute. */
interface BestMove {
  readonly step: number;
  readonly test: string;
  readonly outcome: string;
  readonly gainBits: number;
  readonly minutes: number;
}

/** The act with the highest regret: effort times doubt (1 - belief). */
interface CostliestGuess {
  readonly step: number;
  readonly part: string | null;
  readonly usd: number;
  readonly minutes: number;
  /** Belief in the hypotheses that the part acts on, at the time of the act. */
  readonly belief: number;
}

/** When the evidence first isolated the true hypothesis. */
interface AnswerKnown {
  readonly step: number;
  readonly simSeconds: number;
  readonly belief: number;
}

/** What somebody's own readings told, the power button and what it showed left out. */
interface OwnKnowledge {
  /** Readings that tell something of the case. */
  readonly readings: number;
  /** Belief in the true hypothesis from them, 0 to 1. */
  readonly belief: number;
}

export interface Debrief {
  readonly entropy: readonly EntropyPoint[];
  /** The same of the expert in the same run. Stored reports of earlier builds lack it, and those of simulations that name none. */
  readonly expert?: readonly EntropyPoint[];
  readonly bestMove: BestMove | null;
  readonly costliestGuess: CostliestGuess | null;
  readonly answerKnown: AnswerKnown | null;
  /** What the learner's own readings told before the cure. Stored reports of earlier builds lack it. */
  readonly own?: OwnKnowledge;
  /** Tests of the reference policy, in its order. */
  readonly referenceTests: readonly string[];
}

/** The effect of the reference policy's first test on the belief, whether the learner took it or not. Entropy in bits. */
export interface Insight {
  readonly test: string;
  readonly outcome: string;
  /** False when the learner did not take this test; the figures are then those of its likeliest outcome. */
  readonly taken: boolean;
  readonly truth: string;
  readonly before: Belief;
  readonly after: Belief;
  readonly bitsBefore: number;
  readonly bitsAfter: number;
}

/** Null when the reference policy takes no test. */
export function findInsight(assessed: AssessedCase, record: RunRecord, diagnosis: Diagnosis): Insight | null {
  const test = assessed.tests.find(({ id }) => id === diagnosis.reference.tests[0]);
  if (test === undefined) return null;
  const taken = diagnosis.watched.find((watched) => watched.test === test);
  const outcome = taken?.outcome ?? likeliestOutcome(test, record.truth);
  const before = taken?.before ?? priorBelief(assessed.hypotheses);
  const after = taken?.after ?? updateBelief(before, test, outcome);
  return {
    test: test.id,
    outcome,
    taken: taken !== undefined,
    truth: record.truth,
    before: roundedBelief(before),
    after: roundedBelief(after),
    bitsBefore: rounded(entropyBits(before), 4),
    bitsAfter: rounded(entropyBits(after), 4),
  };
}

function roundedBelief(belief: Belief): Belief {
  return Object.fromEntries(Object.entries(belief).map(([id, p]) => [id, rounded(p, 4)]));
}

/**
 * The uncertainty graph and three notes (assessment.md 4.3). Figures are rounded to four decimal places.
 *
 * @param expert the run of the case's expert, for the line beside the learner's.
 */
export function debriefRun(
  assessed: AssessedCase,
  record: RunRecord,
  diagnosis: Diagnosis,
  expert?: RunRecord,
): Debrief {
  const { isolatedBy } = diagnosis;
  return {
    entropy: entropyLine(assessed, record, diagnosis.watched),
    ...(expert === undefined
      ? {}
      : { expert: entropyLine(assessed, expert, watchFindings(assessed, expert)) }),
    bestMove: bestMove(diagnosis),
    costliestGuess: costliestGuess(assessed, record, diagnosis),
    answerKnown:
      isolatedBy === null
        ? null
        : {
            step: isolatedBy.finding.step,
            simSeconds: isolatedBy.finding.simSeconds,
            belief: rounded(isolatedBy.after[record.truth] ?? 0, 4),
          },
    own: {
      readings: diagnosis.own.length,
      belief: rounded(
        (diagnosis.own.at(-1)?.after ?? priorBelief(assessed.hypotheses))[record.truth] ?? 0,
        4,
      ),
    },
    referenceTests: diagnosis.reference.tests,
  };
}

function entropyLine(
  assessed: AssessedCase,
  record: RunRecord,
  watched: readonly WatchedFinding[],
): readonly EntropyPoint[] {
  const point = (step: number, simSeconds: number, belief: Belief, test: string | null): EntropyPoint => ({
    step,
    simSeconds,
    bits: rounded(entropyBits(belief), 4),
    truth: rounded(belief[record.truth] ?? 0, 4),
    test,
  });
  const prior = priorBelief(assessed.hypotheses);
  return [
    point(0, 0, prior, null),
    ...watched.map(({ finding, after }) => point(finding.step, finding.simSeconds, after, finding.test)),
    point(record.steps, record.simSeconds, watched.at(-1)?.after ?? prior, null),
  ];
}

function bestMove({ watched }: Diagnosis): BestMove | null {
  let best: BestMove | null = null;
  for (const { finding, gainBits, effort: minutes } of watched) {
    if (
      gainBits <= 0 ||
      (best !== null && rounded(gainBits / minutes - best.gainBits / best.minutes, 6) <= 0)
    )
      continue;
    best = {
      step: finding.step,
      test: finding.test,
      outcome: finding.outcome,
      gainBits: rounded(gainBits, 4),
      minutes: rounded(minutes, 4),
    };
  }
  return best;
}

/** The part replaced or bought with the greatest regret. Null when the evidence justified every such act. */
function costliestGuess(
  assessed: AssessedCase,
  record: RunRecord,
  { watched }: Diagnosis,
): CostliestGuess | null {
  let worst: CostliestGuess | null = null;
  let worstRegret = 0;
  for (const act of record.acts) {
    if (act.kind !== 'bought' && act.kind !== 'replaced') continue;
    if (act.kind === 'replaced' && act.reverted) continue;
    const blamed = hypothesesOf(assessed, act);
    const belief = beliefIn(knowledgeAt(assessed, watched, act.step).belief, blamed);
    const minutes = act.kind === 'replaced' ? act.swapSeconds / 60 : 0;
    const regret = rounded(effort(minutes * 60, billedUsd(act)) * (1 - belief), 6);
    if (belief >= WELL_FOUNDED || regret <= worstRegret) continue;
    worstRegret = regret;
    worst = { step: act.step, part: act.part, usd: billedUsd(act), minutes, belief: rounded(belief, 4) };
  }
  return worst;
}

/** From this belief on an act is not a guess (full sufficiency). */
const WELL_FOUNDED = 0.8;

import type { Stamp } from '../kernel/stamp.ts';
import { expectedGainBits, rounded } from './belief.ts';
import type { AssessedCase } from './case.ts';
import { effort, effortAt, effortOfTest, type Spending, spendings } from './effort.ts';
import { hypothesesOf, isCaseMade, needlessParts, ownReadings, unjustifiedActs } from './justification.ts';
import { isIsolated, type ReferencePath, referencePath } from './reference.ts';
import type { RecordedAct, RunRecord } from './run-record.ts';
import { beliefIn, knowledgeAt, type WatchedFinding, watchFindings } from './watch.ts';

/** Sufficiency rises from a posterior of .35 to one of .80 (assessment.md 4.3). */
const SUFFICIENT_FROM = 0.35;
const SUFFICIENT_AT = 0.8;
/** The learner may spend 15 % more effort than the reference policy (4.3). */
const REFERENCE_ALLOWANCE = 1.15;
/** Shotgun: a part paid for on less belief than this, while a test with this gain at this share of the cost was available. */
const SHOTGUN_BELIEF = 0.35;
const SHOTGUN_GAIN_BITS = 0.3;
const SHOTGUN_COST_SHARE = 1 / 4;
const SHOTGUN_PENALTY = 0.15;
/** Each repair that stayed and on which no reading had pointed (score.md 2). */
const UNJUSTIFIED_PENALTY = 0.2;
/** Redundant tests gain less than this. Two are free, because technicians re-check. */
const REDUNDANT_BITS = 0.02;
const REDUNDANT_FREE = 2;
const REDUNDANT_PENALTY = 0.03;

/** The diagnosis part of the score and its inputs (4.3). Shares are 0 to 1. */
export interface Diagnosis {
  readonly watched: readonly WatchedFinding[];
  /** Those of the learner's own readings alone. */
  readonly own: readonly WatchedFinding[];
  /** When the learner first committed to a theory by an act; null when there was no such act and no cure. */
  readonly stakedAt: Stamp | null;
  /** Belief in the hypotheses that this act addressed, at that time. */
  readonly stakedBelief: number;
  readonly sufficiency: number;
  readonly efficiency: number;
  /** The first finding that isolated the true hypothesis; null when none did. */
  readonly isolatedBy: WatchedFinding | null;
  readonly reference: ReferencePath;
  readonly shotguns: readonly RecordedAct[];
  /** Repairs that stayed and on which no reading had pointed. */
  readonly unjustified: readonly RecordedAct[];
  /** Parts paid for that the repair did not need. */
  readonly needless: readonly RecordedAct[];
  /** The learner's own readings established the cause before the cure (`isCaseMade`). */
  readonly caseMade: boolean;
  readonly redundantTests: number;
  readonly value: number;
}

function isStake(act: RecordedAct): boolean {
  return act.kind !== 'changed' && (act.kind !== 'replaced' || !act.reverted);
}

/** The hypotheses that an act addresses: those of its part, else the theory stated last, else the true one. */
function actedOn(assessed: AssessedCase, record: RunRecord, act: RecordedAct): readonly string[] {
  if ('part' in act && act.part !== null) {
    const blamed = hypothesesOf(assessed, act);
    if (blamed.length > 0) return blamed;
  }
  const stated = record.theories.filter((theory) => theory.step < act.step).at(-1);
  return [stated?.hypothesis ?? record.truth];
}

/** The first act that costs money or cannot be undone, or the cure when no such act preceded it. */
function findStake(
  assessed: AssessedCase,
  record: RunRecord,
): { readonly at: Stamp; readonly on: readonly string[] } | null {
  const act = record.acts.find(isStake);
  const { cured } = record;
  if (act !== undefined && (cured === null || act.step <= cured.step))
    return { at: act, on: actedOn(assessed, record, act) };
  return cured === null ? null : { at: cured, on: [record.truth] };
}

/** Whether a part was paid for on little belief while a cheap and informative test was still unused. */
function isShotgun(assessed: AssessedCase, watched: readonly WatchedFinding[], act: Spending): boolean {
  const known = knowledgeAt(assessed, watched, act.step);
  if (rounded(beliefIn(known.belief, hypothesesOf(assessed, act)), 6) >= SHOTGUN_BELIEF) return false;
  const swapSeconds = act.kind === 'replaced' ? act.swapSeconds : 0;
  const affordable = effort(swapSeconds, act.usd) * SHOTGUN_COST_SHARE;
  return known.unspent.some(
    (test) =>
      effortOfTest(assessed, test, known.paidSetups) <= affordable &&
      expectedGainBits(known.belief, test) >= SHOTGUN_GAIN_BITS,
  );
}

/** The number of commands none of whose findings gained anything, habits aside; one command may give several findings. */
function redundantSteps({ habits }: RunRecord, watched: readonly WatchedFinding[]): number {
  const isHabit = (step: number): boolean => habits.some((habit) => habit.step === step);
  const steps = (findings: readonly WatchedFinding[]): ReadonlySet<number> =>
    new Set(findings.map(({ finding }) => finding.step).filter((step) => !isHabit(step)));
  return steps(watched).size - steps(watched.filter(({ gainBits }) => gainBits >= REDUNDANT_BITS)).size;
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Effort of the run up to and including a finding. */
function effortToRead(record: RunRecord, { finding, test }: WatchedFinding): number {
  return effortAt(record, finding) + effort(test.costSeconds, 0);
}

/** Judges how the fault was found (4.3): whether the learner knew enough before acting, and at what effort. */
export function diagnose(assessed: AssessedCase, record: RunRecord): Diagnosis {
  const watched = watchFindings(assessed, record);
  const own = ownReadings(assessed, record);
  const seen = new Map(watched.map(({ test, outcome }) => [test.id, outcome]));
  const reference = referencePath(assessed, record.truth, seen);
  const isolatedBy = watched.find(({ after }) => isIsolated(after, record.truth)) ?? null;
  const shotguns = spendings(record).filter((act) => isShotgun(assessed, watched, act));
  const unjustified = unjustifiedActs(assessed, record, watched);
  const redundantTests = redundantSteps(record, watched);
  const stake = findStake(assessed, record);

  const stakedBelief =
    stake === null ? 0 : rounded(beliefIn(knowledgeAt(assessed, watched, stake.at.step).belief, stake.on), 6);
  const sufficiency = clamp01((stakedBelief - SUFFICIENT_FROM) / (SUFFICIENT_AT - SUFFICIENT_FROM));
  // Efficiency counts only for a learner who isolated the fault and acted: doing nothing is not efficient.
  const efficiency =
    stake === null || isolatedBy === null
      ? 0
      : Math.min(1, (REFERENCE_ALLOWANCE * reference.effort) / effortToRead(record, isolatedBy));
  const penalties =
    SHOTGUN_PENALTY * shotguns.length +
    UNJUSTIFIED_PENALTY * unjustified.length +
    REDUNDANT_PENALTY * Math.max(0, redundantTests - REDUNDANT_FREE);
  return {
    watched,
    own,
    stakedAt: stake?.at ?? null,
    stakedBelief,
    sufficiency,
    efficiency,
    isolatedBy,
    reference,
    shotguns,
    unjustified,
    needless: needlessParts(assessed, record),
    caseMade: isCaseMade(assessed, record, own),
    redundantTests,
    value: stake === null ? 0 : clamp01(0.6 * sufficiency + 0.4 * efficiency - penalties),
  };
}

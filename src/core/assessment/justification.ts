import { type Hypothesis, rounded } from './belief.ts';
import type { AssessedCase } from './case.ts';
import { type Spending, spendings } from './effort.ts';
import type { RecordedAct, RunRecord } from './run-record.ts';
import { beliefIn, knowledgeAt, type WatchedFinding, watchFindings } from './watch.ts';

/** Belief from which a cause counts as established before an act that costs or cannot be undone (score.md 1). */
const ESTABLISHED = 0.5;

/**
 * Ids of the hypotheses that an act would cure. A part paid for cures what its kind cures; a change cures what the very thing
 * cures, and what cannot be undone cures either. One word may name a kind and a thing: a new `cpu-cooler` is no fresh paste.
 */
export function hypothesesOf({ hypotheses }: AssessedCase, act: RecordedAct): readonly string[] {
  if (!('part' in act) || act.part === null) return [];
  const kind = act.kind === 'changed' ? null : act.part;
  const thing =
    act.kind === 'changed' ? act.part : act.kind === 'irreversible' ? (act.thing ?? act.part) : null;
  const cures = ({ parts = [], acts = [] }: Hypothesis): boolean =>
    (kind !== null && parts.includes(kind)) || (thing !== null && acts.includes(thing));
  return hypotheses.filter(cures).map(({ id }) => id);
}

/** Whether an act is on the true cause. */
function isOnTruth(assessed: AssessedCase, record: RunRecord, act: RecordedAct): boolean {
  return hypothesesOf(assessed, act).includes(record.truth);
}

/** Parts paid for that the repair did not need: not of the true cause, or a second one of the same kind. */
export function needlessParts(assessed: AssessedCase, record: RunRecord): readonly Spending[] {
  const needed = new Set<string>();
  return spendings(record).filter((act) => {
    const isNeeded = isOnTruth(assessed, record, act) && !needed.has(act.part);
    needed.add(act.part);
    return !isNeeded;
  });
}

/** The repairs that stayed: parts paid for, irreversible acts, and what was left changed. */
function interventions(record: RunRecord): readonly RecordedAct[] {
  return [
    ...spendings(record),
    ...record.acts.filter(({ kind }) => kind === 'irreversible' || kind === 'changed'),
  ];
}

/** Repairs that stayed, did not act on the true cause, and on which no reading had pointed (score.md 2). */
export function unjustifiedActs(
  assessed: AssessedCase,
  record: RunRecord,
  watched: readonly WatchedFinding[],
): readonly RecordedAct[] {
  return interventions(record).filter((act) => {
    if (!('part' in act) || act.part === null || isOnTruth(assessed, record, act)) return false;
    return !isRaised(assessed, watched, act.step, hypothesesOf(assessed, act));
  });
}

/** Whether the readings before a step had raised the belief in some hypotheses above their prior. */
function isRaised(
  assessed: AssessedCase,
  watched: readonly WatchedFinding[],
  step: number,
  hypotheses: readonly string[],
): boolean {
  const belief = beliefIn(knowledgeAt(assessed, watched, step).belief, hypotheses);
  return rounded(belief - beliefIn(knowledgeAt(assessed, [], step).belief, hypotheses), 6) > 0;
}

/** The step at which the job was cured or handed over; null when neither happened. */
function settledAt(record: RunRecord): number | null {
  return record.cured?.step ?? record.acts.findLast(({ kind }) => kind === 'escalated')?.step ?? null;
}

/** What the learner read, without what the machine showed to whoever pressed its power button. */
export function ownReadings(assessed: AssessedCase, record: RunRecord): readonly WatchedFinding[] {
  const findings = record.findings.filter((finding) => record.readings.includes(finding.step));
  return watchFindings(assessed, { ...record, findings });
}

/**
 * Whether a reading made the case (score.md 1): before the act that cured, the learner's own readings raised the belief in the
 * true cause above its prior and to `ESTABLISHED`; or to the first place among the suspects, where the act cost nothing and can
 * be undone.
 */
export function isCaseMade(
  assessed: AssessedCase,
  record: RunRecord,
  own: readonly WatchedFinding[],
): boolean {
  const step = settledAt(record);
  if (step === null) return false;
  if (!isRaised(assessed, own, step, [record.truth])) return false;
  const { belief } = knowledgeAt(assessed, own, step);
  const truth = rounded(belief[record.truth] ?? 0, 6);
  if (truth >= ESTABLISHED) return true;
  return isFree(assessed, record, step) && Object.values(belief).every((other) => rounded(other, 6) <= truth);
}

/** Whether the cure cost no part and can be undone. */
function isFree(assessed: AssessedCase, record: RunRecord, step: number): boolean {
  return !record.acts.some(
    (act) =>
      act.step <= step &&
      (act.kind === 'escalated' || (act.kind !== 'changed' && isOnTruth(assessed, record, act))),
  );
}

import type { Debrief } from './debrief.ts';
import type { PassFault } from './pass.ts';
import { PASS_MARK } from './pass-mark.ts';
import type { Check } from './run-record.ts';
import { type Ending, type Gate, type ScoreParts, WEIGHTS } from './score.ts';

/** An act as a debrief names it: by the part or thing that it was on. */
export interface BlamedAct {
  readonly kind: string;
  readonly part?: string | null;
}

/**
 * What a report has to say for its debrief. Reports of earlier rules lack what is optional: their sentences say less, and
 * nothing that was not judged.
 */
export interface DebriefFacts {
  /** Id of the true hypothesis. */
  readonly truth: string;
  /** Where it was: the place that the note should name; null where there is none. */
  readonly place?: string | null;
  readonly score: number;
  readonly parts: ScoreParts;
  readonly gates: readonly Gate[];
  readonly ending?: Ending;
  readonly passed?: boolean;
  /** The conditions of a pass that were not met. */
  readonly passFaults?: readonly PassFault[];
  /** Repairs that stayed and on which no reading had pointed. */
  readonly unjustified?: readonly BlamedAct[];
  /** Parts paid for that the repair did not need. */
  readonly needless?: readonly BlamedAct[];
  /** Readings that gained nothing. */
  readonly redundantTests?: number;
  /** What a good technician needs. */
  readonly par?: { readonly seconds: number; readonly usd: number };
  readonly checks: {
    readonly goals: readonly Check[];
    readonly verifications: readonly Check[];
    readonly note: readonly Check[] | null;
  };
  readonly debrief: Debrief;
  readonly breaches: readonly { readonly rule: string; readonly severity: 'A' | 'B' | 'C' }[];
  readonly steps: number;
  readonly simSeconds: number;
  readonly moneyUsd: number;
}

/** How a value of a sentence is put into words. */
type ValueKind =
  | 'cause'
  /** A target of the machine. */
  | 'place'
  | 'test'
  /** A kind of part, or the id of a thing or a setting. */
  | 'part'
  | 'rule'
  | 'goal'
  | 'proof'
  | 'check'
  /** Seconds. */
  | 'time'
  | 'par'
  | 'usd'
  | 'percent'
  | 'count'
  | 'total'
  | 'points';

/** A sentence of the debrief: the group and name of its text, and what is put into it. */
export interface DebriefSentence {
  readonly group: string;
  readonly name: string;
  readonly values: Readonly<Partial<Record<ValueKind, string | number>>>;
}

export function sentence(
  group: string,
  name: string,
  values: DebriefSentence['values'] = {},
): DebriefSentence {
  return { group, name, values };
}

const BY_FIX: Readonly<Record<string, Ending>> = { 1: 'solved', 0.6: 'worked-around', 0.3: 'goal-missed' };

/** How the job ended. Earlier rules told it by the fix alone. */
export function endingOf({ ending, parts }: DebriefFacts): Ending {
  return ending ?? BY_FIX[parts.fix] ?? 'unsolved';
}

/** Why a run did not pass, the weightiest first; empty for a pass. Earlier rules knew two reasons. */
export function failures({ passFaults, gates, score }: DebriefFacts): readonly PassFault[] {
  if (passFaults !== undefined) return passFaults;
  if (gates.length > 0) return ['gate'];
  return score < PASS_MARK ? ['score'] : [];
}

/** The worst rule that was broken, the first of equals; null for none. */
export function worstBreach({ breaches }: DebriefFacts): DebriefFacts['breaches'][number] | null {
  const [worst] = [...breaches].sort((left, right) => left.severity.localeCompare(right.severity));
  return worst ?? null;
}

export function firstUnmet(checks: readonly Check[]): string | null {
  return checks.find(({ met }) => !met)?.id ?? null;
}

/** The readings that moved the belief, in order. */
export function readingsOf({ debrief }: DebriefFacts): readonly string[] {
  return debrief.entropy.flatMap(({ test }) => (test === null ? [] : [test]));
}

/** The reading by which the cause was known: of a look that read several things the one that told most. Null when it never was. */
export function decisiveTest({ debrief }: Pick<DebriefFacts, 'debrief'>): string | null {
  const { answerKnown, entropy } = debrief;
  const [told] = entropy
    .map(({ step, test, truth }, index) => ({ step, test, gain: truth - (entropy[index - 1]?.truth ?? 0) }))
    .filter(({ step, test }) => step === answerKnown?.step && test !== null)
    .toSorted((one, other) => other.gain - one.gain);
  return told?.test ?? null;
}

/** The part of an act for a sentence; null where it names none. */
export function blamedPart(acts: readonly BlamedAct[] | undefined): string | null {
  return acts?.find(({ part }) => part != null)?.part ?? null;
}

/** What a part of the score counts in points, with the parts that the case assesses adding up to 100. */
export function pointsOf(parts: ScoreParts, part: keyof ScoreParts): number {
  const ids = Object.keys(WEIGHTS) as (keyof ScoreParts)[];
  const assessed = ids.filter((id) => parts[id] !== null).reduce((sum, id) => sum + WEIGHTS[id], 0);
  return (100 * WEIGHTS[part]) / assessed;
}

import { rounded } from './belief.ts';
import { type AssessedCase, OFFICE_USD_PER_MINUTE } from './case.ts';
import type { Diagnosis } from './diagnosis.ts';
import { freeSeconds } from './effort.ts';
import type { CaseOutcome, Check, RunRecord } from './run-record.ts';

/** Each part is 0 to 1, to four decimal places. Null: the case does not assess it, and it has no weight in the total. */
export interface ScoreParts {
  readonly safety: number;
  readonly diagnosis: number;
  readonly fix: number;
  readonly verify: number;
  readonly document: number | null;
  readonly cost: number;
}

/** Weights of assessment.md 4.2. */
export const WEIGHTS: Readonly<Record<keyof ScoreParts, number>> = {
  safety: 0.18,
  diagnosis: 0.27,
  fix: 0.2,
  verify: 0.13,
  document: 0.12,
  cost: 0.1,
};

/** Failures that cap the total, whatever the parts are (4.2). */
export type Gate = 'breach-a' | 'data-loss' | 'wrong-machine' | 'many-b';
export const GATE_CAP: Readonly<Record<Gate, number>> = {
  'breach-a': 49,
  'data-loss': 39,
  'wrong-machine': 39,
  'many-b': 59,
};
/** This many unjustified interventions cap the total (score.md 2). */
const GUESSES = 2;
export const GUESSING_CAP = 65;
/** More B breaches than this close a gate. */
export const MANY_B = 3;

function countOf(record: RunRecord, severity: string): number {
  return record.breaches.filter((breach) => breach.severity === severity).length;
}

/** The gates that cap this run. */
export function closedGates(record: RunRecord, outcome: CaseOutcome): readonly Gate[] {
  const closed: Readonly<Record<Gate, boolean>> = {
    'breach-a': countOf(record, 'A') > 0,
    'data-loss': outcome.dataLost,
    'wrong-machine': outcome.wrongMachine,
    'many-b': countOf(record, 'B') > MANY_B,
  };
  return (Object.keys(closed) as Gate[]).filter((gate) => closed[gate]);
}

function safety(record: RunRecord): number {
  if (record.steps === 0 || countOf(record, 'A') > 0) return 0;
  return Math.max(0, 1 - 0.25 * countOf(record, 'B') - 0.08 * countOf(record, 'C'));
}

/** How a job ended. `passed-on`: the case accepts the escalation, and its evidence was read and handed over. */
export type Ending =
  | 'solved'
  | 'passed-on'
  /** Rightly passed on, with a goal missed, such as a machine left open. */
  | 'passed-on-untidily'
  | 'worked-around'
  /** Passed on without the evidence, or without saying what was found. */
  | 'passed-on-blindly'
  /** Cured, with a goal missed. */
  | 'goal-missed'
  | 'unsolved';

/** Whether the cure, or what the case accepts in its place, was handing the job over. */
function isPassedOn({ cured }: RunRecord, { escalated, workaround }: CaseOutcome): boolean {
  return escalated && (cured !== null || workaround);
}

/** Passing a job on is an answer only when it is the answer (score.md 5). */
export function endingOf(
  record: RunRecord,
  outcome: CaseOutcome,
  judged: { readonly diagnosis: Pick<Diagnosis, 'caseMade'>; readonly note: readonly Check[] | null },
): Ending {
  const isCured = record.cured !== null && outcome.goals.every(({ met }) => met);
  if (isPassedOn(record, outcome)) {
    const isReported = judged.note === null || isMet(judged.note, 'cause', 'part', 'evidence');
    if (!judged.diagnosis.caseMade || !isReported) return 'passed-on-blindly';
    return isCured || outcome.workaround ? 'passed-on' : 'passed-on-untidily';
  }
  if (isCured) return 'solved';
  if (outcome.workaround) return 'worked-around';
  return record.cured === null ? 'unsolved' : 'goal-missed';
}

function isMet(checks: readonly Check[], ...ids: readonly string[]): boolean {
  return checks.every(({ id, met }) => met || !ids.includes(id));
}

/** What an ending is worth of Fix. An accepted escalation counts as its own goal (score.md 1), so a missed one costs, but passes. */
const FIX: Readonly<Record<Ending, number>> = {
  solved: 1,
  'passed-on': 1,
  'passed-on-untidily': 0.6,
  'worked-around': 0.6,
  'passed-on-blindly': 0.3,
  'goal-missed': 0.3,
  unsolved: 0,
};
/** The most that the fix is worth beside an unjustified intervention (score.md 2). */
const UNJUSTIFIED_FIX = 0.6;

/** 1 up to par, falling linearly to 0 at twice par; good habits are free. 0 when a part was paid for that was not needed. */
function cost(assessed: AssessedCase, record: RunRecord, { needless }: Pick<Diagnosis, 'needless'>): number {
  if (needless.length > 0) return 0;
  const rate = assessed.usdPerMinute ?? OFFICE_USD_PER_MINUTE;
  const par = (assessed.parSeconds / 60) * rate + (assessed.parPartsUsd ?? 0);
  const seconds = record.simSeconds - freeSeconds(record, record.steps);
  const ratio = ((seconds / 60) * rate + record.moneyUsd) / par;
  return Math.min(1, Math.max(0, 2 - ratio));
}

function shareMet(checks: readonly Check[]): number {
  return checks.length === 0 ? 0 : checks.filter(({ met }) => met).length / checks.length;
}

/**
 * The six parts (4.2). Verification and cost count only for a job that was mended or rightly passed on: otherwise there is
 * nothing to verify, and doing nothing is not economical.
 */
export function scoreParts(
  assessed: AssessedCase,
  record: RunRecord,
  outcome: CaseOutcome,
  judged: { readonly diagnosis: Diagnosis; readonly note: readonly Check[] | null; readonly ending: Ending },
): ScoreParts {
  const { diagnosis, note, ending } = judged;
  const counts = ending !== 'unsolved' && ending !== 'passed-on-blindly';
  return {
    safety: rounded(safety(record), 4),
    diagnosis: rounded(diagnosis.value, 4),
    fix: diagnosis.unjustified.length === 0 ? FIX[ending] : Math.min(FIX[ending], UNJUSTIFIED_FIX),
    verify: counts ? rounded(shareMet(outcome.verifications), 4) : 0,
    document: note === null ? null : rounded(shareMet(note), 4),
    cost: counts ? rounded(cost(assessed, record, diagnosis), 4) : 0,
  };
}

/** The weighted mean of the assessed parts as an integer from 0 to 100, capped by the gates and by guessing. */
export function weightedScore(
  parts: ScoreParts,
  gates: readonly Gate[],
  { unjustified }: Pick<Diagnosis, 'unjustified'>,
): number {
  let weight = 0;
  let earned = 0;
  for (const part of Object.keys(WEIGHTS) as (keyof ScoreParts)[]) {
    const value = parts[part];
    if (value === null) continue;
    weight += WEIGHTS[part];
    earned += WEIGHTS[part] * value;
  }
  const guessing = unjustified.length >= GUESSES ? GUESSING_CAP : 100;
  const cap = Math.min(guessing, ...gates.map((gate) => GATE_CAP[gate]));
  return Math.min(rounded((100 * earned) / weight, 0), cap);
}

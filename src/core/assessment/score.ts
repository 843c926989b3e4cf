import { rounded } from './belief.ts';
import { type AssessedCase, OFFICE_USD_PER_MINUTE } from './case.ts';
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

/** 1: cured and all goals met; .6: an accepted workaround or escalation; .3: cured with a goal missed; 0: otherwise. */
function fix(record: RunRecord, outcome: CaseOutcome): number {
  const cured = record.cured !== null;
  if (cured && outcome.goals.every(({ met }) => met)) return 1;
  if (outcome.workaround) return 0.6;
  return cured ? 0.3 : 0;
}

/** 1 up to par, falling linearly to 0 at twice par. */
function cost(assessed: AssessedCase, record: RunRecord): number {
  const rate = assessed.usdPerMinute ?? OFFICE_USD_PER_MINUTE;
  const par = (assessed.parSeconds / 60) * rate + (assessed.parPartsUsd ?? 0);
  const ratio = ((record.simSeconds / 60) * rate + record.moneyUsd) / par;
  return Math.min(1, Math.max(0, 2 - ratio));
}

function shareMet(checks: readonly Check[]): number {
  return checks.length === 0 ? 0 : checks.filter(({ met }) => met).length / checks.length;
}

/**
 * The six parts (4.2). Verification and cost count only when the fix does: without one there is nothing to verify, and doing
 * nothing is not economical.
 */
export function scoreParts(
  assessed: AssessedCase,
  record: RunRecord,
  outcome: CaseOutcome,
  judged: { readonly diagnosis: number; readonly note: readonly Check[] | null },
): ScoreParts {
  const fixed = fix(record, outcome);
  return {
    safety: rounded(safety(record), 4),
    diagnosis: rounded(judged.diagnosis, 4),
    fix: fixed,
    verify: fixed === 0 ? 0 : rounded(shareMet(outcome.verifications), 4),
    document: judged.note === null ? null : rounded(shareMet(judged.note), 4),
    cost: fixed === 0 ? 0 : rounded(cost(assessed, record), 4),
  };
}

/** The total as an integer from 0 to 100: the weighted mean of the assessed parts, capped by the gates. */
export function totalScore(parts: ScoreParts, gates: readonly Gate[]): number {
  let weight = 0;
  let earned = 0;
  for (const part of Object.keys(WEIGHTS) as (keyof ScoreParts)[]) {
    const value = parts[part];
    if (value === null) continue;
    weight += WEIGHTS[part];
    earned += WEIGHTS[part] * value;
  }
  const cap = Math.min(100, ...gates.map((gate) => GATE_CAP[gate]));
  return Math.min(rounded((100 * earned) / weight, 0), cap);
}

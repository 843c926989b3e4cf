import { TICKET_PARTS, type TicketParts } from '../../../core/ticketing/assessment/ticket-weights.ts';
import { SHIFT_STORY } from '../../../core/ticketing/simulation-id.ts';
import type { PastRun } from '../../../runs/history/use-run-history.ts';

/** So many shifts are looked at. */
const LAST = 5;

/** How the last shifts went. */
export interface LastShifts {
  readonly count: number;
  /** Of their scores, 0 to 100. */
  readonly median: number;
  /** The mean of each dimension, 0 to 100. */
  readonly parts: Readonly<Record<keyof TicketParts, number>>;
  readonly weakest: keyof TicketParts;
}

/** What the last five shifts came to, tests and practice; null before the first. @param runs newest first. */
export function lastShifts(runs: readonly PastRun[]): LastShifts | null {
  const shifts = runs
    .filter(({ mode, story, origin }) => origin === 'server' && (mode === 'testing' || story === SHIFT_STORY))
    .flatMap(({ score, parts }) => (score === null ? [] : [{ score, parts }]))
    .slice(0, LAST);
  if (shifts.length === 0) return null;
  const mean = (part: keyof TicketParts): number =>
    Math.round((100 * shifts.reduce((sum, { parts }) => sum + (parts[part] ?? 0), 0)) / shifts.length);
  const parts: LastShifts['parts'] = {
    triage: mean('triage'),
    security: mean('security'),
    diagnosis: mean('diagnosis'),
    resolution: mean('resolution'),
    communication: mean('communication'),
    documentation: mean('documentation'),
    time: mean('time'),
  };
  return {
    count: shifts.length,
    median: middle(shifts.map(({ score }) => score)),
    parts,
    weakest: TICKET_PARTS.reduce((low, part) => (parts[part] < parts[low] ? part : low)),
  };
}

function middle(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[half - 1] ?? upper) + upper) / 2);
}

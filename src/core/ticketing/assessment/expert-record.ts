import type { RunRecord } from '../../assessment/run-record.ts';
import type { DeskState } from '../model/state.ts';
import type { CaseInShift } from '../scenarios/scenes-of.ts';
import { followShift } from './follow-shift.ts';
import { ticketRecord } from './ticket-record.ts';

/** Experts act alike on every seed of a variant, so each variant's expert is followed once. */
const byVariant = new Map<string, RunRecord>();

/** What an expert does in a ticket that was dealt alone; undefined for one of a shift with others in it. */
export function expertOf(cases: readonly CaseInShift[], start: DeskState): RunRecord | undefined {
  const [dealt, another] = cases;
  if (dealt === undefined || another !== undefined) return undefined;
  const { ticketCase, scene } = dealt;
  const variant = `${ticketCase.id} ${scene.placement}`;
  const known = byVariant.get(variant);
  if (known !== undefined) return known;
  const record = ticketRecord(ticketCase, scene, followShift(start, ticketCase.expert(scene)));
  byVariant.set(variant, record);
  return record;
}

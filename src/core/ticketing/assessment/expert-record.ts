import type { RunRecord } from '../../assessment/run-record.ts';
import type { DeskState } from '../model/state.ts';
import { expertSteps } from '../scenarios/expert-shift.ts';
import type { CaseInShift } from '../scenarios/scenes-of.ts';
import { ticketRecord } from './ticket-record.ts';

/** Number of a ticket -> what an expert did in it. */
type ExpertRecords = ReadonlyMap<string, RunRecord>;

/** Experts act alike on every seed of a ticket that was dealt alone, so each variant's expert is followed once. */
const byVariant = new Map<string, RunRecord>();

function follow(cases: readonly CaseInShift[], start: DeskState): ExpertRecords {
  const steps = expertSteps(cases, start);
  return new Map(
    cases.map(({ ticketCase, scene }) => [scene.number, ticketRecord(ticketCase, scene, steps)]),
  );
}

/** Several reports of one shift compare with the same expert. */
const byStart = new WeakMap<DeskState, ExpertRecords>();

/** What an expert does in the tickets of a shift. */
export function expertRecords(cases: readonly CaseInShift[], start: DeskState): ExpertRecords {
  const [dealt, another] = cases;
  if (dealt === undefined || another !== undefined) {
    const records = byStart.get(start) ?? follow(cases, start);
    byStart.set(start, records);
    return records;
  }
  const { number, placement } = dealt.scene;
  const variant = `${dealt.ticketCase.id} ${placement}`;
  const record = byVariant.get(variant) ?? follow(cases, start).get(number);
  if (record === undefined) return new Map();
  byVariant.set(variant, record);
  return new Map([[number, record]]);
}

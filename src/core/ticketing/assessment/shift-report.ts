import { rounded } from '../../assessment/belief.ts';
import { PASS_MARK } from '../../assessment/pass-mark.ts';
import { clocksOf } from '../clocks/clocks.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { CaseInShift } from '../scenarios/scenes-of.ts';
import { followShift } from './follow-shift.ts';
import {
  GATE_CAP,
  LATE_FLOOR,
  LATE_SHARE,
  PASSED_SHARE,
  PRIORITY_WEIGHT,
  UNSET_WEIGHT,
} from './shift-weights.ts';
import { judgeTicket, type TicketReport } from './ticket-score.ts';

/** The result of a shift. */
export interface ShiftReport {
  readonly tickets: readonly TicketReport[];
  readonly passed: boolean;
  /** 0 to 100, whole. */
  readonly score: number;
  /** P1 and P2 tickets whose first response came too late. */
  readonly late: readonly string[];
  readonly simSeconds: number;
}

function lateTickets(state: DeskState): readonly string[] {
  return state.tickets
    .filter(({ record }) => record.priority === 'P1' || record.priority === 'P2')
    .filter(({ record }) => clocksOf(record.clockEvents, state.now).firstResponse.breached)
    .map(({ record }) => record.number);
}

/** Judges a shift from its start and its log alone: the tickets that had come in until its end. */
export function reportShift(
  cases: readonly CaseInShift[],
  start: DeskState,
  log: readonly DeskCommand[],
): ShiftReport {
  const steps = followShift(start, log);
  const state = steps.at(-1)?.after ?? start;
  const tickets = cases
    .filter(({ scene }) => state.tickets.some(({ record }) => record.number === scene.number))
    .map(({ ticketCase, scene }) => judgeTicket(ticketCase, scene, steps, state));
  const weightOf = ({ priority }: TicketReport): number =>
    priority === null ? UNSET_WEIGHT : PRIORITY_WEIGHT[priority];
  const weight = tickets.reduce((sum, ticket) => sum + weightOf(ticket), 0);
  const earned = tickets.reduce((sum, ticket) => sum + weightOf(ticket) * ticket.score, 0);
  const late = lateTickets(state);
  const mean = weight === 0 ? 0 : (earned / weight) * Math.max(LATE_FLOOR, 1 - LATE_SHARE * late.length);
  const hasGate = tickets.some(({ gates }) => gates.length > 0);
  const isPassed =
    !hasGate &&
    rounded(mean, 0) >= PASS_MARK &&
    tickets.filter(({ faults }) => faults.length === 0).length >= PASSED_SHARE * tickets.length;
  const capped = Math.min(rounded(mean, 0), hasGate ? GATE_CAP : 100);
  return {
    tickets,
    passed: isPassed,
    score: isPassed ? capped : Math.min(capped, PASS_MARK - 1),
    late,
    simSeconds: state.now - start.startedAt,
  };
}

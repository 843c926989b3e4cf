import { rounded } from '../../assessment/belief.ts';
import { PASS_MARK } from '../../assessment/pass-mark.ts';
import { clocksOf } from '../clocks/clocks.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { Priority } from '../priority/matrix.ts';
import type { CaseInShift } from '../scenarios/scenes-of.ts';
import { followShift } from './follow-shift.ts';
import { judgeTicket, type TicketReport } from './ticket-score.ts';

/** How much a ticket counts in the mean of a shift (ticket-desk.md 3.13). */
const PRIORITY_WEIGHT: Readonly<Record<Priority, number>> = { P1: 3, P2: 2, P3: 1.5, P4: 1, P5: 1 };
const UNSET_WEIGHT = 1;
/** Each P1 or P2 that was answered too late takes a tenth, down to this. */
const LATE_SHARE = 0.1;
const LATE_FLOOR = 0.6;
/** The most that a shift with a gate is worth. */
const GATE_CAP = 49;
/** Of four tickets three have to pass (score.md 1). */
const PASSED_SHARE = 0.75;

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

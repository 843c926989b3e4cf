import { rounded } from '../../assessment/belief.ts';
import type { ObjectiveResult } from '../../assessment/objectives/results.ts';
import { PASS_MARK } from '../../assessment/pass-mark.ts';
import type { RunRecord } from '../../assessment/run-record.ts';
import { clocksOf } from '../clocks/clocks.ts';
import { findTicket } from '../model/changed.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { FollowedStep } from '../model/followed-step.ts';
import type { DeskState } from '../model/state.ts';
import type { CaseInShift } from '../scenarios/scenes-of.ts';
import { advance } from '../shift/pass-time.ts';
import { type Attention, attentionOf } from './attention.ts';
import { expertRecords } from './expert-record.ts';
import { followShift } from './follow-shift.ts';
import { type ShiftMetrics, shiftMetrics } from './shift-metrics.ts';
import { LATE_FLOOR, LATE_SHARE, PASSED_SHARE, PRIORITY_WEIGHT, SHIFT_GATE_CAP } from './shift-weights.ts';
import { judgeTicket, type TicketReport } from './ticket-score.ts';
import type { TicketParts } from './ticket-weights.ts';

/** The result of a shift. */
export interface ShiftReport {
  readonly tickets: readonly TicketReport[];
  readonly passed: boolean;
  /** 0 to 100, whole. */
  readonly score: number;
  /** P1 and P2 tickets whose first response came too late. */
  readonly late: readonly string[];
  readonly metrics: ShiftMetrics;
  /** Which ticket was open when. */
  readonly attention: readonly Attention[];
  /** Seconds since Monday 00:00. */
  readonly startedAt: number;
  readonly simSeconds: number;
  readonly objectives: readonly ObjectiveResult[];
}

function lateTickets(state: DeskState): readonly string[] {
  return state.tickets
    .filter(({ record }) => record.priority === 'P1' || record.priority === 'P2')
    .filter(({ record }) => clocksOf(record.clockEvents, state.now).firstResponse.breached)
    .map(({ record }) => record.number);
}

/** Nothing was done in a ticket that the shift was left before. */
const NOTHING: TicketParts = {
  triage: 0,
  security: 0,
  diagnosis: 0,
  resolution: 0,
  communication: 0,
  documentation: 0,
  time: 0,
};

/** The tickets of a shift, each judged; whoever leaves early has not reached the ones that were still to come. */
function judgeTickets(
  cases: readonly CaseInShift[],
  steps: readonly FollowedStep[],
  state: DeskState,
  experts: ReadonlyMap<string, RunRecord>,
): readonly TicketReport[] {
  const hasCome = ({ scene }: CaseInShift): boolean => findTicket(state, scene.number) !== null;
  const goneOn = cases.every(hasCome) ? state : advance(state, state.endsAt).state;
  return cases.map((one): TicketReport => {
    const { ticketCase, scene } = one;
    if (hasCome(one)) return judgeTicket(ticketCase, scene, steps, state, experts.get(scene.number));
    const missed = judgeTicket(ticketCase, scene, steps, goneOn);
    return {
      ...missed,
      ending: 'not-reached',
      parts: NOTHING,
      faults: ['unsolved'],
      objectives: missed.objectives.map(({ objective }) => ({ objective, score: 0 })),
      score: 0,
    };
  });
}

/** The mean of each objective over the tickets that show it. */
function objectivesOf(tickets: readonly TicketReport[]): readonly ObjectiveResult[] {
  const results = tickets.flatMap(({ objectives }) => objectives);
  return [...new Set(results.map(({ objective }) => objective))].map((objective) => {
    const scores = results.filter((one) => one.objective === objective).map(({ score }) => score);
    return { objective, score: rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 0) };
  });
}

/** Judges a shift from its start and its log alone. A ticket that was left open with a note is handed over: it is scored. */
export function reportShift(
  cases: readonly CaseInShift[],
  start: DeskState,
  log: readonly DeskCommand[],
): ShiftReport {
  return reportSteps(cases, start, followShift(start, log));
}

/** Judges a shift that was followed already. */
export function reportSteps(
  cases: readonly CaseInShift[],
  start: DeskState,
  steps: readonly FollowedStep[],
): ShiftReport {
  const state = steps.at(-1)?.after ?? start;
  const tickets = judgeTickets(cases, steps, state, expertRecords(cases, start));
  const weight = tickets.reduce((sum, ticket) => sum + PRIORITY_WEIGHT[ticket.rightPriority], 0);
  const earned = tickets.reduce(
    (sum, ticket) => sum + PRIORITY_WEIGHT[ticket.rightPriority] * ticket.score,
    0,
  );
  const late = lateTickets(state);
  const mean = weight === 0 ? 0 : (earned / weight) * Math.max(LATE_FLOOR, 1 - LATE_SHARE * late.length);
  const hasGate = tickets.some(({ gates }) => gates.length > 0);
  const isPassed =
    !hasGate &&
    rounded(mean, 0) >= PASS_MARK &&
    tickets.filter(({ faults }) => faults.length === 0).length >= PASSED_SHARE * tickets.length;
  const capped = Math.min(rounded(mean, 0), hasGate ? SHIFT_GATE_CAP : 100);
  return {
    tickets,
    passed: isPassed,
    score: isPassed ? capped : Math.min(capped, PASS_MARK - 1),
    late,
    metrics: shiftMetrics(tickets, state),
    attention: attentionOf(steps),
    startedAt: start.startedAt,
    simSeconds: state.now - start.startedAt,
    objectives: objectivesOf(tickets),
  };
}

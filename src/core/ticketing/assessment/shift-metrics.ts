import type { DeskState } from '../model/state.ts';
import type { TicketReport } from './ticket-score.ts';
import { TICKET_WEIGHTS, type TicketParts } from './ticket-weights.ts';

/** How many of how many. */
export interface Count {
  readonly met: number;
  readonly of: number;
}

/**
 * The figures by which desks are measured, in pairs: the first of each can be bought with the second (ticket-desk.md 3.12).
 * They are shown and not scored.
 */
export interface ShiftMetrics {
  /** Resolved by the desk, without a second call of the person. */
  readonly firstContact: Count;
  /** Of the resolved ones: came back already, or will, because the cause is still there. */
  readonly comesBack: Count;
  /** Mean seconds spent on a ticket. */
  readonly handlingSeconds: number;
  /** Mean share of the points that are not for time, 0 to 100. */
  readonly quality: number;
  readonly answeredInTime: Count;
}

function quality({ parts }: TicketReport): number {
  const ids = (Object.keys(TICKET_WEIGHTS) as (keyof TicketParts)[]).filter((id) => id !== 'time');
  const most = ids.reduce((sum, id) => sum + TICKET_WEIGHTS[id], 0);
  return (100 * ids.reduce((sum, id) => sum + TICKET_WEIGHTS[id] * parts[id], 0)) / most;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Whether the desk itself says that the ticket is done. */
function isResolvedByDesk({ chosen }: TicketReport): boolean {
  return chosen.code !== null;
}

/** Tickets that a shift was left before are in no figure: nobody handled them, well or badly. */
export function hasCome({ ending }: Pick<TicketReport, 'ending'>): boolean {
  return ending !== 'not-reached';
}

export function shiftMetrics(all: readonly TicketReport[], { contacts }: DeskState): ShiftMetrics {
  const tickets = all.filter(hasCome);
  const calledOnce = ({ number }: TicketReport): boolean =>
    contacts.filter((contact) => contact.ticket === number && contact.direction === 'in').length <= 1;
  const cameBack = ({ times, ending }: TicketReport): boolean =>
    times.reopenedAt.length > 0 || ending === 'relieved';
  const resolved = tickets.filter((ticket) => isResolvedByDesk(ticket) || ticket.times.reopenedAt.length > 0);
  return {
    firstContact: {
      met: resolved.filter((ticket) => calledOnce(ticket) && ticket.times.reopenedAt.length === 0).length,
      of: tickets.length,
    },
    comesBack: { met: resolved.filter(cameBack).length, of: resolved.length },
    handlingSeconds: mean(tickets.map(({ spentSeconds }) => spentSeconds)),
    quality: mean(tickets.map(quality)),
    answeredInTime: {
      met: tickets.filter(({ times }) => times.firstResponse.stoppedAt !== null && !times.firstResponse.late)
        .length,
      of: tickets.length,
    },
  };
}

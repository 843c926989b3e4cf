import { PRIORITY_WEIGHT } from '../../../core/ticketing/assessment/shift-weights.ts';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';

/** The ticket that cost a shift most, the first of equals; null for a shift without tickets. */
export function costliestTicket(tickets: readonly TicketReport[]): TicketReport | null {
  const lost = ({ rightPriority, score }: TicketReport): number =>
    PRIORITY_WEIGHT[rightPriority] * (100 - score);
  return tickets.toSorted((left, right) => lost(right) - lost(left))[0] ?? null;
}

import type { CaseAccount, RunAccount } from '../../kernel/judge.ts';
import type { TicketCase } from '../scenarios/desk-case.ts';
import { callerBehind, type TicketRegistry } from '../scenarios/ticket-registry.ts';
import type { ShiftReport } from './shift-report.ts';
import type { TicketReport } from './ticket-score.ts';

/** What an exam has to know of a shift. Throws for a ticket that is not known any more. */
export function accountOfShift(cases: TicketRegistry, { tickets, late }: ShiftReport): RunAccount {
  return {
    cases: tickets.map((ticket): CaseAccount => {
      const ticketCase = cases.find(ticket.caseId);
      if (ticketCase === null) throw new Error(`There is no ticket case ${ticket.caseId}.`);
      return {
        group: ticketCase.story.family,
        passed: ticket.faults.length === 0,
        guess:
          ticket.isCured && ticket.unjustified.length === 0 && !ticket.diagnosis.caseMade
            ? (ticket.debrief.own ?? null)
            : null,
        decided:
          ticket.faults.length === 0 && ticket.chosen.cause !== null
            ? { story: ticketCase.story.lessons ?? ticketCase.story.id, cause: ticket.chosen.cause }
            : null,
        objectives: ticket.objectives.map(({ objective }) => objective),
        caller: callerOf(ticketCase, ticket),
        urgent: urgencyOf(ticket, late),
        belief: ticket.debrief.entropy.map(({ test, truth }) => ({ test, truth })),
      };
    }),
    breaches: [],
  };
}

/** A genuine caller was helped where the ticket ended as it should; an impostor where an act was done for them. */
function callerOf(ticketCase: TicketCase, { faults, identity }: TicketReport): CaseAccount['caller'] {
  const who = callerBehind(ticketCase);
  if (who === null) return null;
  const isRight =
    who === 'genuine'
      ? !faults.includes('unsolved')
      : identity.every(({ verdict, reason }) => verdict !== 'gate' || reason !== 'impostor');
  return { who, isRight };
}

/** What ought to be P1 or P2: handled where it ended as it should, with a first response in time. */
function urgencyOf({ rightPriority, faults, number }: TicketReport, late: readonly string[]) {
  if (rightPriority !== 'P1' && rightPriority !== 'P2') return null;
  return faults.includes('unsolved') || late.includes(number) ? 'late' : 'handled';
}

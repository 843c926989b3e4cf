import type { ShiftReport } from './shift-report.ts';
import { costliestFact, type TicketFact, ticketFacts } from './ticket-facts.ts';
import type { TicketReport } from './ticket-score.ts';

/** What a debrief says before any table: of each a ticket that it is about, where there is one. */
export interface ShiftSentence {
  readonly fact: TicketFact;
  /** Number of the ticket; null for the whole shift. */
  readonly ticket: string | null;
}

export interface ShiftSentences {
  /** What the tickets really were. */
  readonly wrong: ShiftSentence;
  readonly well: ShiftSentence;
  readonly differently: ShiftSentence;
}

function said(
  name: string,
  met: boolean,
  values: TicketFact['values'] = {},
  ticket: string | null = null,
): ShiftSentence {
  return { fact: { group: 'shift', name, met, values }, ticket };
}

const of = (fact: TicketFact, { number }: TicketReport): ShiftSentence => ({ fact, ticket: number });

function whatWasWrong({ tickets }: ShiftReport): ShiftSentence {
  const [only, another] = tickets;
  if (only !== undefined && another === undefined)
    return said('cause', true, { rightCause: only.truth, person: only.person }, only.number);
  const strangers = tickets.filter(({ isStranger }) => isStranger);
  const security = tickets.filter(({ isSecurityCase }) => isSecurityCase);
  const total = tickets.length;
  const [stranger] = strangers;
  if (stranger !== undefined)
    return said(
      'strangers',
      true,
      { count: security.length, total, person: stranger.person },
      stranger.number,
    );
  const [first] = security;
  return first === undefined
    ? said('no-security', true, { total })
    : said('security', true, { count: security.length, total, person: first.person }, first.number);
}

/** The best that can be said, of what matters most: nobody wrong was helped, the cause was known, people were answered. */
function whatWentWell({ tickets, metrics }: ShiftReport): ShiftSentence {
  const refused = tickets.find((ticket) =>
    ticketFacts(ticket).security.some(({ name }) => name === 'stranger-refused'),
  );
  const isWorthIt = ({ ending }: TicketReport): boolean => ending === 'solved' || ending === 'passed-on';
  if (refused !== undefined && isWorthIt(refused))
    return said('refused', true, { person: refused.person }, refused.number);
  const known = tickets.flatMap((ticket) =>
    ticketFacts(ticket)
      .diagnosis.filter(({ name }) => name === 'known')
      .map((fact) => of(fact, ticket)),
  );
  const [first] = known;
  if (first !== undefined && tickets.length === 1) return first;
  const acts = tickets.flatMap(({ identity }) => identity);
  if (tickets.length > 1 && acts.length > 1 && acts.every(({ verdict }) => verdict === 'fine'))
    return said('proven', true, { count: acts.length });
  if (first !== undefined) return said('known', true, { count: known.length, total: tickets.length });
  const { met, of: total } = metrics.answeredInTime;
  if (met > 0 && met === total && tickets.some(({ spentSeconds }) => spentSeconds > 0))
    return said(total === 1 ? 'answered' : 'answered-all', true, { count: met, total });
  const courteous = tickets.find(({ talk }) => talk.some(({ id, met: isMet }) => id === 'courtesy' && isMet));
  return courteous === undefined ? said('nothing', true) : said('courteous', true, {}, courteous.number);
}

/**
 * The one thing that would have gained most: first what harms, then what waited too long, then what cost most. Null where
 * nothing cost anything.
 */
function whatToChange(report: ShiftReport): ShiftSentence | null {
  const { tickets, late } = report;
  const harmed = tickets.find(({ gates }) => gates.length > 0);
  const harm = harmed === undefined ? null : costliestFact(harmed);
  if (harmed !== undefined && harm !== null) return of(harm, harmed);
  const waited = tickets.find(({ number }) => late.includes(number));
  if (waited !== undefined && tickets.length > 1)
    return said(
      'waited',
      false,
      { person: waited.person, priority: waited.priority ?? '', length: waited.times.firstResponse.lateBy },
      waited.number,
    );
  const worst = tickets.toSorted((left, right) => left.score - right.score);
  for (const ticket of worst) {
    const cost = costliestFact(ticket);
    if (cost !== null) return of(cost, ticket);
  }
  return null;
}

/** Chooses the three sentences of a debrief by its report. They are about tickets that came in: nobody could do anything in others. */
export function shiftSentences(report: ShiftReport): ShiftSentences {
  const tickets = report.tickets.filter(({ ending }) => ending !== 'not-reached');
  const worked = { ...report, tickets };
  const total = report.tickets.length;
  return {
    wrong: whatWasWrong(worked),
    well: whatWentWell(worked),
    differently:
      whatToChange(worked) ??
      (tickets.length < total
        ? said('left-early', false, { count: total - tickets.length, total })
        : said('all-well', true)),
  };
}

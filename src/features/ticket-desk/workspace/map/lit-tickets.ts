import type { DeskView, TicketView } from '../../../../core/ticketing/model/view.ts';
import { isActive } from '../../../../core/ticketing/record/ticket.ts';
import { companyOf, type Person } from '../../../../core/ticketing/world/company.ts';
import type { Site } from '../../../../core/ticketing/world/sites.ts';

export type Light = 'urgent' | 'soon' | 'later' | 'done';

/** A ticket and whose desk lights up with it. */
export interface LitTicket {
  readonly ticket: TicketView;
  readonly person: Person;
  readonly site: Site;
  readonly light: Light;
}

/** What a ticket lights a place up with: how urgent it is, or that it is done. */
function lightOf({ record }: TicketView): Light {
  if (!isActive(record)) return 'done';
  if (record.priority === 'P1' || record.priority === 'P2') return 'urgent';
  return record.priority === 'P3' ? 'soon' : 'later';
}

/** The tickets of the shift by the place of the person whom each is about. */
export function litTickets({ tickets, companySeed }: DeskView): readonly LitTicket[] {
  const { byId } = companyOf(companySeed);
  return tickets.map((ticket) => {
    const person = byId.get(ticket.record.affectedUser) ?? ticket.requester;
    return { ticket, person, site: person.site, light: lightOf(ticket) };
  });
}

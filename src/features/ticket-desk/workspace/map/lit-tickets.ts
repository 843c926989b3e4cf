import type { DeskView, TicketView } from '../../../../core/ticketing/model/view.ts';
import { isActive } from '../../../../core/ticketing/record/ticket.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { ACCESS_POINTS, isServing } from '../../../../core/ticketing/world/access-points.ts';
import { companyOf, type Person } from '../../../../core/ticketing/world/company.ts';
import { PRINTERS } from '../../../../core/ticketing/world/printers.ts';
import type { Site } from '../../../../core/ticketing/world/sites.ts';
import { isAtRisk } from '../../model/due.ts';

/** In the order of the map and of its list. */
export const SITES: readonly Site[] = ['ashby', 'brill', 'coln', 'remote'];

export type Light = 'urgent' | 'soon' | 'later' | 'done';

/** A ticket and what lights up with it: the desk of whoever it is about, and the device that it names. */
export interface LitTicket {
  readonly ticket: TicketView;
  readonly person: Person;
  /** A printer or an access point; null where the ticket names none. */
  readonly device: string | null;
  readonly site: Site;
  readonly light: Light;
  readonly isAtRisk: boolean;
}

/** What a ticket lights a place up with: how urgent it is, or that it is done. */
function lightOf({ record }: TicketView): Light {
  if (!isActive(record)) return 'done';
  if (record.priority === 'P1' || record.priority === 'P2') return 'urgent';
  return record.priority === 'P3' ? 'soon' : 'later';
}

/** The words of a ticket, and how an aisle of the warehouse is called in them. */
export interface PlaceWords {
  about(ticket: TicketView): string;
  aisle(letter: string): string;
}

/** The printer or the access point that words name. An access point of the warehouse is named by an aisle that it covers. */
function deviceIn(words: string, aisle: PlaceWords['aisle']): string | null {
  const said = words.toLowerCase();
  const printer = PRINTERS.find(({ name }) => said.includes(name.toLowerCase()));
  if (printer !== undefined) return printer.name;
  const names = (letter: string): boolean => new RegExp(`\\b${aisle(letter).toLowerCase()}\\b`).test(said);
  const point = ACCESS_POINTS.find(
    ({ id, place }) =>
      said.includes(id.toLowerCase()) || (/^[A-Z]-[A-Z]$/.test(place) && place.split('-').some(names)),
  );
  return point?.id ?? null;
}

/** The tickets of the shift by the place of the person whom each is about. */
export function litTickets(
  { tickets, companySeed, now }: Pick<DeskView, 'tickets' | 'companySeed' | 'now'>,
  words: PlaceWords,
): readonly LitTicket[] {
  const { byId } = companyOf(companySeed);
  return tickets.map((ticket) => {
    const person = byId.get(ticket.record.affectedUser) ?? ticket.requester;
    const light = lightOf(ticket);
    return {
      ticket,
      person,
      device: deviceIn(words.about(ticket), words.aisle),
      site: person.site,
      light,
      isAtRisk: light !== 'done' && isAtRisk(ticket, now),
    };
  });
}

/** What the tools have shown of access points and printers; what nobody looked at is not known. */
export function seenOf({ pages }: Pick<DeskView, 'pages'>) {
  const network = pages['network.site']?.contents as PageContents['network.site'] | undefined;
  const queue = pages['printing.queue']?.contents as PageContents['printing.queue'] | undefined;
  return {
    down: new Set((network?.accessPoints ?? []).filter((one) => !isServing(one)).map(({ id }) => id)),
    stopped: new Set(queue !== undefined && queue.queue !== 'ready' ? [queue.name] : []),
  };
}

import type { Appointment } from '../world/appointments.ts';
import type { Person } from '../world/company.ts';
import type { PastTicket } from '../world/past-tickets.ts';
import { appointmentsOf, pastTicketsOf } from '../world/people-records.ts';
import { findPerson } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** What there is about somebody besides their account. */
export interface PeoplePageContents {
  /** Tickets that somebody had in the last weeks; subject: the person's id. */
  readonly 'record.history': { readonly person: Person; readonly tickets: readonly PastTicket[] };
  /** What of somebody's calendar others may see; subject: the person's id. */
  readonly 'calendar.person': { readonly person: Person; readonly appointments: readonly Appointment[] };
}

/** A page shows this many of the newest entries. */
const SHOWN_ENTRIES = 40;

export const PEOPLE_PAGES: { readonly [Id in keyof PeoplePageContents]: PageRow<PeoplePageContents[Id]> } = {
  'calendar.person': {
    show(world, id) {
      const person = findPerson(world, id);
      return person === null ? null : { person, appointments: appointmentsOf(world, id) };
    },
    readings: ({ person }) => [[['calendar'], person.id]],
  },
  'record.history': {
    show(world, id) {
      const person = findPerson(world, id);
      return person === null ? null : { person, tickets: pastTicketsOf(world, id).slice(-SHOWN_ENTRIES) };
    },
    readings: ({ person }) => [[['earlier-tickets'], person.id]],
  },
};

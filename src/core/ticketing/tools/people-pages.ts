import type { Account } from '../world/accounts.ts';
import type { Appointment } from '../world/appointments.ts';
import type { Person } from '../world/company.ts';
import type { Device } from '../world/devices.ts';
import type { PastTicket } from '../world/past-tickets.ts';
import { appointmentsOf, pastTicketsOf } from '../world/people-records.ts';
import { laptopsInStock } from '../world/starter-effects.ts';
import { findStarter, type Starter } from '../world/starters.ts';
import { findAccount, findPerson } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

/** What there is about somebody besides their account. */
export interface PeoplePageContents {
  /** Tickets that somebody had in the last weeks; subject: the person's id. */
  readonly 'record.history': { readonly person: Person; readonly tickets: readonly PastTicket[] };
  /** What of somebody's calendar others may see; subject: the person's id. */
  readonly 'calendar.person': { readonly person: Person; readonly appointments: readonly Appointment[] };
  /**
   * The form of somebody who begins, the account that they have, and the laptops that are free; subject: their id or name, or
   * the manager's id.
   */
  readonly 'onboarding.form': {
    readonly starter: Starter;
    readonly account: Pick<Account, 'login' | 'isEnabled' | 'groups' | 'licences'> | null;
    readonly stock: readonly Pick<Device, 'asset' | 'model'>[];
  };
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
  'onboarding.form': {
    show(world, subject) {
      const starter = findStarter(world.starters, subject);
      if (starter === null) return null;
      const stock = laptopsInStock(world).map(({ asset, model }) => ({ asset, model }));
      const account = findAccount(world, starter.login);
      if (account === null) return { starter, account, stock };
      const { login, isEnabled, groups, licences } = account;
      return { starter, account: { login, isEnabled, groups, licences }, stock };
    },
    readings: ({ starter }) => [[['onboarding-form', 'starter-rights', 'starter-laptop'], starter.id]],
  },
};

import type { Appointment } from './appointments.ts';
import type { PastTicket } from './past-tickets.ts';
import { type World, withWorld } from './world.ts';

/** What is kept about people: their calendars, their tickets of the last weeks, and rights of their own on folders. */

/** What somebody's calendar shows. */
export function appointmentsOf({ appointments }: World, person: string): readonly Appointment[] {
  return appointments[person] ?? [];
}

export function withAppointment(world: World, person: string, appointment: Appointment): World {
  const appointments = { ...world.appointments, [person]: [...appointmentsOf(world, person), appointment] };
  return withWorld(world, { appointments });
}

export function withPastTicket(world: World, ticket: PastTicket): World {
  return withWorld(world, { pastTickets: [...world.pastTickets, ticket] });
}

/** The tickets of the last weeks that somebody had, the newest last. */
export function pastTicketsOf(world: World, person: string): readonly PastTicket[] {
  return world.pastTickets.filter(({ requester }) => requester === person);
}

export function withFolderGrant(
  world: World,
  { folder, login }: { readonly folder: string; readonly login: string },
): World {
  const others = world.folderGrants[folder]?.filter((one) => one !== login) ?? [];
  return withWorld(world, { folderGrants: { ...world.folderGrants, [folder]: [...others, login] } });
}

import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { findTicket } from '../model/changed.ts';
import { type Contact, holdPerPatience } from '../model/contact.ts';
import { isOpen } from '../model/promise.ts';
import type { Arrival, DeskState, Scheduled } from '../model/state.ts';
import { closesAt } from '../record/ticket.ts';

/** The next thing that happens by itself. */
export type Due =
  | { readonly kind: 'arrival'; readonly at: number; readonly arrival: Arrival }
  | { readonly kind: 'scheduled'; readonly at: number; readonly scheduled: Scheduled }
  | { readonly kind: 'gives-up'; readonly at: number; readonly contact: Contact }
  /** A promised time has come and nobody was heard. */
  | { readonly kind: 'promise'; readonly at: number; readonly ticket: string }
  /** A ticket that was resolved long enough ago. */
  | { readonly kind: 'closes'; readonly at: number; readonly ticket: string };

/** When somebody on the line gives up; null for nobody who waits. */
function givesUpAt(state: DeskState, contact: Contact): number | null {
  if (contact.status === 'ringing')
    return contact.beganAt + (findTicket(state, contact.ticket)?.script.waitSeconds ?? 0);
  if (contact.status !== 'held' || contact.heldAt === null) return null;
  return contact.heldAt + holdPerPatience(contact) * (contact.talk.persona.patience + 1);
}

/** What happens next and when; null when nothing is to come. */
export function dueAt(state: DeskState): Due | null {
  let next: Due | null = null;
  let soonest = Number.POSITIVE_INFINITY;
  const [arrival] = state.arrivals;
  if (arrival !== undefined) {
    soonest = arrival.at;
    next = { kind: 'arrival', at: soonest, arrival };
  }
  for (const scheduled of state.scheduled)
    if (scheduled.at < soonest) {
      soonest = scheduled.at;
      next = { kind: 'scheduled', at: soonest, scheduled };
    }
  for (const contact of state.contacts) {
    const at = givesUpAt(state, contact);
    if (at === null || at >= soonest) continue;
    soonest = at;
    next = { kind: 'gives-up', at, contact };
  }
  for (const { record, promises } of state.tickets) {
    for (const promise of promises) {
      if (!isOpen(promise) || promise.dueAt >= soonest) continue;
      soonest = promise.dueAt;
      next = { kind: 'promise', at: soonest, ticket: record.number };
    }
    const at = closesAt(record);
    if (at === null || at >= soonest) continue;
    soonest = at;
    next = { kind: 'closes', at, ticket: record.number };
  }
  return next;
}

/** Nothing is waited for longer than this in one go, and nothing shorter. */
const LONGEST_WAIT = 8 * SECONDS_PER_HOUR;
const SHORTEST_WAIT = SECONDS_PER_MINUTE;
/** How long to wait when nothing is known to come: something may come back. */
const IDLE_WAIT = 15 * SECONDS_PER_MINUTE;

/** Seconds until the next thing happens, as far as the rules know. */
export function secondsUntilEvent(state: DeskState): number {
  const due = dueAt(state);
  // Nobody waits days for a ticket to close by itself.
  if (due === null || due.kind === 'closes') return IDLE_WAIT;
  return Math.min(LONGEST_WAIT, Math.max(SHORTEST_WAIT, due.at - state.now));
}

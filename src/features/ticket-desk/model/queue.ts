import { ANALYST } from '../../../core/ticketing/model/analyst.ts';
import { isLive } from '../../../core/ticketing/model/contact.ts';
import type { ContactView, DeskView, TicketView } from '../../../core/ticketing/model/view.ts';
import { isActive } from '../../../core/ticketing/record/ticket.ts';
import { isSameDay } from '../texts/desk-time.ts';
import { dueOf, isAtRisk } from './due.ts';

export const QUEUE_VIEWS = ['mine', 'unassigned', 'due', 'at-risk', 'open', 'resolved'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** Due before the end of the day, or late. */
function isDueToday(ticket: TicketView, now: number): boolean {
  const due = dueOf(ticket, now);
  return due !== null && (due.at <= now || isSameDay(due.at, now));
}

const SHOWN_IN: Readonly<Record<QueueView, (ticket: TicketView, now: number) => boolean>> = {
  mine: ({ record }) => isActive(record) && record.assignee === ANALYST,
  unassigned: ({ record }) => isActive(record) && record.assignee === null,
  due: (ticket, now) => isActive(ticket.record) && isDueToday(ticket, now),
  'at-risk': (ticket, now) => isActive(ticket.record) && isAtRisk(ticket, now),
  open: ({ record }) => isActive(record),
  resolved: ({ record }) => !isActive(record),
};

/** The tickets of a view, the nearest due time first. */
export function ticketsIn(
  { tickets, now }: Pick<DeskView, 'tickets' | 'now'>,
  view: QueueView,
): readonly TicketView[] {
  const dueAt = (ticket: TicketView): number => dueOf(ticket, now)?.at ?? Number.MAX_SAFE_INTEGER;
  return tickets
    .filter((ticket) => SHOWN_IN[view](ticket, now))
    .toSorted((left, right) => dueAt(left) - dueAt(right));
}

const QUEUE_GROUPS = ['phone', 'today', 'later', 'none', 'paused', 'ended'] as const;
type QueueGroup = (typeof QUEUE_GROUPS)[number];

/** Whether somebody of the ticket is on the line, or rings. */
function isOnPhone({ record }: TicketView, contacts: readonly ContactView[]): boolean {
  return contacts.some(
    (contact) => contact.ticket === record.number && (contact.status === 'ringing' || isLive(contact)),
  );
}

function groupOf(ticket: TicketView, { contacts, now }: Pick<DeskView, 'contacts' | 'now'>): QueueGroup {
  if (isOnPhone(ticket, contacts)) return 'phone';
  if (!isActive(ticket.record)) return 'ended';
  if (ticket.record.priority === null) return 'none';
  if (dueOf(ticket, now) === null) return 'paused';
  return isDueToday(ticket, now) ? 'today' : 'later';
}

/** Whether a ticket is open, or somebody on the line. */
export function hasWork({ tickets, contacts }: Pick<DeskView, 'tickets' | 'contacts'>): boolean {
  return tickets.some((ticket) => isActive(ticket.record) || isOnPhone(ticket, contacts));
}

/** The tickets of a view in groups; empty groups are left out. */
export function groupsIn(
  view: Pick<DeskView, 'tickets' | 'contacts' | 'now'>,
  shown: QueueView,
): readonly { readonly group: QueueGroup; readonly tickets: readonly TicketView[] }[] {
  const tickets = ticketsIn(view, shown);
  return QUEUE_GROUPS.map((group) => ({
    group,
    tickets: tickets.filter((ticket) => groupOf(ticket, view) === group),
  })).filter((one) => one.tickets.length > 0);
}

/** The ticket beside the open one in a view, as the queue lists it; its first one while none of them is open, null at the end. */
export function neighbourOf(
  view: Pick<DeskView, 'tickets' | 'contacts' | 'now' | 'open'>,
  shown: QueueView,
  by: 1 | -1,
): string | null {
  const listed = groupsIn(view, shown).flatMap(({ tickets }) => tickets);
  const at = listed.findIndex(({ record }) => record.number === view.open);
  return (at === -1 ? listed[0] : listed[at + by])?.record.number ?? null;
}

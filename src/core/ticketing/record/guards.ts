import { mayResolveSilent, waitsForPerson } from '../clocks/hold-reasons.ts';
import type { ActContext, Move, RefusalCode } from './acts.ts';
import { closesAt, isActive, isAnswered, sinceLastHeard, type Ticket } from './ticket.ts';
import { NEEDS_VERIFICATION, type TicketState } from './vocabulary.ts';

type Target = Move['to'];
type MoveTo<To extends Target> = Extract<Move, { to: To }>;

/** Why a move is refused; null when it is allowed. */
type Guard<To extends Target> = (ticket: Ticket, move: MoveTo<To>, context: ActContext) => RefusalCode | null;

/** For each state where a ticket is and each where it may be sent: a guard, or the code with which it is always refused. */
type Guards = {
  readonly [From in TicketState]: { readonly [To in Target]: Guard<To> | RefusalCode };
};

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const assign: Guard<'assigned'> = (ticket, { group, assignee }) => {
  if (ticket.classification === null) return 'not-classified';
  return ticket.state === 'assigned' && ticket.group === group && ticket.assignee === assignee
    ? 'same-assignment'
    : null;
};

/** An escalation or transfer: to another group, with a note that spares it every question. */
const handOver: Guard<'assigned'> = (ticket, { group }, { isHandOverComplete }) => {
  if (ticket.classification === null) return 'not-classified';
  if (ticket.group === group) return 'same-assignment';
  return isHandOverComplete(ticket, group) ? null : 'hand-over-incomplete';
};

const start: Guard<'in-progress'> = (ticket, _, { actor }) =>
  ticket.assignee === actor ? null : 'not-your-ticket';

const reopen: Guard<'in-progress'> = (ticket, _, { now }) => {
  const closes = closesAt(ticket);
  return closes !== null && now < closes ? null : 'too-late-to-reopen';
};

const hold: Guard<'on-hold'> = (ticket, { reason, nextContactAt, reference }, { now }) => {
  if (ticket.hold?.reason === reason) return 'same-hold-reason';
  if (waitsForPerson(reason)) {
    const asked = sinceLastHeard(ticket).some(
      (entry) => entry.kind === 'public-reply' && entry.question !== 'none',
    );
    if (!asked) return 'no-question-asked';
  } else if (isBlank(reference)) return 'no-reference';
  return nextContactAt === null || nextContactAt <= now ? 'no-next-contact' : null;
};

function duplicateRefusal(ticket: Ticket, parent: Ticket): RefusalCode | null {
  if (parent.number === ticket.number) return 'own-duplicate';
  if (parent.links.some(({ kind }) => kind === 'duplicate-of')) return 'parent-is-duplicate';
  if (!isActive(parent) && parent.state !== 'resolved') return 'parent-not-open';
  return isAnswered(ticket) ? null : 'requester-not-told';
}

/** Three attempts over two channels, and the last word to the person says how to come back. */
function silentRefusal(ticket: Ticket): RefusalCode | null {
  if (!mayResolveSilent('caller', ticket.attempts)) return 'too-few-contact-attempts';
  const last = sinceLastHeard(ticket).findLast(({ kind }) => kind === 'public-reply');
  return last?.kind === 'public-reply' && last.offersReopening ? null : 'no-way-to-reopen-offered';
}

const resolve: Guard<'resolved'> = (ticket, move) => {
  if ('duplicateOf' in move) return duplicateRefusal(ticket, move.duplicateOf);
  if (move.code === null) return 'no-resolution-code';
  if (move.code === 'duplicate') return 'duplicate-needs-parent';
  if (isBlank(move.notes)) return 'no-resolution-notes';
  if (move.confirmation === 'silent') return silentRefusal(ticket);
  if (NEEDS_VERIFICATION[move.code] && isBlank(move.verification)) return 'no-verification';
  return ticket.type === 'incident' && move.confirmation === 'none' ? 'not-confirmed' : null;
};

/** A ticket that nobody has begun can only be resolved as a duplicate. */
const resolveUnstarted: Guard<'resolved'> = (ticket, move) =>
  'duplicateOf' in move ? duplicateRefusal(ticket, move.duplicateOf) : 'not-started';

/** On hold, only a duplicate or a person who stays silent can be resolved: anything else is resumed first. */
const resolveOnHold: Guard<'resolved'> = (ticket, move, context) => {
  if ('duplicateOf' in move) return duplicateRefusal(ticket, move.duplicateOf);
  const waits = ticket.hold !== null && waitsForPerson(ticket.hold.reason);
  return move.confirmation === 'silent' && waits ? resolve(ticket, move, context) : 'is-on-hold';
};

const close: Guard<'closed'> = (ticket, { because }, { now }) => {
  const closes = closesAt(ticket);
  return because === 'confirmed' || (closes !== null && now >= closes) ? null : 'too-early-to-close';
};

const cancel: Guard<'canceled'> = (ticket, { reason }) => {
  if (reason === null) return 'no-reason';
  return reason === 'spam' || isAnswered(ticket) ? null : 'requester-not-told';
};

const always = () => null;

const GUARDS: Guards = {
  new: {
    assigned: assign,
    'in-progress': start,
    'on-hold': 'not-started',
    resolved: resolveUnstarted,
    closed: 'not-resolved',
    canceled: cancel,
  },
  assigned: {
    assigned: assign,
    'in-progress': start,
    'on-hold': 'not-started',
    resolved: resolveUnstarted,
    closed: 'not-resolved',
    canceled: cancel,
  },
  'in-progress': {
    assigned: handOver,
    'in-progress': 'already-in-progress',
    'on-hold': hold,
    resolved: resolve,
    closed: 'not-resolved',
    canceled: 'work-has-begun',
  },
  'on-hold': {
    assigned: 'is-on-hold',
    'in-progress': always,
    'on-hold': hold,
    resolved: resolveOnHold,
    closed: 'not-resolved',
    canceled: 'work-has-begun',
  },
  resolved: {
    assigned: 'already-resolved',
    'in-progress': reopen,
    'on-hold': 'already-resolved',
    resolved: 'already-resolved',
    closed: close,
    canceled: 'already-resolved',
  },
  closed: {
    assigned: 'closed',
    'in-progress': 'closed',
    'on-hold': 'closed',
    resolved: 'closed',
    closed: 'closed',
    canceled: 'closed',
  },
  canceled: {
    assigned: 'canceled',
    'in-progress': 'canceled',
    'on-hold': 'canceled',
    resolved: 'canceled',
    closed: 'canceled',
    canceled: 'canceled',
  },
};

function check<To extends Target>(
  guard: Guard<To> | RefusalCode,
  ticket: Ticket,
  move: MoveTo<To>,
  context: ActContext,
): RefusalCode | null {
  return typeof guard === 'string' ? guard : guard(ticket, move, context);
}

/** Why the ticket may not change its state that way; null when it may. */
export function refusalOf(ticket: Ticket, move: Move, context: ActContext): RefusalCode | null {
  const guards = GUARDS[ticket.state];
  switch (move.to) {
    case 'assigned':
      return check(guards.assigned, ticket, move, context);
    case 'in-progress':
      return check(guards['in-progress'], ticket, move, context);
    case 'on-hold':
      return check(guards['on-hold'], ticket, move, context);
    case 'resolved':
      return check(guards.resolved, ticket, move, context);
    case 'closed':
      return check(guards.closed, ticket, move, context);
    case 'canceled':
      return check(guards.canceled, ticket, move, context);
  }
}

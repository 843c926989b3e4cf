import { fail, type Result, succeed } from '../../kernel/result.ts';
import { waitsForPerson } from '../clocks/hold-reasons.ts';
import type { Act, ActContext, Move, RefusalCode } from './acts.ts';
import { withAudit } from './audit.ts';
import { type Change, enter, withLink } from './entries.ts';
import { refusalOf } from './guards.ts';
import {
  changedRecord,
  isActive,
  type Resolution,
  sinceLastHeard,
  type Ticket,
  type TicketLink,
} from './ticket.ts';

/** Whether something was really asked of whom the hold waits for: the person, or who runs the reference. */
function wasAsked(
  ticket: Ticket,
  { reason, reference }: Extract<Move, { to: 'on-hold' }>,
  context: ActContext,
): boolean {
  return waitsForPerson(reason)
    ? sinceLastHeard(ticket).some((entry) => entry.kind === 'public-reply' && entry.question === 'real')
    : reference !== null && context.isReferenceKnown(reason, reference);
}

/** The resolution that a move enters; null without a code, which the guard refuses. */
function resolutionOf(
  move: Extract<Move, { to: 'resolved' }>,
  { now: at, actor: by }: ActContext,
): Resolution | null {
  if ('duplicateOf' in move)
    return { at, by, code: 'duplicate', cause: '', notes: '', verification: '', confirmation: 'none' };
  const { code, cause, notes, verification, confirmation } = move;
  return code === null ? null : { at, by, code, cause, notes, verification, confirmation };
}

/** A move that its guard allows. */
function moved(ticket: Ticket, move: Move, context: ActContext): Change {
  const { now: at } = context;
  switch (move.to) {
    case 'assigned': {
      const { group, assignee } = move;
      return {
        ticket: changedRecord(ticket, { state: 'assigned', group, assignee }),
        event: { kind: 'assigned', at },
      };
    }
    case 'in-progress': {
      const begun: Ticket = changedRecord(ticket, { state: 'in-progress', hold: null, resolution: null });
      if (ticket.state === 'on-hold') return { ticket: begun, event: { kind: 'hold-ended', at } };
      return { ticket: begun, event: ticket.state === 'resolved' ? { kind: 'reopened', at } : null };
    }
    case 'on-hold': {
      const { reason, reference } = move;
      // The guard refuses a hold without it.
      const nextContactAt = move.nextContactAt ?? at;
      const hold = { reason, since: ticket.hold?.since ?? at, nextContactAt, reference };
      return {
        ticket: changedRecord(ticket, { state: 'on-hold', hold }),
        event: { kind: 'hold-began', at, reason, asked: wasAsked(ticket, move, context) },
      };
    }
    case 'resolved': {
      const linked =
        'duplicateOf' in move
          ? withLink(ticket, { kind: 'duplicate-of', number: move.duplicateOf.number })
          : ticket;
      return {
        ticket: changedRecord(linked, {
          state: 'resolved',
          hold: null,
          resolution: resolutionOf(move, context),
        }),
        event: { kind: 'resolved', at },
      };
    }
    case 'closed':
      return {
        ticket: changedRecord(ticket, { state: 'closed', closedBecause: move.because }),
        event: { kind: 'closed', at },
      };
    case 'canceled':
      return {
        ticket: changedRecord(ticket, { state: 'canceled', cancelReason: move.reason }),
        event: { kind: 'canceled', at },
      };
  }
}

/** The change as it goes into the record: what its clocks see, and the trail. */
function recorded(before: Ticket, { ticket, event }: Change, context: ActContext): Ticket {
  const after =
    event === null ? ticket : changedRecord(ticket, { clockEvents: [...ticket.clockEvents, event] });
  return withAudit(before, after, context);
}

/** The ticket after an act, or why it is refused. */
export function actOn(ticket: Ticket, act: Act, context: ActContext): Result<Ticket, RefusalCode> {
  if (act.kind !== 'move') {
    const outcome = enter(ticket, act, context);
    return outcome.ok ? succeed(recorded(ticket, outcome.value, context)) : outcome;
  }
  const refusal = refusalOf(ticket, act, context);
  return refusal === null ? succeed(recorded(ticket, moved(ticket, act, context), context)) : fail(refusal);
}

/** Both ends of a relation between two tickets. */
export interface Related {
  readonly ticket: Ticket;
  readonly parent: Ticket;
}

function linkBoth(
  ticket: Ticket,
  parent: Ticket,
  kinds: readonly [TicketLink['kind'], TicketLink['kind']],
): Related {
  return {
    ticket: withLink(ticket, { kind: kinds[0], number: parent.number }),
    parent: withLink(parent, { kind: kinds[1], number: ticket.number }),
  };
}

/** Makes a ticket the child of another: it stays open and is resolved with it. */
export function makeChild(ticket: Ticket, parent: Ticket, context: ActContext): Result<Related, RefusalCode> {
  if (ticket.number === parent.number) return fail('own-link');
  for (const { state } of [ticket, parent])
    if (state === 'closed' || state === 'canceled') return fail(state);
  if (!isActive(ticket)) return fail('already-resolved');
  const related = linkBoth(ticket, parent, ['parent', 'child']);
  return succeed({
    ticket: withAudit(ticket, related.ticket, context),
    parent: withAudit(parent, related.parent, context),
  });
}

/** Merges a ticket into the one it repeats: it is resolved as a duplicate, and its requester watches the other. */
export function mergeInto(ticket: Ticket, parent: Ticket, context: ActContext): Result<Related, RefusalCode> {
  const resolved = actOn(
    ticket,
    { kind: 'move', to: 'resolved', code: 'duplicate', duplicateOf: parent },
    context,
  );
  if (!resolved.ok) return resolved;
  const related = linkBoth(resolved.value, parent, ['duplicate-of', 'duplicate']);
  const { watchers, timeline } = related.parent;
  const entry = { at: context.now, kind: 'system', code: 'merged-from', about: ticket.number } as const;
  return succeed({
    ticket: related.ticket,
    parent: withAudit(
      parent,
      changedRecord(related.parent, {
        watchers: watchers.includes(ticket.requester) ? watchers : [...watchers, ticket.requester],
        timeline: [...timeline, entry],
      }),
      context,
    ),
  });
}

/**
 * What the resolution of a ticket does to another: a child that is still open is resolved the same way, the requester of
 * a duplicate is told; every other ticket stays as it is.
 */
export function cascade(ticket: Ticket, parent: Ticket, context: ActContext): Ticket {
  const isLinked = (kind: TicketLink['kind']) =>
    ticket.links.some((link) => link.kind === kind && link.number === parent.number);
  if (parent.resolution === null || parent.state !== 'resolved') return ticket;
  const isOpenChild = isLinked('parent') && isActive(ticket);
  if (!isOpenChild && !(isLinked('duplicate-of') && ticket.state === 'resolved')) return ticket;
  const informed: Ticket = changedRecord(ticket, {
    timeline: [
      ...ticket.timeline,
      { at: context.now, kind: 'system', code: 'parent-resolved', about: parent.number },
    ],
  });
  if (!isOpenChild) return informed;
  const resolution: Resolution = { ...parent.resolution, at: context.now, confirmation: 'none' };
  return recorded(
    ticket,
    {
      ticket: changedRecord(informed, { state: 'resolved', hold: null, resolution }),
      event: { kind: 'resolved', at: context.now },
    },
    context,
  );
}

import { changedTicket, findTicket, withTicket } from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import type { Ticket } from '../record/ticket.ts';
import { makeChild, mergeInto } from '../record/transitions.ts';
import { pastTicketsOf } from '../world/people-records.ts';
import { actOn } from './acts.ts';
import { done, type Outcome, refuse } from './change.ts';
import { contextOf } from './record-context.ts';
import { onRecord } from './recording.ts';

/** Merges a ticket into another one, or makes it its child. */
export function relate(state: DeskState, { kind, ticket, into }: CommandOf<'merge' | 'make-child'>): Outcome {
  const child = findTicket(state, ticket);
  const parent = findTicket(state, into);
  if (child === null || parent === null) return refuse('no-such-ticket', child === null ? ticket : into);
  const relation: (
    child: Ticket,
    parent: Ticket,
    context: ReturnType<typeof contextOf>,
  ) => ReturnType<typeof makeChild> = kind === 'merge' ? mergeInto : makeChild;
  const related = relation(child.record, parent.record, contextOf(state));
  if (!related.ok) return refuse(related.error, ticket);
  return done(
    withTicket(
      withTicket(state, changedTicket(child, { record: related.value.ticket })),
      changedTicket(parent, { record: related.value.parent }),
    ),
  );
}

/** Makes all who reported a message children of a ticket, and thanks each of them. */
export function addReports(
  state: DeskState,
  { kind, ticket: number, message: id }: CommandOf<'add-reports'>,
): Outcome {
  const reports = state.world.messages.find((one) => one.id === id)?.reports;
  if (reports === undefined || reports.into !== null) return refuse('no-such-record', id);
  const linked = onRecord(state, number, {
    kind: 'link',
    link: { kind: 'reports', number: `${reports.by.length}` },
  });
  return linked.ok
    ? actOn(linked.value.state, kind, id, [{ do: kind, message: id, ticket: number }])
    : linked;
}

/** Links a ticket to an earlier one of the same person. */
export function linkEarlier(
  state: DeskState,
  { ticket: number, earlier }: CommandOf<'link-earlier'>,
): Outcome {
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  const { requester, affectedUser } = ticket.record;
  const known = [requester, affectedUser].flatMap((one) => pastTicketsOf(state.world, one));
  if (known.every((one) => one.number !== earlier)) return refuse('no-such-ticket', earlier);
  return onRecord(state, number, { kind: 'link', link: { kind: 'follows', number: earlier } });
}

/** Opens a problem record; it gets the digits of the ticket, so that each ticket has one at most. */
export function openProblem(state: DeskState, { ticket: number }: CommandOf<'open-problem'>): Outcome {
  const problem = number.replace(/^\D+/, 'PRB-');
  return onRecord(state, number, { kind: 'link', link: { kind: 'problem', number: problem } });
}

/** Raises a change request; it gets the digits of the ticket too. */
export function raiseChange(state: DeskState, { ticket: number }: CommandOf<'raise-change'>): Outcome {
  const change = number.replace(/^\D+/, 'CHG-');
  return onRecord(state, number, { kind: 'link', link: { kind: 'change', number: change } });
}

/** Books the review of a major incident, in which everybody learns from it. */
export function bookReview(state: DeskState, { ticket: number }: CommandOf<'book-review'>): Outcome {
  const review = number.replace(/^\D+/, 'MIR-');
  return onRecord(state, number, { kind: 'link', link: { kind: 'review', number: review } });
}

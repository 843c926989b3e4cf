import type { HoldReason } from '../../ticketing/clocks/hold-reasons.ts';
import type { AcceptedProof } from '../../ticketing/identity/proofs.ts';
import type { DeskView, TicketView } from '../../ticketing/model/view.ts';
import type { Level, Priority } from '../../ticketing/priority/matrix.ts';
import type { ResolverGroup, TicketState } from '../../ticketing/record/vocabulary.ts';
import type { DeskWant } from './desk-tutorial.ts';

/** Conditions that many steps at the desk share. Their ids name the line of the card. */

const want = (id: string, done: DeskWant['done']): DeskWant => ({ id, done });

function ticketIn({ tickets }: DeskView, number: string): TicketView | null {
  return tickets.find(({ record }) => record.number === number) ?? null;
}

/** Something about one ticket, which has arrived. */
export const onTicket = (id: string, number: string, is: (ticket: TicketView) => boolean): DeskWant =>
  want(id, (view) => {
    const ticket = ticketIn(view, number);
    return ticket !== null && is(ticket);
  });

export const opened = (id: string, number: string): DeskWant => want(id, ({ open }) => open === number);

/** Somebody's call was answered, or whoever stands there was greeted. */
export const talking = (id: string, number: string): DeskWant =>
  want(id, ({ contacts }) =>
    contacts.some(
      ({ ticket, status, answeredAt }) => ticket === number && answeredAt !== null && status !== 'ringing',
    ),
  );

export const classified = (
  id: string,
  number: string,
  impact: Level,
  urgency: Level,
  priority: Priority,
): DeskWant =>
  onTicket(
    id,
    number,
    ({ record }) =>
      record.classification?.impact === impact &&
      record.classification.urgency === urgency &&
      record.priority === priority,
  );

export const inState = (id: string, number: string, ...states: readonly TicketState[]): DeskWant =>
  onTicket(id, number, ({ record }) => states.includes(record.state));

/** Held, for this reason. */
export const held = (id: string, number: string, reason: HoldReason): DeskWant =>
  onTicket(id, number, ({ record }) => record.hold?.reason === reason);

/** Another group has it. */
export const handedOver = (id: string, number: string, group: ResolverGroup): DeskWant =>
  onTicket(id, number, ({ record }) => record.group === group);

/** The requester was written to. */
export const replied = (id: string, number: string): DeskWant =>
  onTicket(id, number, ({ record }) => record.timeline.some(({ kind }) => kind === 'public-reply'));

/** The requester was written to and asked for something that is not known. */
export const askedInWriting = (id: string, number: string): DeskWant =>
  onTicket(id, number, ({ record }) =>
    record.timeline.some((entry) => entry.kind === 'public-reply' && entry.question === 'real'),
  );

/** A time was named at which the requester hears from the desk. */
export const promised = (id: string, number: string): DeskWant =>
  onTicket(id, number, ({ promises }) => promises.length > 0);

export const proven = (id: string, number: string, proof: AcceptedProof): DeskWant =>
  onTicket(id, number, ({ proofs }) => proofs.some(({ kind }) => kind === proof));

/** The notebook has an entry of a test; with `outcomes`, its newest gives one of these. */
export const found = (id: string, test: string, subject?: string, ...outcomes: readonly string[]): DeskWant =>
  want(id, ({ evidence }) => {
    const newest = evidence
      .flatMap(({ findings }) => findings)
      .findLast((finding) => finding.test === test && (subject === undefined || finding.subject === subject));
    return newest !== undefined && (outcomes.length === 0 || outcomes.includes(newest.outcome));
  });

/** Something was done to the world. */
export const did = (id: string, act: string, subject: string): DeskWant =>
  want(id, ({ acts }) => acts.some((one) => one.act === act && one.subject === subject));

/** One of these was said to somebody in a contact of the ticket, by its button or in own words. */
export const said = (id: string, number: string, ...intents: readonly string[]): DeskWant =>
  want(id, ({ contacts }) =>
    contacts.some(
      ({ ticket, transcript }) =>
        ticket === number &&
        transcript.some(({ by, key }) => by === 'us' && key.split(' ').some((one) => intents.includes(one))),
    ),
  );

/** Something was not done to the world: the line of the card is there from the beginning. */
export const neverDid = (id: string, act: string, subject: string): DeskWant =>
  want(id, ({ acts }) => !acts.some((one) => one.act === act && one.subject === subject));

/** A sentence was never said to anybody of the ticket: the line of the card is there from the beginning. */
export const neverSaid = (id: string, number: string, ...intents: readonly string[]): DeskWant => {
  const { done } = said(id, number, ...intents);
  return want(id, (view, events) => !done(view, events));
};

/** It hangs below another ticket. */
export const isChildOf = (id: string, number: string, parent: string): DeskWant =>
  onTicket(id, number, ({ record }) =>
    record.links.some((link) => link.kind === 'parent' && link.number === parent),
  );

/** Its notes cite the finding of a test. */
export const noted = (id: string, number: string, test: string): DeskWant =>
  want(id, (view) => {
    const cited = ticketIn(view, number)?.noted ?? [];
    return view.evidence.some(
      (entry) => cited.includes(entry.id) && entry.findings.some((finding) => finding.test === test),
    );
  });

/** The requester has written back. */
export const heardBack = (id: string, number: string): DeskWant =>
  onTicket(id, number, ({ record }) => record.timeline.some(({ kind }) => kind === 'person-message'));

/** The requester was written to after they wrote back. */
export const repliedSince = (id: string, number: string): DeskWant =>
  onTicket(id, number, ({ record: { timeline } }) => {
    const heard = timeline.findLastIndex(({ kind }) => kind === 'person-message');
    return heard >= 0 && timeline.slice(heard).some(({ kind }) => kind === 'public-reply');
  });

/** A line was typed on a computer that printed this. */
export const printed = (id: string, typed: RegExp, is: (lines: readonly string[]) => boolean): DeskWant =>
  want(id, ({ remote }) =>
    remote.some(({ console: entries }) =>
      entries.some((entry) => typed.test(entry.typed) && is(entry.lines)),
    ),
  );

/** The desk may connect to somebody's computer. */
export const connected = (id: string, number: string): DeskWant =>
  want(id, ({ remote }) => remote.some(({ ticket }) => ticket === number));

/** One of several conditions, as one line of the card. */
export const either = (id: string, ...wants: readonly DeskWant[]): DeskWant =>
  want(id, (view, events) => wants.some(({ done }) => done(view, events)));

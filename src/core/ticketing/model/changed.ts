import type { Contact } from './contact.ts';
import type { DeskState, DeskTicket } from './state.ts';

/**
 * Copies with changes. What every command copies is written out field by field: this, tickets, contacts, records
 * (`record/ticket.ts`) and the world (`world/world.ts`). Copies made by spreading get different hidden classes in V8 wherever
 * they are made, and from the fifth on it copies them one property at a time.
 */

/** The state with some fields changed. */
export function withState(state: DeskState, change: Partial<DeskState>): DeskState {
  const copy: DeskState = {
    mode: state.mode,
    rng: state.rng,
    now: state.now,
    startedAt: state.startedAt,
    endsAt: state.endsAt,
    steps: state.steps,
    world: state.world,
    tickets: state.tickets,
    arrivals: state.arrivals,
    scheduled: state.scheduled,
    contacts: state.contacts,
    open: state.open,
    pages: state.pages,
    remote: state.remote,
    evidence: state.evidence,
    acts: state.acts,
    clockStop: state.clockStop,
    hints: state.hints,
    sealed: state.sealed,
  };
  return Object.assign(copy, change);
}

export function changedTicket(ticket: DeskTicket, change: Partial<DeskTicket>): DeskTicket {
  const copy: DeskTicket = {
    record: ticket.record,
    script: ticket.script,
    said: ticket.said,
    asked: ticket.asked,
    noted: ticket.noted,
    promises: ticket.promises,
    talk: ticket.talk,
    proofs: ticket.proofs,
  };
  return Object.assign(copy, change);
}

export function changedContact(contact: Contact, change: Partial<Contact>): Contact {
  const copy: Contact = {
    id: contact.id,
    ticket: contact.ticket,
    channel: contact.channel,
    direction: contact.direction,
    number: contact.number,
    role: contact.role,
    status: contact.status,
    talk: contact.talk,
    beganAt: contact.beganAt,
    answeredAt: contact.answeredAt,
    heldAt: contact.heldAt,
    endedAt: contact.endedAt,
    transcript: contact.transcript,
    joined: contact.joined,
    hasVoicemail: contact.hasVoicemail,
  };
  return Object.assign(copy, change);
}

export function findTicket({ tickets }: DeskState, number: string): DeskTicket | null {
  return tickets.find(({ record }) => record.number === number) ?? null;
}

/** The tickets with one of them as it is now. */
export function replaced(tickets: DeskState['tickets'], ticket: DeskTicket): DeskState['tickets'] {
  return tickets.map((one) => (one.record.number === ticket.record.number ? ticket : one));
}

export function withTicket(state: DeskState, ticket: DeskTicket): DeskState {
  return withState(state, { tickets: replaced(state.tickets, ticket) });
}

export function findContact({ contacts }: DeskState, id: string): Contact | null {
  return contacts.find((contact) => contact.id === id) ?? null;
}

export function withContact(state: DeskState, contact: Contact): DeskState {
  return withState(state, {
    contacts: state.contacts.some(({ id }) => id === contact.id)
      ? state.contacts.map((one) => (one.id === contact.id ? contact : one))
      : [...state.contacts, contact],
  });
}

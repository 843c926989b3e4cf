import type { Contact } from './contact.ts';
import type { DeskState, DeskTicket } from './state.ts';

/** The state with some fields changed. */
export function withState(state: DeskState, changes: Partial<DeskState>): DeskState {
  return { ...state, ...changes };
}

export function findTicket({ tickets }: DeskState, number: string): DeskTicket | null {
  return tickets.find(({ record }) => record.number === number) ?? null;
}

export function withTicket(state: DeskState, ticket: DeskTicket): DeskState {
  return withState(state, {
    tickets: state.tickets.map((one) => (one.record.number === ticket.record.number ? ticket : one)),
  });
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

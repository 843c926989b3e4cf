import { changedTicket, withTicket } from '../model/changed.ts';
import { type Contact, isLive } from '../model/contact.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Voice } from '../model/voice.ts';
import { approverOf, findPerson } from '../world/world.ts';

/**
 * The manager whom the directory names, reached on the number on record, has confirmed the request of somebody who is on
 * the line or at the counter meanwhile.
 */
export function withManagersWord(
  state: DeskState,
  ticket: DeskTicket,
  contact: Contact,
  voice: Voice,
): DeskState {
  const requester = findPerson(state.world, ticket.record.requester);
  const manager = requester === null ? null : approverOf(state.world, requester);
  const isOnRecord = manager !== null && contact.direction === 'out' && contact.number === manager.phone;
  if (!isOnRecord || voice.person !== manager.id) return state;
  const proofs = state.contacts
    .filter((one) => one.ticket === ticket.record.number && one.id !== contact.id && isLive(one))
    .map((one) => ({
      kind: 'manager-on-record' as const,
      person: ticket.record.requester,
      contact: one.id,
      at: state.now,
      confirmedBy: manager.id,
    }));
  return withTicket(state, changedTicket(ticket, { proofs: [...ticket.proofs, ...proofs] }));
}

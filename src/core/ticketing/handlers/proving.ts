import type { AcceptedProof } from '../identity/proofs.ts';
import { findContact, findTicket, withTicket } from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Contact } from '../model/contact.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import { findAccount, findPerson } from '../world/world.ts';
import { done, type Outcome, refuse } from './change.ts';
import { voiceOf } from './talking.ts';

/** Notes a proof of the ticket's requester, if it held. */
function proven(
  state: DeskState,
  ticket: DeskTicket,
  contact: Contact,
  kind: AcceptedProof,
  isHeld: boolean,
): Outcome {
  const told = { kind: isHeld ? 'proof-held' : 'proof-failed', contact: contact.id, proof: kind } as const;
  if (!isHeld) return done(state, told);
  const proof = { kind, person: ticket.record.requester, contact: contact.id, at: state.now };
  return done(withTicket(state, { ...ticket, proofs: [...ticket.proofs, proof] }), told);
}

/** Somebody who is being talked with, and the ticket that it is about. */
function liveContact(
  state: DeskState,
  id: string,
): { readonly contact: Contact; readonly ticket: DeskTicket } | null {
  const contact = findContact(state, id);
  const ticket = contact === null ? null : findTicket(state, contact.ticket);
  return contact === null || ticket === null || contact.status !== 'active' ? null : { contact, ticket };
}

/**
 * Sends a prompt with a number to the authenticator that is registered for the requester. Who holds the phone and talks with
 * us can answer it; whoever else holds it is surprised and refuses.
 */
export function sendPush(state: DeskState, { contact: id }: CommandOf<'send-push'>): Outcome {
  const live = liveContact(state, id);
  if (live === null) return refuse('not-talking', id);
  const { contact, ticket } = live;
  const person = findPerson(state.world, ticket.record.requester);
  const account = person === null ? null : findAccount(state.world, person.login);
  if (account === null || account.authenticator === null) return refuse('no-authenticator', id);
  const isThem = voiceOf(ticket, contact.role)?.person === ticket.record.requester;
  return proven(state, ticket, contact, 'registered-authenticator', isThem);
}

function lookedAt(state: DeskState, id: string, kind: AcceptedProof): Outcome {
  const live = liveContact(state, id);
  if (live === null) return refuse('not-talking', id);
  const { contact, ticket } = live;
  if (contact.channel !== 'walk-up') return refuse('not-in-person', id);
  const isThem = voiceOf(ticket, contact.role)?.person === ticket.record.requester;
  return proven(state, ticket, contact, kind, isThem);
}

/** Compares the badge of somebody at the counter with the directory. */
export function checkBadge(state: DeskState, { contact }: CommandOf<'check-badge'>): Outcome {
  return lookedAt(state, contact, 'badge-in-person');
}

/** Compares a photo ID and the face of somebody at the counter. */
export function checkPhotoId(state: DeskState, { contact }: CommandOf<'check-photo-id'>): Outcome {
  return lookedAt(state, contact, 'photo-id-in-person');
}

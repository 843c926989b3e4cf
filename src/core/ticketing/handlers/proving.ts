import type { AcceptedProof } from '../identity/proofs.ts';
import {
  changedContact,
  changedTicket,
  findContact,
  findTicket,
  withContact,
  withTicket,
} from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Contact } from '../model/contact.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import { take } from '../world/readings.ts';
import { findPerson } from '../world/world.ts';
import { done, type Outcome, refuse } from './change.ts';
import { withFindings } from './findings.ts';
import { voiceOf } from './talking.ts';

/** Notes a proof of the ticket's requester, if it held; how it went is a finding either way. */
function proven(
  state: DeskState,
  ticket: DeskTicket,
  contact: Contact,
  kind: AcceptedProof,
  isHeld: boolean,
): Outcome {
  const person = ticket.record.requester;
  const finding = { test: `proof:${kind}`, subject: person, outcome: isHeld ? 'held' : 'failed' };
  const found = withFindings(state, contact.id, [finding], ticket.record.number);
  const event = { kind: isHeld ? 'proof-held' : 'proof-failed', contact: contact.id, proof: kind } as const;
  if (!isHeld) return done(found.state, event, ...found.events);
  const proof = { kind, person, contact: contact.id, at: state.now };
  const held = withTicket(found.state, changedTicket(ticket, { proofs: [...ticket.proofs, proof] }));
  return done(held, event, ...found.events);
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

/** Whether the other end of a contact is the requester of its ticket. */
function isRequester(ticket: DeskTicket, { role }: Contact): boolean {
  return voiceOf(ticket, role)?.person === ticket.record.requester;
}

/**
 * Sends a prompt with a number to the phone that was registered last for the requester. Who holds it and talks with us can
 * answer it; whoever else holds it is surprised and refuses, and one that reaches nobody is not answered.
 */
export function sendPush(state: DeskState, { contact: id }: CommandOf<'send-push'>): Outcome {
  const live = liveContact(state, id);
  if (live === null) return refuse('not-talking', id);
  const { contact, ticket } = live;
  const login = findPerson(state.world, ticket.record.requester)?.login ?? '';
  const reaches = take(state.world, 'prompt-reaches', login, state.now);
  if (reaches === null || reaches === 'nobody') return refuse('no-authenticator', id);
  const isApproved = reaches === 'shown' && isRequester(ticket, contact);
  return proven(state, ticket, contact, 'registered-authenticator', isApproved);
}

/** Asks somebody on the phone to be seen. Who is not who they say they are declines. */
export function startVideo(state: DeskState, { contact: id }: CommandOf<'start-video'>): Outcome {
  const live = liveContact(state, id);
  if (live === null) return refuse('not-talking', id);
  const { contact } = live;
  if (contact.channel !== 'phone') return refuse('not-by-phone', id);
  return contact.role === 'stranger'
    ? done(state, { kind: 'video-declined', contact: id })
    : done(withContact(state, changedContact(contact, { channel: 'video' })));
}

/** Compares the badge of somebody at the counter with the directory. */
export function checkBadge(state: DeskState, { contact: id }: CommandOf<'check-badge'>): Outcome {
  const live = liveContact(state, id);
  if (live === null) return refuse('not-talking', id);
  const { contact, ticket } = live;
  return contact.channel === 'walk-up'
    ? proven(state, ticket, contact, 'badge-in-person', isRequester(ticket, contact))
    : refuse('not-in-person', id);
}

/** What a photo ID proves, by how it is looked at. */
const PHOTO_ID: Readonly<Partial<Record<Contact['channel'], AcceptedProof>>> = {
  'walk-up': 'photo-id-in-person',
  video: 'live-video-with-id',
};

/** Compares a photo ID and the face of somebody who can be seen: at the counter, or by video. */
export function checkPhotoId(state: DeskState, { contact: id }: CommandOf<'check-photo-id'>): Outcome {
  const live = liveContact(state, id);
  if (live === null) return refuse('not-talking', id);
  const { contact, ticket } = live;
  const proof = PHOTO_ID[contact.channel];
  return proof === undefined
    ? refuse('not-in-person', id)
    : proven(state, ticket, contact, proof, isRequester(ticket, contact));
}

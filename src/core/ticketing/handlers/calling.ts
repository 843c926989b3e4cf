import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import {
  changedContact,
  changedTicket,
  findContact,
  findTicket,
  withContact,
  withState,
  withTicket,
} from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import { kept } from '../model/promise.ts';
import type { DeskState } from '../model/state.ts';
import { done, type Outcome, refuse } from './change.ts';
import { isCaller, withCallEnded, withLine } from './phoning.ts';
import { escalate } from './recording.ts';
import { sayIn, voiceOf } from './talking.ts';

/** Says when the desk calls back: the time is a clock of the ticket from then on. */
export function promiseCallback(state: DeskState, command: CommandOf<'promise-callback'>): Outcome {
  const { contact, seconds } = command;
  return withLine(state, contact, 'active', 'not-talking', (line) => {
    const said = sayIn(state, line.ticket, line.voice, line.contact, { intents: ['call-back'] });
    const ticket = findTicket(said.state, line.contact.ticket) ?? line.ticket;
    const promise = {
      kind: 'call' as const,
      madeAt: state.now,
      dueAt: state.now + seconds,
      keptAt: null,
      isMissed: false,
    };
    const promised = changedTicket(ticket, { promises: [...ticket.promises, promise] });
    return done(withTicket(said.state, promised), ...said.events);
  });
}

/** Until somebody who is back has listened to their messages. */
const LISTENS_AFTER = 5 * SECONDS_PER_MINUTE;

/** Leaves a message for somebody who did not pick up; who comes back later calls then. */
export function leaveVoicemail(state: DeskState, command: CommandOf<'leave-voicemail'>): Outcome {
  const contact = findContact(state, command.contact);
  const ticket = contact === null ? null : findTicket(state, contact.ticket);
  if (contact === null || ticket === null) return refuse('no-such-contact', command.contact);
  if (contact.status !== 'unanswered' || contact.direction === 'in' || contact.number === null)
    return refuse('not-unanswered', contact.id);
  if (contact.hasVoicemail) return refuse('voicemail-left', contact.id);
  const left = withContact(state, changedContact(contact, { hasVoicemail: true }));
  const voice = voiceOf(ticket, contact.role);
  if (voice === null) return done(left);
  const heard = isCaller(ticket, voice)
    ? withTicket(left, changedTicket(ticket, { promises: kept(ticket.promises, 'call', state.now) }))
    : left;
  if (voice.answersFrom === undefined) return done(heard);
  const back = {
    at: Math.max(state.now, voice.answersFrom) + LISTENS_AFTER,
    ticket: ticket.record.number,
    what: { kind: 'calls-back' as const, role: contact.role, number: contact.number },
  };
  return done(withState(heard, { scheduled: [...heard.scheduled, back] }));
}

/** Somebody on hold joins whoever is talked with, such as the caller and the manager who has to agree. */
export function joinCalls(state: DeskState, command: CommandOf<'join-calls'>): Outcome {
  const held = findContact(state, command.held);
  if (held === null) return refuse('no-such-contact', command.held);
  if (held.status !== 'held') return refuse('not-on-hold-call', held.id);
  return withLine(state, command.contact, 'active', 'not-talking', ({ contact }) => {
    if (held.ticket !== contact.ticket) return refuse('other-ticket', held.id);
    const joined = withContact(state, changedContact(contact, { joined: held.id }));
    return done(
      withContact(joined, changedContact(held, { status: 'active', heldAt: null, joined: contact.id })),
      {
        kind: 'calls-joined',
        contact: contact.id,
      },
    );
  });
}

/** Puts a caller through: the other group has the ticket from then on, with what its note says. */
export function transferCall(state: DeskState, command: CommandOf<'transfer-call'>): Outcome {
  const { contact: id, kind: _, ...handOver } = command;
  return withLine(state, id, 'active', 'not-talking', ({ contact }) => {
    const moved = escalate(state, { kind: 'escalate', ticket: contact.ticket, ...handOver });
    if (!moved.ok) return moved;
    const { state: next, events } = moved.value;
    return done(withCallEnded(next, contact), ...events, {
      kind: 'call-ended',
      contact: contact.id,
      by: 'us',
    });
  });
}

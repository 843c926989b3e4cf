import {
  changedContact,
  changedTicket,
  findContact,
  findTicket,
  withContact,
  withState,
  withTicket,
} from '../model/changed.ts';
import type { CommandOf, DeskRefusal } from '../model/commands.ts';
import { type Contact, holdPerPatience, newContact } from '../model/contact.ts';
import { kept } from '../model/promise.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Voice, VoiceRole } from '../model/voice.ts';
import { actOn } from '../record/transitions.ts';
import { startTalk, withPersona } from '../talk/lines.ts';
import { understand } from '../talk/match.ts';
import { byId } from '../talk/talk.ts';
import { personAtNumber } from '../world/numbers.ts';
import { devicesOf, findPerson } from '../world/world.ts';
import { done, type Outcome, refuse } from './change.ts';
import { withConsent } from './consent.ts';
import { contextOf } from './record-context.ts';
import { intentsOf, type Said, sayIn, voiceOf } from './talking.ts';

/** A contact, its ticket, and who is at the other end. */
interface Line {
  readonly contact: Contact;
  readonly ticket: DeskTicket;
  readonly voice: Voice;
}

/** The contact with this id and who is at its other end; null for an unknown one. */
function lineOf(state: DeskState, id: string): Line | null {
  const contact = findContact(state, id);
  const ticket = contact === null ? null : findTicket(state, contact.ticket);
  const voice = contact === null || ticket === null ? null : voiceOf(ticket, contact.role);
  return contact === null || ticket === null || voice === null ? null : { contact, ticket, voice };
}

export function withLine(
  state: DeskState,
  id: string,
  status: Contact['status'],
  reason: DeskRefusal['reason'],
  change: (line: Line) => Outcome,
): Outcome {
  const line = lineOf(state, id);
  if (line === null) return refuse('no-such-contact', id);
  return line.contact.status === status ? change(line) : refuse(reason, id);
}

const NOBODY = { patience: 0, skill: 0, mood: 0 };

/** Whether somebody is being talked with now: there is one pair of ears. */
function isBusy({ contacts }: DeskState): boolean {
  return contacts.some(({ status }) => status === 'active');
}

/** Whether the voice is of whoever asked, or says so. */
export function isCaller({ record }: DeskTicket, { role, person }: Voice): boolean {
  return role === 'stranger' || person === record.requester;
}

/** The contact begins: the person says what it is about, and the record has its first response. */
function connected(state: DeskState, { contact, ticket, voice }: Line): Outcome {
  const at = state.now;
  const { requester } = ticket.record;
  const recorded = actOn(
    ticket.record,
    {
      kind: 'answer-call',
      from: voice.person ?? requester,
      channel: contact.channel === 'video' ? 'phone' : contact.channel,
      text: voice.opens,
    },
    contextOf(state),
  );
  if (!recorded.ok) return refuse(recorded.error, ticket.record.number);
  const active: Contact = changedContact(contact, {
    status: 'active',
    answeredAt: at,
    transcript: [{ at, by: 'them', key: voice.opens, again: null, fill: {} }],
  });
  const promises = isCaller(ticket, voice) ? kept(ticket.promises, 'call', at) : ticket.promises;
  const begun = withContact(
    withTicket(state, changedTicket(ticket, { record: recorded.value, promises })),
    active,
  );
  return done(
    withState(begun, { open: ticket.record.number }),
    { kind: 'call-answered', contact: contact.id },
    { kind: 'said', contact: contact.id, key: voice.opens, again: null, fill: {} },
  );
}

export function answerCall(state: DeskState, { contact }: CommandOf<'answer-call'>): Outcome {
  return withLine(state, contact, 'ringing', 'not-ringing', (line) =>
    isBusy(state) ? refuse('line-busy', contact) : connected(state, line),
  );
}

export function holdCall(state: DeskState, { contact }: CommandOf<'hold-call'>): Outcome {
  return withLine(state, contact, 'active', 'not-talking', (line) =>
    done(withContact(state, changedContact(line.contact, { status: 'held', heldAt: state.now }))),
  );
}

export function resumeCall(state: DeskState, { contact }: CommandOf<'resume-call'>): Outcome {
  return withLine(state, contact, 'held', 'not-on-hold-call', (line) =>
    isBusy(state) ? refuse('line-busy', contact) : done(withContact(state, resumed(line.contact, state.now))),
  );
}

/** From here on a wait on hold is remembered. */
const LONG_WAIT = 3;

/** Back on the line, with the patience that the wait has left. */
function resumed(contact: Contact, now: number): Contact {
  const { persona } = contact.talk;
  const waited = Math.floor((now - (contact.heldAt ?? now)) / holdPerPatience(contact));
  const patience = Math.max(1, persona.patience - waited);
  const mood = waited >= LONG_WAIT ? Math.max(-3, persona.mood - 1) : persona.mood;
  return changedContact(contact, {
    status: 'active',
    heldAt: null,
    talk: withPersona(contact.talk, { patience, skill: persona.skill, mood }),
  });
}

export function endCall(state: DeskState, { contact }: CommandOf<'end-call'>): Outcome {
  return withLine(state, contact, 'active', 'not-talking', (line) =>
    done(withCallEnded(state, line.contact), { kind: 'call-ended', contact, by: 'us' }),
  );
}

/** The state after the desk has hung up; whoever was joined with it stays on the line. */
export function withCallEnded(state: DeskState, contact: Contact): DeskState {
  const ended = withContact(
    state,
    changedContact(contact, { status: 'ended', endedAt: state.now, joined: null }),
  );
  const other = contact.joined === null ? null : findContact(ended, contact.joined);
  return other === null ? ended : withContact(ended, changedContact(other, { joined: null }));
}

/** Who answers a number in a ticket: whoever the directory has there, or the caller on the number that they called from. */
function answers({ script }: DeskTicket, number: string, person: string | null): Voice | null {
  if (number === script.number) {
    const caller: readonly VoiceRole[] = ['stranger', 'requester'];
    return script.voices.find(({ role }) => caller.includes(role)) ?? null;
  }
  return script.voices.find((voice) => voice.person !== null && voice.person === person) ?? null;
}

/** Whether somebody can be reached there now: not while they are away, nor on a phone that works no more. */
function picksUp({ world, now }: DeskState, number: string, { person, answersFrom }: Voice): boolean {
  if (answersFrom !== undefined && now < answersFrom) return false;
  const holder = person === null ? null : findPerson(world, person);
  if (holder === null || holder.phone !== number) return true;
  // The number moves with its card: any phone of theirs that works rings.
  const phones = devicesOf(world, holder).filter(({ kind }) => kind === 'phone');
  return phones.length === 0 || phones.some(({ prompts }) => prompts !== 'dead');
}

/** A call that nobody takes; while the ticket waits for the person it is an attempt to reach them. */
function unanswered(state: DeskState, ticket: DeskTicket, contact: Contact, voice: Voice | null): Outcome {
  const missed = withContact(state, changedContact(contact, { endedAt: state.now }));
  const event = { kind: 'call-missed', contact: contact.id } as const;
  if (voice === null || !isCaller(ticket, voice)) return done(missed, event);
  const tried = actOn(ticket.record, { kind: 'attempt-contact', channel: 'phone' }, contextOf(state));
  return done(tried.ok ? withTicket(missed, changedTicket(ticket, { record: tried.value })) : missed, event);
}

/** Calls a number. Who answers on a number of the directory is who the directory says: this is what a callback proves. */
export function dial(state: DeskState, { ticket: number, number: dialled }: CommandOf<'dial'>): Outcome {
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  if (isBusy(state)) return refuse('line-busy', dialled);
  const onRecord = personAtNumber(state.world, dialled);
  const voice = answers(ticket, dialled, onRecord?.id ?? null);
  // Whoever asked remembers how the desk has treated them so far.
  const { mood } = ticket.talk.persona;
  const { patience, skill, mood: ownMood } = voice?.persona ?? NOBODY;
  const persona = { patience, skill, mood: voice !== null && isCaller(ticket, voice) ? mood : ownMood };
  const contact = newContact({
    id: `C${state.contacts.length + 1}`,
    ticket: number,
    channel: 'phone',
    direction: 'out',
    number: dialled,
    role: voice?.role ?? 'colleague',
    status: 'unanswered',
    talk: startTalk(persona),
    at: state.now,
  });
  if (voice === null || !picksUp(state, dialled, voice)) return unanswered(state, ticket, contact, voice);
  const proven =
    onRecord === null || onRecord.id !== voice.person
      ? ticket
      : changedTicket(ticket, {
          proofs: [
            ...ticket.proofs,
            { kind: 'callback-on-record' as const, person: onRecord.id, contact: contact.id, at: state.now },
          ],
        });
  return connected(withTicket(state, proven), { contact, ticket: proven, voice });
}

function spoken(state: DeskState, line: Line, said: Said): Outcome {
  const { ticket, voice, contact } = line;
  const { state: next, events } = sayIn(state, ticket, voice, contact, said);
  return done(withConsent(next, ticket, voice, contact.id, said.intents), ...events);
}

export function say(state: DeskState, { contact, intents }: CommandOf<'say'>): Outcome {
  return withLine(state, contact, 'active', 'not-talking', (line) => {
    const known = byId(intentsOf(line.ticket));
    const isKnown = intents.length > 0 && intents.every((one) => known.has(one));
    return isKnown ? spoken(state, line, { intents }) : refuse('nothing-said', contact);
  });
}

/** Says something in one's own words. What nobody understands is not said: it offers what comes nearest. */
export function sayWords(state: DeskState, command: CommandOf<'say-words'>): Outcome {
  const { contact, words, language } = command;
  return withLine(state, contact, 'active', 'not-talking', (line) => {
    const meant = understand(words, intentsOf(line.ticket), language);
    return meant.understood
      ? spoken(state, line, { intents: meant.say.intents, words })
      : done(state, { kind: 'not-understood', nearest: meant.nearest });
  });
}

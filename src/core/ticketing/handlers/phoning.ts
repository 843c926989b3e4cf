import { findContact, findTicket, withContact, withState, withTicket } from '../model/changed.ts';
import type { CommandOf, DeskRefusal } from '../model/commands.ts';
import type { Contact } from '../model/contact.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Voice, VoiceRole } from '../model/voice.ts';
import { actOn } from '../record/transitions.ts';
import { startTalk } from '../talk/lines.ts';
import { understand } from '../talk/match.ts';
import { personAtNumber } from '../world/numbers.ts';
import { done, type Outcome, refuse } from './change.ts';
import { contextOf } from './record-context.ts';
import { intentsOf, type Said, sayIn, voiceOf } from './talking.ts';

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

function withLine(
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

/** Whether somebody is being talked with now: there is one pair of ears. */
function isBusy({ contacts }: DeskState): boolean {
  return contacts.some(({ status }) => status === 'active');
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
  const active: Contact = {
    ...contact,
    status: 'active',
    answeredAt: at,
    transcript: [{ at, by: 'them', key: voice.opens, again: null, fill: {} }],
  };
  const begun = withContact(withTicket(state, { ...ticket, record: recorded.value }), active);
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
    done(withContact(state, { ...line.contact, status: 'held', heldAt: state.now })),
  );
}

export function resumeCall(state: DeskState, { contact }: CommandOf<'resume-call'>): Outcome {
  return withLine(state, contact, 'held', 'not-on-hold-call', (line) =>
    isBusy(state)
      ? refuse('line-busy', contact)
      : done(withContact(state, { ...line.contact, status: 'active', heldAt: null })),
  );
}

export function endCall(state: DeskState, { contact }: CommandOf<'end-call'>): Outcome {
  return withLine(state, contact, 'active', 'not-talking', (line) =>
    done(withContact(state, { ...line.contact, status: 'ended', endedAt: state.now }), {
      kind: 'call-ended',
      contact,
      by: 'us',
    }),
  );
}

/** Who answers a number in a ticket: whoever the directory has there, or the caller on the number that they called from. */
function answers({ script }: DeskTicket, number: string, person: string | null): Voice | null {
  if (number === script.number) {
    const caller: readonly VoiceRole[] = ['stranger', 'requester'];
    return script.voices.find(({ role }) => caller.includes(role)) ?? null;
  }
  return script.voices.find((voice) => voice.person !== null && voice.person === person) ?? null;
}

/** Calls a number. Who answers on a number of the directory is who the directory says: this is what a callback proves. */
export function dial(state: DeskState, { ticket: number, number: dialled }: CommandOf<'dial'>): Outcome {
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  if (isBusy(state)) return refuse('line-busy', dialled);
  const onRecord = personAtNumber(state.world, dialled);
  const voice = answers(ticket, dialled, onRecord?.id ?? null);
  const contact: Contact = {
    id: `C${state.contacts.length + 1}`,
    ticket: number,
    channel: 'phone',
    direction: 'out',
    number: dialled,
    role: voice?.role ?? 'colleague',
    status: 'unanswered',
    beganAt: state.now,
    answeredAt: null,
    heldAt: null,
    endedAt: state.now,
    talk: startTalk(voice?.persona ?? { patience: 0, skill: 0, mood: 0 }),
    transcript: [],
  };
  if (voice === null) return done(withContact(state, contact), { kind: 'call-missed', contact: contact.id });
  const proven =
    onRecord === null || onRecord.id !== voice.person
      ? ticket
      : {
          ...ticket,
          proofs: [
            ...ticket.proofs,
            { kind: 'callback-on-record' as const, person: onRecord.id, contact: contact.id, at: state.now },
          ],
        };
  return connected(withTicket(state, proven), {
    contact: { ...contact, endedAt: null },
    ticket: proven,
    voice,
  });
}

function spoken(state: DeskState, line: Line, said: Said): Outcome {
  const { state: next, events } = sayIn(state, line.ticket, line.voice, line.contact, said);
  return done(next, ...events);
}

export function say(state: DeskState, { contact, intents }: CommandOf<'say'>): Outcome {
  return withLine(state, contact, 'active', 'not-talking', (line) => {
    const known = intentsOf(line.ticket);
    const isKnown = intents.length > 0 && intents.every((one) => known.some(({ id }) => id === one));
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

import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { contextOf } from '../handlers/record-context.ts';
import { answerTo } from '../handlers/talking.ts';
import {
  changedContact,
  changedTicket,
  findTicket,
  withContact,
  withState,
  withTicket,
} from '../model/changed.ts';
import type { DeskEvent } from '../model/commands.ts';
import { holds } from '../model/condition.ts';
import { type Contact, newContact } from '../model/contact.ts';
import { isOpen } from '../model/promise.ts';
import type { Arrival, DeskState, DeskTicket, Scheduled } from '../model/state.ts';
import { actOn } from '../record/transitions.ts';
import type { Channel } from '../record/vocabulary.ts';
import { startTalk, withPersona } from '../talk/lines.ts';
import { applyEffects } from '../world/effects.ts';
import { passTime } from '../world/pass-time.ts';
import { benchLooks, benchReports } from './bench.ts';
import { readByGroup } from './hand-over.ts';
import { type Due, dueAt } from './next-event.ts';

type CallsBack = Extract<Scheduled['what'], { readonly kind: 'calls-back' }>;

interface Passed {
  readonly state: DeskState;
  readonly events: readonly DeskEvent[];
}

const unchanged = (state: DeskState): Passed => ({ state, events: [] });

/** Channels on which somebody waits for an answer; who writes in another way goes on with their work. */
function isLive(channel: Channel): channel is 'phone' | 'walk-up' | 'chat' {
  return channel === 'phone' || channel === 'walk-up' || channel === 'chat';
}

/** A ticket comes in; by phone and chat it rings, and somebody who walks up stands at the counter. */
function arrive(before: DeskState, { record, script, effects, unless }: Arrival): Passed {
  if (unless !== undefined && holds(unless, { world: before.world, now: before.now, said: [] }))
    return unchanged(before);
  const state = withState(before, { world: applyEffects(before.world, effects, before.now) });
  const caller = script.voices.find(({ role }) => role === 'stranger' || role === 'requester');
  const persona = caller?.persona ?? { patience: 0, skill: 0, mood: 0 };
  const ticket: DeskTicket = {
    record,
    script,
    said: [],
    asked: [],
    noted: [],
    promises: [],
    talk: startTalk(persona),
    proofs:
      record.channel === 'portal'
        ? [{ kind: 'portal-session', person: record.requester, contact: record.number, at: state.now }]
        : [],
  };
  const arrived = withState(state, { tickets: [...state.tickets, ticket] });
  const event = { kind: 'ticket-arrived', ticket: record.number } as const;
  if (caller === undefined || !isLive(record.channel)) return { state: arrived, events: [event] };
  const contact = newContact({
    id: `C${state.contacts.length + 1}`,
    ticket: record.number,
    channel: record.channel,
    direction: 'in',
    number: script.number,
    role: caller.role,
    status: 'ringing',
    talk: startTalk(persona),
    at: state.now,
  });
  return {
    state: withContact(arrived, contact),
    events: [event, { kind: 'call-rang', contact: contact.id }],
  };
}

/** Somebody writes; what they wrote stands in the record by its text keys. */
function write(state: DeskState, ticket: DeskTicket, texts: readonly string[]): DeskState {
  let record = ticket.record;
  for (const text of texts) {
    const from = record.requester;
    const wrote = actOn(
      record,
      { kind: 'person-message', from, channel: record.channel, text },
      contextOf(state),
    );
    if (wrote.ok) record = wrote.value;
  }
  return withTicket(state, changedTicket(ticket, { record }));
}

function answered(state: DeskState, ticket: DeskTicket, meant: readonly string[]): Passed {
  const voice = ticket.script.voices.find(({ role }) => role === 'stranger' || role === 'requester');
  if (voice === undefined) return unchanged(state);
  const spoken = answerTo(state, ticket, voice, meant, ticket.talk);
  const after = findTicket(spoken.state, ticket.record.number) ?? ticket;
  const texts = spoken.replies.flatMap(({ sayKey, again }) => (again === null ? [sayKey] : [sayKey, again]));
  return {
    // One mail answers one mail, however much was asked in it.
    state: write(
      spoken.state,
      changedTicket(after, { talk: spoken.memory }),
      texts.length === 0 ? [] : [texts.join('\n')],
    ),
    events: [{ kind: 'message-arrived', ticket: ticket.record.number }, ...spoken.events],
  };
}

function happen(state: DeskState, { ticket: number, what }: Scheduled): Passed {
  const ticket = findTicket(state, number);
  if (ticket === null) return unchanged(state);
  switch (what.kind) {
    case 'answers':
      return answered(state, ticket, what.meant);
    case 'effects':
      return unchanged(withState(state, { world: applyEffects(state.world, what.effects, state.now) }));
    case 'reminds':
      return ticket.record.hold === null
        ? unchanged(state)
        : { state, events: [{ kind: 'hold-reminder', ticket: number }] };
    case 'calls-back':
      return callBack(state, ticket, what);
    case 'bench-looks':
      return benchLooks(state, ticket, what.asset);
    case 'bench-reports':
      return benchReports(state, ticket, what.asset);
    case 'reads-hand-over':
      return readByGroup(state, ticket, what.group);
  }
}

/** The person's mood in the next talk about a ticket. */
function moodier(ticket: DeskTicket): DeskTicket {
  const { patience, skill, mood } = ticket.talk.persona;
  return changedTicket(ticket, {
    talk: withPersona(ticket.talk, { patience, skill, mood: Math.max(-3, mood - 1) }),
  });
}

/** A caller whom nobody answers gives up and leaves a message; one who is left on hold hangs up. */
function giveUp(state: DeskState, contact: Contact): Passed {
  const ticket = findTicket(state, contact.ticket);
  if (contact.status === 'ringing') {
    const message = contact.direction === 'in' && contact.channel === 'phone';
    const ended: Contact = changedContact(contact, {
      status: 'unanswered',
      endedAt: state.now,
      hasVoicemail: message,
    });
    const left = ticket === null ? state : write(state, moodier(ticket), [ticket.script.opening]);
    return { state: withContact(left, ended), events: [{ kind: 'call-missed', contact: contact.id }] };
  }
  const left = ticket === null ? state : withTicket(state, moodier(ticket));
  return {
    state: withContact(left, changedContact(contact, { status: 'ended', endedAt: state.now })),
    events: [{ kind: 'call-ended', contact: contact.id, by: 'them' }],
  };
}

/** Somebody to whom a message was left calls back, from the number that was called. */
function callBack(state: DeskState, ticket: DeskTicket, { role, number }: CallsBack): Passed {
  const voice = ticket.script.voices.find((one) => one.role === role);
  if (voice === undefined || ticket.record.state === 'closed') return unchanged(state);
  const contact = newContact({
    id: `C${state.contacts.length + 1}`,
    ticket: ticket.record.number,
    channel: 'phone',
    direction: 'in',
    number,
    role,
    status: 'ringing',
    talk: startTalk(voice.persona),
    at: state.now,
  });
  return { state: withContact(state, contact), events: [{ kind: 'call-rang', contact: contact.id }] };
}

/** Seconds after which somebody whose trouble is back writes again. */
const COMES_BACK_AFTER = 10 * SECONDS_PER_MINUTE;

/** Whether somebody may come back to a resolved ticket, because its trouble is there again. */
function mayComeBack({ record, script }: DeskTicket): boolean {
  return record.state === 'resolved' && script.trouble !== null;
}

/** A resolved ticket whose trouble is there again is reopened by the person who has it. */
function reopened(state: DeskState): Passed {
  if (!state.tickets.some(mayComeBack)) return unchanged(state);
  let next = state;
  const events: DeskEvent[] = [];
  for (const ticket of state.tickets) {
    const { record, script } = ticket;
    if (!mayComeBack(ticket) || record.resolution === null || script.trouble === null) continue;
    if (state.now - record.resolution.at < COMES_BACK_AFTER) continue;
    const context = { world: state.world, now: state.now, said: ticket.said };
    if (!holds(script.trouble, context)) continue;
    const back = actOn(record, { kind: 'move', to: 'in-progress' }, contextOf(state));
    if (!back.ok) continue;
    next = write(next, changedTicket(moodier(ticket), { record: back.value }), [script.complains]);
    events.push({ kind: 'ticket-reopened', ticket: record.number });
  }
  return { state: next, events };
}

/** Nobody has come back to a resolved ticket for three business days. */
function close(state: DeskState, number: string): Passed {
  const ticket = findTicket(state, number);
  if (ticket === null) return unchanged(state);
  const closed = actOn(
    ticket.record,
    { kind: 'move', to: 'closed', because: 'three-days' },
    contextOf(state),
  );
  if (!closed.ok) return unchanged(state);
  return {
    state: withTicket(state, changedTicket(ticket, { record: closed.value })),
    events: [{ kind: 'ticket-closed', ticket: number }],
  };
}

/** Nobody was heard at the time that was promised: the person minds, and the next talk begins with that. */
function missPromise(state: DeskState, number: string): Passed {
  const ticket = findTicket(state, number);
  if (ticket === null) return unchanged(state);
  const promises = ticket.promises.map((promise) =>
    isOpen(promise) && promise.dueAt <= state.now ? { ...promise, isMissed: true } : promise,
  );
  return {
    state: withTicket(state, changedTicket(moodier(ticket), { promises })),
    events: [{ kind: 'promise-missed', ticket: number }],
  };
}

/** The time passes until a moment before which nothing is due; somebody whose trouble is back writes when they notice it. */
function pass(state: DeskState, until: number): Passed {
  let now = state;
  const events: DeskEvent[] = [];
  while (now.now + COMES_BACK_AFTER < until && now.tickets.some(mayComeBack)) {
    const noticed = now.now + COMES_BACK_AFTER;
    const back = reopened(later(now, noticed));
    now = back.state;
    events.push(...back.events);
  }
  return { state: later(now, until), events };
}

function later(state: DeskState, now: number): DeskState {
  return withState(state, { world: passTime(state.world, state.now, now), now });
}

/** What is due now happens. */
function occur(state: DeskState, due: Due): Passed {
  switch (due.kind) {
    case 'arrival':
      return arrive(withState(state, { arrivals: state.arrivals.slice(1) }), due.arrival);
    case 'scheduled': {
      const scheduled = state.scheduled.filter((one) => one !== due.scheduled);
      return happen(withState(state, { scheduled }), due.scheduled);
    }
    case 'gives-up':
      return giveUp(state, due.contact);
    case 'promise':
      return missPromise(state, due.ticket);
    case 'closes':
      return close(state, due.ticket);
  }
}

/** The world and the shift as they are at `to`, seconds since Monday 00:00: whatever is due happens in its order. */
export function advance(state: DeskState, to: number): Passed {
  let now = state;
  const events: DeskEvent[] = [];
  const take = ({ state: next, events: more }: Passed): void => {
    now = next;
    for (const event of more) events.push(event);
  };
  for (let due = dueAt(now); due !== null && due.at <= to; due = dueAt(now)) {
    take(pass(now, Math.max(due.at, now.now)));
    take(occur(now, due));
  }
  take(pass(now, to));
  take(reopened(now));
  return { state: now, events };
}

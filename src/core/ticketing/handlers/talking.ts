import { findTicket, withContact, withState, withTicket } from '../model/changed.ts';
import type { DeskEvent } from '../model/commands.ts';
import type { Contact, Utterance } from '../model/contact.ts';
import type { Finding } from '../model/evidence.ts';
import { repertoireOf } from '../model/line-of.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Voice } from '../model/voice.ts';
import { DESK_INTENTS } from '../talk/desk-intents.ts';
import { converse, type Reply, type TalkMemory } from '../talk/lines.ts';
import type { Intent } from '../talk/talk.ts';
import { applyEffects, type WorldEffect } from '../world/effects.ts';
import { withDisclosures } from './acts.ts';
import { withFindings } from './findings.ts';
import { withManagersWord } from './managers-word.ts';

/** All that can be meant in a ticket: its own intents are matched before the desk's. */
export function intentsOf({ script }: DeskTicket): readonly Intent[] {
  return [...script.intents, ...DESK_INTENTS];
}

/** The voice at the other end of a contact. */
export function voiceOf({ script }: DeskTicket, role: Voice['role']): Voice | null {
  return script.voices.find((voice) => voice.role === role) ?? null;
}

interface Spoken {
  readonly state: DeskState;
  readonly memory: TalkMemory;
  readonly replies: readonly Reply<WorldEffect>[];
  readonly events: readonly DeskEvent[];
  /** The person has had enough. */
  readonly ends: boolean;
}

/** What was told in a ticket is about who asked for it, also where the ticket is about somebody else. */
function findingsOf(ticket: DeskTicket, voice: Voice, lines: readonly string[]): readonly Finding[] {
  return voice.lines
    .filter(({ id }) => lines.includes(id))
    .flatMap(({ tells = [] }) => tells)
    .map(({ fact, outcome }) => ({ test: `told:${fact}`, subject: ticket.record.requester, outcome }));
}

/** A person answers what was said to them: words, what they do because of it, and what the learner knows from then on. */
export function answerTo(
  state: DeskState,
  ticket: DeskTicket,
  voice: Voice,
  meant: readonly string[],
  memory: TalkMemory,
): Spoken {
  const context = { world: state.world, now: state.now, said: ticket.said };
  const talked = converse(
    { type: 'say', intents: meant },
    intentsOf(ticket),
    context,
    repertoireOf(state.world, voice, ticket.script.intents),
    memory,
    state.rng[0],
  );
  const lines = talked.replies.map(({ line }) => line);
  const effects = talked.replies.flatMap((reply) => reply.effects);
  const acted = withTicket(withState(state, { world: applyEffects(state.world, effects, state.now) }), {
    ...ticket,
    said: [...ticket.said, ...lines],
  });
  const noted = withFindings(acted, 'talk', findingsOf(ticket, voice, lines), ticket.record.number);
  return {
    state: noted.state,
    memory: talked.memory,
    replies: talked.replies,
    events: noted.events,
    ends: voice.lines.some(({ id, ends }) => ends === true && lines.includes(id)),
  };
}

/** What was said to somebody: intents, and the words if they were typed. */
export interface Said {
  readonly intents: readonly string[];
  readonly words?: string;
}

/** The same in a contact: the answers are heard at once. */
export function sayIn(
  state: DeskState,
  ticket: DeskTicket,
  voice: Voice,
  contact: Contact,
  said: Said,
): { readonly state: DeskState; readonly events: readonly DeskEvent[] } {
  const spoken = answerTo(state, ticket, voice, said.intents, contact.talk);
  const at = state.now;
  const isOver = spoken.ends || (contact.direction === 'in' && spoken.memory.persona.patience === 0);
  const heard = spoken.replies.map(({ sayKey, again, fill }) => ({ key: sayKey, again, fill }));
  const own: readonly Utterance[] =
    said.words === undefined
      ? said.intents.map((key) => ({ at, by: 'us', key, again: null, fill: {} }))
      : [{ at, by: 'us', key: said.intents.join(' '), again: null, fill: {}, words: said.words }];
  const talked: Contact = {
    ...contact,
    talk: spoken.memory,
    transcript: [
      ...contact.transcript,
      ...own,
      ...heard.map((words) => ({ at, by: 'them' as const, ...words })),
    ],
  };
  const disclosed = withDisclosures(spoken.state, ticket, contact.id, said.intents);
  const heardOf = findTicket(disclosed, ticket.record.number) ?? ticket;
  const lines = spoken.replies.map(({ line }) => line);
  const isConfirmed = voice.lines.some(({ id, confirms }) => confirms === true && lines.includes(id));
  const known = isConfirmed ? withManagersWord(disclosed, heardOf, contact, voice) : disclosed;
  return {
    state: withContact(known, isOver ? { ...talked, status: 'ended', endedAt: at } : talked),
    events: [
      ...heard.map((words) => ({ kind: 'said' as const, contact: contact.id, ...words })),
      ...spoken.events,
      ...(isOver ? [{ kind: 'call-ended' as const, contact: contact.id, by: 'them' as const }] : []),
    ],
  };
}

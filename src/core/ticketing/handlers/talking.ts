import { memoize } from '../../kernel/memoize.ts';
import {
  changedContact,
  changedTicket,
  findTicket,
  withContact,
  withState,
  withTicket,
} from '../model/changed.ts';
import type { DeskEvent } from '../model/commands.ts';
import type { Contact, Utterance } from '../model/contact.ts';
import type { Finding } from '../model/evidence.ts';
import { repertoireOf } from '../model/line-of.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Voice, VoiceLine } from '../model/voice.ts';
import { DESK_INTENTS } from '../talk/desk-intents.ts';
import { converse, type Reply, type TalkMemory } from '../talk/lines.ts';
import type { Intent } from '../talk/talk.ts';
import { applyEffects, type WorldEffect } from '../world/effects.ts';
import { withDisclosures } from './acts.ts';
import { withFindings } from './findings.ts';
import { withManagersWord } from './managers-word.ts';

const withDeskIntents = memoize((own: readonly Intent[]): readonly Intent[] => [...own, ...DESK_INTENTS]);

/** All that can be meant in a ticket: its own intents are matched before the desk's. */
export function intentsOf({ script }: DeskTicket): readonly Intent[] {
  return withDeskIntents(script.intents);
}

/** The voice at the other end of a contact. */
export function voiceOf({ script }: DeskTicket, role: Voice['role']): Voice | null {
  return script.voices.find((voice) => voice.role === role) ?? null;
}

interface Spoken {
  readonly state: DeskState;
  readonly memory: TalkMemory;
  readonly replies: readonly Reply<WorldEffect>[];
  /** The lines of the ticket that were said. */
  readonly lines: readonly VoiceLine[];
  readonly events: readonly DeskEvent[];
  /** The person has had enough. */
  readonly ends: boolean;
}

const placesById = memoize((lines: Voice['lines']): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, { id }] of lines.entries()) places.set(id, [...(places.get(id) ?? []), place]);
  return places;
});

/** The lines of a voice with these ids, in their own order. */
function linesSaid({ lines }: Voice, ids: readonly string[]): readonly VoiceLine[] {
  const places = new Set(ids.flatMap((id) => placesById(lines).get(id) ?? []));
  return [...places].sort((left, right) => left - right).flatMap((place) => lines[place] ?? []);
}

/** What was told in a ticket is about who asked for it, also where the ticket is about somebody else. */
function findingsOf(ticket: DeskTicket, lines: readonly VoiceLine[]): readonly Finding[] {
  return lines
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
  const ids = talked.replies.map(({ line }) => line);
  const lines = linesSaid(voice, ids);
  const effects = talked.replies.flatMap((reply) => reply.effects);
  const acted = withTicket(
    withState(state, { world: applyEffects(state.world, effects, state.now) }),
    changedTicket(ticket, { said: [...ticket.said, ...ids] }),
  );
  const noted = withFindings(acted, 'talk', findingsOf(ticket, lines), ticket.record.number);
  return {
    state: noted.state,
    memory: talked.memory,
    replies: talked.replies,
    lines,
    events: noted.events,
    ends: lines.some(({ ends }) => ends === true),
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
  const talked: Contact = changedContact(contact, {
    talk: spoken.memory,
    transcript: [
      ...contact.transcript,
      ...own,
      ...heard.map((words) => ({ at, by: 'them' as const, ...words })),
    ],
  });
  const disclosed = withDisclosures(spoken.state, ticket, contact.id, said.intents);
  const heardOf = findTicket(disclosed, ticket.record.number) ?? ticket;
  const isConfirmed = spoken.lines.some(({ confirms }) => confirms === true);
  const known = isConfirmed ? withManagersWord(disclosed, heardOf, contact, voice) : disclosed;
  return {
    state: withContact(known, isOver ? changedContact(talked, { status: 'ended', endedAt: at }) : talked),
    events: [
      ...heard.map((words) => ({ kind: 'said' as const, contact: contact.id, ...words })),
      ...spoken.events,
      ...(isOver ? [{ kind: 'call-ended' as const, contact: contact.id, by: 'them' as const }] : []),
    ],
  };
}

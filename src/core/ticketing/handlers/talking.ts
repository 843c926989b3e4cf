import { memoize } from '../../kernel/memoize.ts';
import {
  changedContact,
  changedTicket,
  findTicket,
  replaced,
  withContact,
  withState,
} from '../model/changed.ts';
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
  readonly events: readonly DeskEvent[];
  /** The manager on record has confirmed the request. */
  readonly confirms: boolean;
  /** The person has had enough. */
  readonly ends: boolean;
}

/** What comes of a line of a ticket besides its words. */
interface Told {
  /** Where it stands among the lines of its voice. */
  readonly place: number;
  readonly findings: readonly Pick<Finding, 'test' | 'outcome'>[];
  readonly confirms: boolean;
  readonly ends: boolean;
}

/** What comes of saying a line, by its id; several lines may have one. */
const toldById = memoize((lines: Voice['lines']): ReadonlyMap<string, readonly Told[]> => {
  const told = new Map<string, readonly Told[]>();
  for (const [place, { id, tells = [], confirms = false, ends = false }] of lines.entries()) {
    const findings = tells.map(({ fact, outcome }) => ({ test: `told:${fact}`, outcome }));
    told.set(id, [...(told.get(id) ?? []), { place, findings, confirms, ends }]);
  }
  return told;
});

/** What comes of what was said, in the order of the voice's lines. */
function toldBy({ lines }: Voice, replies: readonly Reply<WorldEffect>[]): readonly Told[] {
  const known = toldById(lines);
  const [first, ...more] = replies;
  if (first === undefined) return [];
  if (more.length === 0) return known.get(first.line) ?? [];
  const told = new Set(replies.flatMap(({ line }) => known.get(line) ?? []));
  return [...told].sort((left, right) => left.place - right.place);
}

/** What was told in a ticket is about who asked for it, also where the ticket is about somebody else. */
function findingsOf({ record }: DeskTicket, told: readonly Told[]): readonly Finding[] {
  const found: Finding[] = [];
  for (const { findings } of told)
    for (const { test, outcome } of findings) found.push({ test, subject: record.requester, outcome });
  return found;
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
  const { replies } = talked;
  let { world } = state;
  for (const { effects } of replies) world = applyEffects(world, effects, state.now);
  const said = replies.length === 0 ? ticket.said : [...ticket.said, ...replies.map(({ line }) => line)];
  const told = toldBy(voice, replies);
  const noted = withFindings(
    withState(state, { world, tickets: replaced(state.tickets, changedTicket(ticket, { said })) }),
    'talk',
    findingsOf(ticket, told),
    ticket.record.number,
  );
  return {
    state: noted.state,
    memory: talked.memory,
    replies,
    events: noted.events,
    confirms: told.some(({ confirms }) => confirms),
    ends: told.some(({ ends }) => ends),
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
  const own: readonly Utterance[] =
    said.words === undefined
      ? said.intents.map((key) => ({ at, by: 'us', key, again: null, fill: {} }))
      : [{ at, by: 'us', key: said.intents.join(' '), again: null, fill: {}, words: said.words }];
  const theirs = spoken.replies.map(
    ({ sayKey: key, again, fill }): Utterance => ({ at, by: 'them', key, again, fill }),
  );
  const transcript = [...contact.transcript, ...own, ...theirs];
  const events: readonly DeskEvent[] = [
    ...theirs.map(({ key, again, fill }) => ({
      kind: 'said' as const,
      contact: contact.id,
      key,
      again,
      fill,
    })),
    ...spoken.events,
    ...(isOver ? [{ kind: 'call-ended' as const, contact: contact.id, by: 'them' as const }] : []),
  ];
  const talked = changedContact(
    contact,
    isOver
      ? { talk: spoken.memory, transcript, status: 'ended', endedAt: at }
      : { talk: spoken.memory, transcript },
  );
  const disclosed = withDisclosures(spoken.state, ticket, contact.id, said.intents);
  if (!spoken.confirms) return { state: withContact(disclosed, talked), events };
  const heardOf = findTicket(disclosed, ticket.record.number) ?? ticket;
  return { state: withContact(withManagersWord(disclosed, heardOf, contact, voice), talked), events };
}

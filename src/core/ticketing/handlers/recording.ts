import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { changedTicket, findTicket, withState, withTicket } from '../model/changed.ts';
import type { CommandOf, DeskEvent } from '../model/commands.ts';
import { type DeskPromise, kept } from '../model/promise.ts';
import type { ReplyPart } from '../model/reply.ts';
import type { DeskState, DeskTicket } from '../model/state.ts';
import type { Act } from '../record/acts.ts';
import { changedRecord } from '../record/ticket.ts';
import { actOn, cascade } from '../record/transitions.ts';
import type { ResolverGroup } from '../record/vocabulary.ts';
import { READ_AFTER_SECONDS } from '../shift/hand-over.ts';
import { understand } from '../talk/match.ts';
import { findArticle } from '../tools/articles.ts';
import { findDevice, findPerson } from '../world/world.ts';
import { withDisclosures } from './acts.ts';
import { done, type Outcome, refuse } from './change.ts';
import { contextOf } from './record-context.ts';
import { intentsOf } from './talking.ts';

/** Does something to a ticket's record, as the learner. */
export function onRecord(
  state: DeskState,
  number: string,
  act: Act | ((ticket: DeskTicket) => Act),
  ...events: readonly DeskEvent[]
): Outcome {
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  const acted = actOn(ticket.record, typeof act === 'function' ? act(ticket) : act, contextOf(state));
  return acted.ok
    ? done(withTicket(state, changedTicket(ticket, { record: acted.value })), ...events)
    : refuse(acted.error, number);
}

export function openTicket(state: DeskState, { ticket }: CommandOf<'open-ticket'>): Outcome {
  if (findTicket(state, ticket) === null) return refuse('no-such-ticket', ticket);
  return done(withState(state, { open: ticket }));
}

/** Sets category, impact and urgency; what was left to compute is the priority. A request is told by its category. */
export function classify(state: DeskState, command: CommandOf<'classify'>): Outcome {
  const { ticket: number, category, subcategory, impact, urgency, isSecurityCase } = command;
  const set = onRecord(state, number, {
    kind: 'classify',
    type: category === 'request' ? 'request' : 'incident',
    category,
    subcategory,
    impact,
    urgency,
    isSecurityCase,
    override: null,
  });
  if (!set.ok) return set;
  const before = findTicket(state, number)?.record.priority ?? null;
  const priority = findTicket(set.value.state, number)?.record.priority ?? null;
  return priority === null || priority === before
    ? set
    : done(set.value.state, { kind: 'priority-set', ticket: number, priority });
}

export function setAffectedUser(state: DeskState, command: CommandOf<'set-affected-user'>): Outcome {
  const { ticket, person } = command;
  if (findPerson(state.world, person) === null) return refuse('no-such-record', person);
  return onRecord(state, ticket, { kind: 'edit', affectedUser: person });
}

export function setAsset(state: DeskState, { ticket, asset }: CommandOf<'set-asset'>): Outcome {
  if (findDevice(state.world, asset) === null) return refuse('no-such-record', asset);
  return onRecord(state, ticket, { kind: 'edit', asset });
}

export function take(state: DeskState, { ticket }: CommandOf<'take'>): Outcome {
  return onRecord(state, ticket, { kind: 'take' });
}

export function startWork(state: DeskState, { ticket }: CommandOf<'start-work'>): Outcome {
  return onRecord(state, ticket, { kind: 'move', to: 'in-progress' });
}

export function holdTicket(state: DeskState, command: CommandOf<'hold-ticket'>): Outcome {
  const { ticket, reason, seconds, reference = null } = command;
  const nextContactAt = state.now + seconds;
  const held = onRecord(state, ticket, { kind: 'move', to: 'on-hold', reason, nextContactAt, reference });
  if (!held.ok) return held;
  const { state: next } = held.value;
  const reminder = { at: nextContactAt, ticket, what: { kind: 'reminds' as const } };
  return done(withState(next, { scheduled: [...next.scheduled, reminder] }));
}

/** What the parts of a reply mean; typed words as far as they are understood. What is chosen and typed as well is asked once. */
function meaningOf(ticket: DeskTicket, parts: readonly ReplyPart[]): readonly string[] {
  const meanings = parts.flatMap((part) => {
    if (part.kind === 'intent') return [part.intent];
    if (part.kind === 'promise' || part.kind === 'article') return [];
    const meant = understand(part.words, intentsOf(ticket), part.language);
    return meant.understood ? meant.say.intents : [];
  });
  return [...new Set(meanings)];
}

/** How a reply stands in the record: typed words as they are, what was chosen as `{intent:id}`, `{article:id}` and `{promise:minutes}`. */
function textOf(parts: readonly ReplyPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'words') return part.words;
      if (part.kind === 'article') return `{article:${part.article}}`;
      return part.kind === 'intent'
        ? `{intent:${part.intent}}`
        : `{promise:${Math.round(part.seconds / SECONDS_PER_MINUTE)}}`;
    })
    .join('\n');
}

/** Seconds until somebody answers in writing: patient people answer at leisure. */
const ANSWER_SECONDS = 20 * SECONDS_PER_MINUTE;

/** When the person was told that they hear from the desk again. */
function promisesIn(parts: readonly ReplyPart[], now: number): readonly DeskPromise[] {
  return parts.flatMap((part): readonly DeskPromise[] =>
    part.kind === 'promise'
      ? [{ kind: 'answer', madeAt: now, dueAt: now + part.seconds, keptAt: null, isMissed: false }]
      : [],
  );
}

/** Sends a public reply. What it asks is answered later, in writing. */
export function reply(state: DeskState, { ticket: number, parts }: CommandOf<'reply'>): Outcome {
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  const linked = parts.flatMap((part) => (part.kind === 'article' ? [part.article] : []));
  const closed = linked.find((article) => findArticle(article)?.isPublic !== true);
  if (closed !== undefined) return refuse('no-such-record', closed);
  const meant = meaningOf(ticket, parts);
  const asks = intentsOf(ticket).filter(
    ({ id, kind }) => meant.includes(id) && kind !== 'courtesy' && kind !== 'lapse',
  );
  const isNew = asks.some(({ id }) => !ticket.asked.includes(id));
  const sent = onRecord(state, number, {
    kind: 'reply',
    to: ticket.record.requester,
    channel: ticket.record.channel,
    text: textOf(parts),
    question: asks.length === 0 ? 'none' : isNew ? 'real' : 'empty',
    offersReopening: meant.includes('anything-else'),
  });
  if (!sent.ok) return sent;
  const asked = findTicket(sent.value.state, number) ?? ticket;
  const promises = [...kept(asked.promises, 'answer', state.now), ...promisesIn(parts, state.now)];
  const articlesUsed = [...new Set([...asked.record.articlesUsed, ...linked])];
  const updated = withTicket(
    sent.value.state,
    changedTicket(asked, {
      record: changedRecord(asked.record, { articlesUsed }),
      asked: [...asked.asked, ...meant],
      promises,
    }),
  );
  const known = withDisclosures(updated, ticket, null, meant);
  if (meant.length === 0) return done(known);
  const answer = {
    at: state.now + ANSWER_SECONDS,
    ticket: number,
    what: { kind: 'answers' as const, meant },
  };
  return done(withState(known, { scheduled: [...known.scheduled, answer] }));
}

/** Whether all cited entries are in the notebook. */
function areKnown(state: DeskState, evidence: readonly number[]): boolean {
  return evidence.every((id) => state.evidence.some((entry) => entry.id === id));
}

/** A note as it stands in the record: the numbers of the entries that it cites, and the learner's words. */
function noteText(evidence: readonly number[], words = ''): string {
  return [...evidence.map((id) => `{evidence:${id}}`), words].filter((part) => part !== '').join('\n');
}

export function note(state: DeskState, { ticket, evidence, words }: CommandOf<'note'>): Outcome {
  if (!areKnown(state, evidence)) return refuse('no-such-evidence', ticket);
  const noted = onRecord(state, ticket, { kind: 'note', text: noteText(evidence, words) });
  return noted.ok ? done(withNotedEvidence(noted.value.state, ticket, evidence)) : noted;
}

function withNotedEvidence(state: DeskState, number: string, evidence: readonly number[]): DeskState {
  const ticket = findTicket(state, number);
  return ticket === null
    ? state
    : withTicket(state, changedTicket(ticket, { noted: [...ticket.noted, ...evidence] }));
}

/** Until the security team has copied what it was told of. */
const CAPTURE_SECONDS = 5 * SECONDS_PER_MINUTE;

/** What a group begins with as soon as it has the ticket: the security team keeps a copy of a mailbox's rules. */
function begunBy(state: DeskState, number: string, group: ResolverGroup): DeskState {
  const affected = findTicket(state, number)?.record.affectedUser;
  const person = affected === undefined ? null : findPerson(state.world, affected);
  if (group !== 'security' || person === null) return state;
  const effects = [{ do: 'capture-inbox-rules' as const, login: person.login }];
  const what = { kind: 'effects' as const, effects };
  return withState(state, {
    scheduled: [...state.scheduled, { at: state.now + CAPTURE_SECONDS, ticket: number, what }],
  });
}

/** Hands the ticket over, with a note of what was found. */
export function escalate(state: DeskState, command: CommandOf<'escalate'>): Outcome {
  const { ticket, group, evidence, words } = command;
  const noted = note(state, { kind: 'note', ticket, evidence, words: words ?? group });
  if (!noted.ok) return noted;
  const moved = onRecord(noted.value.state, ticket, { kind: 'move', to: 'assigned', group, assignee: null });
  if (!moved.ok) return moved;
  const begun = begunBy(moved.value.state, ticket, group);
  const reads = {
    at: state.now + READ_AFTER_SECONDS,
    ticket,
    what: { kind: 'reads-hand-over' as const, group },
  };
  return done(withState(begun, { scheduled: [...begun.scheduled, reads] }), ...moved.value.events);
}

/** What was asked for at the end of the work counts as an attempt to have it confirmed. */
const ASKS_FOR_CONFIRMATION: readonly string[] = ['may-close', 'try-again'];

/** Whether the requester said that it works, after the last change, or was asked to. */
function confirmationOf(state: DeskState, ticket: DeskTicket): 'confirmed' | 'attempted' | 'none' {
  const works = state.evidence.findLast(
    (entry) =>
      entry.ticket === ticket.record.number && entry.findings.some(({ test }) => test === 'told:works'),
  );
  if (works?.findings.some(({ test, outcome }) => test === 'told:works' && outcome === 'yes') === true)
    return 'confirmed';
  const said = state.contacts
    .filter((contact) => contact.ticket === ticket.record.number)
    .flatMap(({ transcript }) => transcript.filter(({ by }) => by === 'us').map(({ key }) => key));
  return [...said, ...ticket.asked].some((key) => ASKS_FOR_CONFIRMATION.some((id) => key.includes(id)))
    ? 'attempted'
    : 'none';
}

/** What follows from the resolution of a ticket: its open children are resolved with it, and who wrote a duplicate is told. */
function withResolvedChildren(state: DeskState, number: string): Outcome {
  const parent = findTicket(state, number);
  if (parent === null) return done(state);
  const context = contextOf(state);
  const tickets = state.tickets.map((one) => {
    const record = cascade(one.record, parent.record, context);
    return record === one.record ? one : changedTicket(one, { record });
  });
  const children = tickets.filter(
    ({ record }, index) => record.state === 'resolved' && state.tickets[index]?.record.state !== 'resolved',
  );
  const events = children.map(({ record }) => ({ kind: 'child-resolved' as const, ticket: record.number }));
  return done(withState(state, { tickets }), ...events);
}

export function resolve(state: DeskState, command: CommandOf<'resolve'>): Outcome {
  const { ticket: number, code, cause, evidence, words } = command;
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  if (!ticket.script.causes.includes(cause)) return refuse('no-such-cause', cause);
  if (!areKnown(state, evidence)) return refuse('no-such-evidence', number);
  const resolved = onRecord(state, number, {
    kind: 'move',
    to: 'resolved',
    code,
    cause,
    notes: noteText(evidence, words ?? cause),
    verification: noteText(evidence),
    confirmation: confirmationOf(state, ticket),
  });
  if (!resolved.ok) return resolved;
  const after = findTicket(resolved.value.state, number) ?? ticket;
  // Whoever is told that it is solved waits for nobody any more.
  const promises = kept(after.promises, 'call', state.now);
  return withResolvedChildren(withTicket(resolved.value.state, changedTicket(after, { promises })), number);
}

export function resolveSilent(state: DeskState, { ticket }: CommandOf<'resolve-silent'>): Outcome {
  const resolved = onRecord(state, ticket, {
    kind: 'move',
    to: 'resolved',
    code: 'not-reproducible',
    cause: 'silent',
    notes: 'silent',
    verification: '',
    confirmation: 'silent',
  });
  return resolved.ok ? withResolvedChildren(resolved.value.state, ticket) : resolved;
}

export function cancel(state: DeskState, { ticket, reason }: CommandOf<'cancel'>): Outcome {
  return onRecord(state, ticket, { kind: 'move', to: 'canceled', reason });
}

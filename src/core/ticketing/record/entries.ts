import { fail, type Result, succeed } from '../../kernel/result.ts';
import type { ClockEvent } from '../clocks/events.ts';
import { waitsForPerson } from '../clocks/hold-reasons.ts';
import { priorityOf } from '../priority/matrix.ts';
import type { ActContext, Entry, RefusalCode } from './acts.ts';
import { changedRecord, type Ticket, type TicketLink, type TimelineEntry } from './ticket.ts';
import { CATEGORIES, type TicketState } from './vocabulary.ts';

const ACTIVE: readonly TicketState[] = ['new', 'assigned', 'in-progress', 'on-hold'];
const UNTIL_CLOSED: readonly TicketState[] = [...ACTIVE, 'resolved'];

/** In which states a ticket takes what is entered; a closed or canceled one takes next to nothing. */
const TAKEN_IN: Readonly<Record<Entry['kind'], readonly TicketState[]>> = {
  take: ACTIVE,
  classify: ACTIVE,
  edit: ACTIVE,
  reply: UNTIL_CLOSED,
  note: UNTIL_CLOSED,
  link: UNTIL_CLOSED,
  'log-time': UNTIL_CLOSED,
  'use-article': UNTIL_CLOSED,
  'drop-article': UNTIL_CLOSED,
  'attempt-contact': ['on-hold'],
  'follow-up': ['on-hold'],
  'person-message': UNTIL_CLOSED,
  'answer-call': UNTIL_CLOSED,
  acknowledge: ACTIVE,
  remind: ACTIVE,
  rate: ['resolved', 'closed'],
  return: ['assigned'],
  'bench-accept': UNTIL_CLOSED,
  'bench-report': UNTIL_CLOSED,
};

function notTakenYet({ kind }: Entry): RefusalCode {
  if (kind === 'return') return 'same-assignment';
  return kind === 'rate' ? 'not-resolved' : 'not-on-hold';
}

/** Why a state takes no such entry. */
const NOT_TAKEN: Readonly<Record<TicketState, (entry: Entry) => RefusalCode>> = {
  new: notTakenYet,
  assigned: notTakenYet,
  'in-progress': notTakenYet,
  'on-hold': ({ kind }) => (kind === 'rate' ? 'not-resolved' : 'is-on-hold'),
  resolved: () => 'already-resolved',
  closed: () => 'closed',
  canceled: () => 'canceled',
};

/** A changed ticket and what its clocks see of the change; null for nothing. */
export interface Change {
  readonly ticket: Ticket;
  readonly event: ClockEvent | null;
}

type Outcome = Result<Change, RefusalCode>;

const changed = (ticket: Ticket, event: ClockEvent | null = null): Outcome => succeed({ ticket, event });

function withEntry(ticket: Ticket, entry: TimelineEntry): Ticket {
  return changedRecord(ticket, { timeline: [...ticket.timeline, entry] });
}

/** The person has been heard: they are not silent any more, and no hold goes on. */
function heard(ticket: Ticket): Ticket {
  return ticket.state === 'on-hold'
    ? changedRecord(ticket, { attempts: [], hold: null, state: 'in-progress' })
    : changedRecord(ticket, { attempts: [] });
}

function take(ticket: Ticket, { now: at, actor, actorGroup }: ActContext): Outcome {
  if (ticket.group !== null && ticket.group !== actorGroup) return fail('other-group');
  return changed(changedRecord(ticket, { group: actorGroup, assignee: actor }), { kind: 'assigned', at });
}

function classify(ticket: Ticket, entry: Extract<Entry, { kind: 'classify' }>, at: number): Outcome {
  const { type, category, subcategory, impact, urgency, isSecurityCase, override } = entry;
  if (!(CATEGORIES[category] as readonly string[]).includes(subcategory)) return fail('wrong-subcategory');
  const set = priorityOf({ impact, urgency, isSecurityCase, isVip: ticket.isVip, override });
  if (!set.ok) return set;
  const priority = set.value;
  const classification = { category, subcategory, impact, urgency, isSecurityCase, override };
  const after = changedRecord(ticket, { type, classification, priority });
  return changed(after, priority === ticket.priority ? null : { kind: 'prioritized', at, priority });
}

function reply(ticket: Ticket, entry: Extract<Entry, { kind: 'reply' }>, context: ActContext): Outcome {
  if (entry.text.trim() === '') return fail('empty-text');
  const { now: at, actor: by } = context;
  const { to, channel, text, question, offersReopening } = entry;
  const replied = withEntry(ticket, {
    at,
    kind: 'public-reply',
    by,
    to,
    channel,
    text,
    question,
    offersReopening,
  });
  const isAttempt = ticket.hold !== null && waitsForPerson(ticket.hold.reason);
  const after = isAttempt
    ? changedRecord(replied, { attempts: [...ticket.attempts, { at, channel }] })
    : replied;
  return changed(after, { kind: 'replied', at });
}

function attemptContact(
  ticket: Ticket,
  { channel }: Extract<Entry, { kind: 'attempt-contact' }>,
  at: number,
): Outcome {
  if (ticket.hold === null || !waitsForPerson(ticket.hold.reason)) return fail('not-waiting-for-person');
  const noted = withEntry(ticket, { at, kind: 'system', code: 'contact-attempted', about: channel });
  return changed(changedRecord(noted, { attempts: [...ticket.attempts, { at, channel }] }), {
    kind: 'followed-up',
    at,
  });
}

/** The ticket with a link, once. */
export function withLink(ticket: Ticket, link: TicketLink): Ticket {
  const isThere = ticket.links.some(({ kind, number }) => kind === link.kind && number === link.number);
  return isThere ? ticket : changedRecord(ticket, { links: [...ticket.links, link] });
}

/** A hand-over that comes back: nobody has it, and everybody reads why. */
function returned(ticket: Ticket, entry: Extract<Entry, { kind: 'return' }>, at: number): Outcome {
  const { because, missing } = entry;
  if (ticket.group === null || ticket.group === 'service-desk') return fail('same-assignment');
  const back = withEntry(ticket, { at, kind: 'returned', by: ticket.group, because, missing });
  return changed(changedRecord(back, { group: 'service-desk', assignee: null }), {
    kind: 'assigned',
    at,
  });
}

/** What a hold waited for is there. */
function benchReported(ticket: Ticket, at: number): Outcome {
  return ticket.state === 'on-hold'
    ? changed(changedRecord(ticket, { state: 'in-progress', hold: null }), { kind: 'hold-ended', at })
    : changed(ticket, { kind: 'noted', at });
}

/** Enters something into a ticket: fields, entries of the timeline, what the person and the system do. */
export function enter(ticket: Ticket, entry: Entry, context: ActContext): Outcome {
  const { now: at, actor: by } = context;
  if (!TAKEN_IN[entry.kind].includes(ticket.state)) return fail(NOT_TAKEN[ticket.state](entry));
  switch (entry.kind) {
    case 'take':
      return take(ticket, context);
    case 'classify':
      return classify(ticket, entry, at);
    case 'edit': {
      const { kind: _, ...fields } = entry;
      return changed(changedRecord(ticket, fields));
    }
    case 'reply':
      return reply(ticket, entry, context);
    case 'note':
      return entry.text.trim() === ''
        ? fail('empty-text')
        : changed(withEntry(ticket, { at, kind: 'internal-note', by, text: entry.text }), {
            kind: 'noted',
            at,
          });
    case 'link':
      return entry.link.number === ticket.number ? fail('own-link') : changed(withLink(ticket, entry.link));
    case 'log-time':
      return changed(
        changedRecord(ticket, { timeLog: [...ticket.timeLog, { at, by, seconds: entry.seconds }] }),
      );
    case 'use-article':
      return ticket.articlesUsed.includes(entry.article)
        ? changed(ticket)
        : changed(changedRecord(ticket, { articlesUsed: [...ticket.articlesUsed, entry.article] }));
    case 'drop-article':
      return changed(
        changedRecord(ticket, {
          articlesUsed: ticket.articlesUsed.filter((article) => article !== entry.article),
        }),
      );
    case 'attempt-contact':
      return attemptContact(ticket, entry, at);
    case 'follow-up': {
      const about = ticket.hold?.reference ?? null;
      return changed(withEntry(ticket, { at, kind: 'system', code: 'followed-up', about }), {
        kind: 'followed-up',
        at,
      });
    }
    case 'person-message': {
      const { from, channel, text } = entry;
      const message = { at, kind: 'person-message', from, channel, text, isLive: false } as const;
      return changed(withEntry(heard(ticket), message), { kind: 'person-wrote', at });
    }
    case 'answer-call': {
      const { from, channel, text } = entry;
      const message = { at, kind: 'person-message', from, channel, text, isLive: true } as const;
      return changed(withEntry(heard(ticket), message), { kind: 'call-answered', at });
    }
    case 'acknowledge':
      return changed(withEntry(ticket, { at, kind: 'system', code: 'acknowledged', about: null }), {
        kind: 'auto-acknowledged',
        at,
      });
    case 'remind':
      return changed(withEntry(ticket, { at, kind: 'system', code: 'reminder', about: null }), {
        kind: 'reminded',
        at,
      });
    case 'rate':
      return [1, 2, 3, 4, 5].includes(entry.satisfaction)
        ? changed(changedRecord(ticket, { satisfaction: entry.satisfaction }))
        : fail('no-such-rating');
    case 'return':
      return returned(ticket, entry, at);
    case 'bench-accept': {
      const accepted = { at, kind: 'system', code: 'bench-accepted', about: entry.reference } as const;
      return changed(withEntry(ticket, accepted));
    }
    case 'bench-report':
      return benchReported(withEntry(ticket, { at, kind: 'bench-report', ...entry.report }), at);
  }
}

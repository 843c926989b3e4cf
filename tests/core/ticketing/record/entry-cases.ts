import type { Entry, RefusalCode } from '../../../../src/core/ticketing/record/acts.ts';
import { TICKET_STATES, type TicketState } from '../../../../src/core/ticketing/record/vocabulary.ts';
import { CLASSIFY, MESSAGE, PERSON, REPLY } from './tickets.ts';

/** Every kind of entry, and the states of a ticket that take it. */
export const CALL = { kind: 'answer-call', from: PERSON, channel: 'phone', text: 'It works.' } as const;

const OF_A_COLLEAGUE = { missing: [], note: null, run: null } as const;

const ENTRIES: Readonly<Record<Entry['kind'], Entry>> = {
  take: { kind: 'take' },
  classify: CLASSIFY,
  edit: { kind: 'edit', affectedUser: 'owen-brandt' },
  reply: REPLY,
  note: { kind: 'note', text: 'Event 4740 names the gateway.' },
  link: { kind: 'link', link: { kind: 'problem', number: 'PB-12' } },
  'log-time': { kind: 'log-time', seconds: 180 },
  'use-article': { kind: 'use-article', article: 'account-lockouts' },
  'drop-article': { kind: 'drop-article', article: 'account-lockouts' },
  'attempt-contact': { kind: 'attempt-contact', channel: 'phone' },
  'follow-up': { kind: 'follow-up' },
  'person-message': MESSAGE,
  'answer-call': CALL,
  acknowledge: { kind: 'acknowledge' },
  remind: { kind: 'remind' },
  rate: { kind: 'rate', satisfaction: 5 },
  return: { kind: 'return', because: 'incomplete', missing: ['lock-source'] },
  'bench-accept': { kind: 'bench-accept', reference: 'BEN-4175' },
  'bench-report': {
    kind: 'bench-report',
    report: { by: 'colleague', asset: 'LK-2231', job: 'disk', found: 'repaired', ...OF_A_COLLEAGUE },
  },
};

/** The states in which an entry is refused, and with which code; it is taken in all others. */
const OUTSIDE_ACTIVE = { resolved: 'already-resolved', closed: 'closed', canceled: 'canceled' } as const;
const WHEN_OVER = { closed: 'closed', canceled: 'canceled' } as const;
const ON_HOLD_ALONE = {
  new: 'not-on-hold',
  assigned: 'not-on-hold',
  'in-progress': 'not-on-hold',
  ...OUTSIDE_ACTIVE,
} as const;
const REFUSED: Readonly<Record<Entry['kind'], Partial<Record<TicketState, RefusalCode>>>> = {
  take: OUTSIDE_ACTIVE,
  classify: OUTSIDE_ACTIVE,
  edit: OUTSIDE_ACTIVE,
  reply: WHEN_OVER,
  note: WHEN_OVER,
  link: WHEN_OVER,
  'log-time': WHEN_OVER,
  'use-article': WHEN_OVER,
  'drop-article': WHEN_OVER,
  'attempt-contact': ON_HOLD_ALONE,
  'follow-up': ON_HOLD_ALONE,
  'person-message': WHEN_OVER,
  'answer-call': WHEN_OVER,
  acknowledge: OUTSIDE_ACTIVE,
  remind: OUTSIDE_ACTIVE,
  rate: {
    new: 'not-resolved',
    assigned: 'not-resolved',
    'in-progress': 'not-resolved',
    'on-hold': 'not-resolved',
    canceled: 'canceled',
  },
  // None of these tickets is with another group, the only place that it can come back from.
  return: {
    new: 'same-assignment',
    assigned: 'same-assignment',
    'in-progress': 'same-assignment',
    'on-hold': 'is-on-hold',
    ...OUTSIDE_ACTIVE,
  },
  'bench-accept': WHEN_OVER,
  'bench-report': WHEN_OVER,
};

export const CASES = Object.values(ENTRIES).flatMap((entry) =>
  TICKET_STATES.map((state) => ({ entry, state, expected: REFUSED[entry.kind][state] ?? 'taken' })),
);

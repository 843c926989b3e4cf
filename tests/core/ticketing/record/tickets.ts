import type { Act, ActContext, Move } from '../../../../src/core/ticketing/record/acts.ts';
import { createTicket, type Ticket, type TicketDraft } from '../../../../src/core/ticketing/record/ticket.ts';
import { actOn } from '../../../../src/core/ticketing/record/transitions.ts';
import type { TicketState } from '../../../../src/core/ticketing/record/vocabulary.ts';
import { at } from '../desk-time.ts';

export const ME = 'gwen';
export const PERSON = 'nadia-ferrant';

const DRAFT: TicketDraft = {
  number: 'SD-4175',
  type: 'incident',
  channel: 'e-mail',
  requester: PERSON,
  affectedUser: PERSON,
  isVip: false,
  location: null,
  callback: '555-0142',
  asset: 'LK-2408',
  shortDescription: 'locked again',
  description: 'It has locked again.',
  group: 'service-desk',
  attachments: [],
};

/** The desk's own analyst at a time of the shift's week, with predicates that say yes. */
export function context(time: string, rest: Partial<ActContext> = {}): ActContext {
  return {
    now: at(time),
    actor: ME,
    actorGroup: 'service-desk',
    isHandOverComplete: () => true,
    isReferenceKnown: () => true,
    ...rest,
  };
}

/** The ticket after acts that all have to be allowed. */
export function acted(ticket: Ticket, time: string, ...acts: readonly Act[]): Ticket {
  return acts.reduce((current, act) => {
    const result = actOn(current, act, context(time));
    if (!result.ok) throw new Error(`${act.kind} was refused: ${result.error}`);
    return result.value;
  }, ticket);
}

export const CLASSIFY = {
  kind: 'classify',
  type: 'incident',
  category: 'account',
  subcategory: 'lockout',
  impact: 3,
  urgency: 1,
  isSecurityCase: false,
  override: null,
} as const;

export const REPLY = {
  kind: 'reply',
  to: PERSON,
  channel: 'e-mail',
  text: 'Which phone is it?',
  question: 'real',
  offersReopening: true,
} as const;

export const MESSAGE = {
  kind: 'person-message',
  from: PERSON,
  channel: 'e-mail',
  text: 'The old one.',
} as const;

export const HOLD = {
  kind: 'move',
  to: 'on-hold',
  reason: 'caller',
  nextContactAt: at('Wed 10:00'),
  reference: null,
} as const;

export const RESOLVE = {
  kind: 'move',
  to: 'resolved',
  code: 'solved-permanent',
  cause: 'old password on the phone',
  notes: 'Removed the account from the phone.',
  verification: 'No lockout for ten minutes.',
  confirmation: 'confirmed',
} as const satisfies Move;

/** A ticket of Monday 09:00. */
export const newTicket = (rest: Partial<TicketDraft> = {}): Ticket =>
  createTicket({ ...DRAFT, ...rest }, at('Mon 09:00'));

const classified = acted(newTicket(), 'Mon 09:05', CLASSIFY, REPLY, { kind: 'take' });
const inProgress = acted(classified, 'Mon 09:10', { kind: 'move', to: 'in-progress' });
const resolved = acted(inProgress, 'Mon 10:00', RESOLVE);

/** A ticket in each state, classified, mine and with a public reply that asks something. */
export const IN_STATE: Readonly<Record<TicketState, Ticket>> = {
  new: classified,
  assigned: acted(classified, 'Mon 09:10', {
    kind: 'move',
    to: 'assigned',
    group: 'service-desk',
    assignee: ME,
  }),
  'in-progress': inProgress,
  'on-hold': acted(inProgress, 'Mon 10:00', HOLD),
  resolved,
  closed: acted(resolved, 'Mon 11:00', { kind: 'move', to: 'closed', because: 'confirmed' }),
  canceled: acted(classified, 'Mon 10:00', { kind: 'move', to: 'canceled', reason: 'withdrawn' }),
};

import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import { HOLD_REASONS } from '../../../../src/core/ticketing/clocks/hold-reasons.ts';
import { priorityOf } from '../../../../src/core/ticketing/priority/matrix.ts';
import type { Act } from '../../../../src/core/ticketing/record/acts.ts';
import type { Ticket } from '../../../../src/core/ticketing/record/ticket.ts';
import { actOn } from '../../../../src/core/ticketing/record/transitions.ts';
import {
  CANCEL_REASONS,
  CHANNELS,
  RESOLVER_GROUPS,
  TICKET_TYPES,
} from '../../../../src/core/ticketing/record/vocabulary.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { at } from '../desk-time.ts';
import { CLASSIFY, context, IN_STATE, ME, MESSAGE, newTicket, REPLY, RESOLVE } from './tickets.ts';

const level = fc.constantFrom(1 as const, 2 as const, 3 as const);

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>(
    { kind: 'take' },
    { kind: 'move', to: 'in-progress' },
    REPLY,
    { ...REPLY, question: 'empty' },
    MESSAGE,
    RESOLVE,
    { ...RESOLVE, confirmation: 'silent' },
    { kind: 'move', to: 'closed', because: 'three-days' },
    { kind: 'move', to: 'closed', because: 'confirmed' },
    { kind: 'move', to: 'resolved', code: 'duplicate', duplicateOf: newTicket({ number: 'SD-4100' }) },
    { kind: 'answer-call', from: 'nadia-ferrant', channel: 'phone', text: 'Hello?' },
    { kind: 'follow-up' },
    { kind: 'remind' },
    { kind: 'note', text: 'Looked at it.' },
  ),
  fc
    .record({
      type: fc.constantFrom(...TICKET_TYPES),
      impact: level,
      urgency: level,
      isSecurityCase: fc.boolean(),
    })
    .map((facts) => ({ ...CLASSIFY, ...facts })),
  fc.record({
    kind: fc.constant('move' as const),
    to: fc.constant('assigned' as const),
    group: fc.constantFrom(...RESOLVER_GROUPS),
    assignee: fc.constantFrom(ME, null),
  }),
  fc.constantFrom(...CANCEL_REASONS).map((reason) => ({ kind: 'move', to: 'canceled', reason }) as const),
  fc.constantFrom(...CHANNELS).map((channel) => ({ kind: 'attempt-contact', channel }) as const),
  fc
    .record({ reason: fc.constantFrom(...HOLD_REASONS), reference: fc.constantFrom('V-1', null) })
    .map((hold) => ({ kind: 'move', to: 'on-hold', nextContactAt: at('Fri 17:00', 9), ...hold }) as const),
);

/** A ticket in any state, and what is tried with it. */
const history = fc.record({
  start: fc.constantFrom(newTicket(), ...Object.values(IN_STATE)),
  steps: fc.array(fc.record({ act, wait: fc.nat(40_000) }), { maxLength: 40 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Plays the acts from Monday noon on, and shows each ticket with the one before it. */
function play({ start, steps }: History, see: (before: Ticket, after: Ticket, now: number) => void): void {
  let ticket = frozen(start);
  let now = at('Mon 12:00');
  for (const step of steps) {
    now += step.wait;
    const result = actOn(ticket, step.act, context('Mon 12:00', { now }));
    if (!result.ok) continue;
    see(ticket, frozen(result.value), now);
    ticket = result.value;
  }
}

describe('whatever is done to a ticket', () => {
  it('its fields agree with its state', () => {
    fc.assert(
      fc.property(history, (list) =>
        play(list, (_, ticket) => {
          expect(ticket.hold !== null).toBe(ticket.state === 'on-hold');
          expect(ticket.resolution !== null).toBe(['resolved', 'closed'].includes(ticket.state));
          expect(ticket.closedBecause !== null).toBe(ticket.state === 'closed');
          expect(ticket.cancelReason !== null).toBe(ticket.state === 'canceled');
          const { classification } = ticket;
          const expected =
            classification === null ? null : priorityOf({ ...classification, isVip: ticket.isVip });
          expect(expected).toEqual(
            expected === null ? ticket.priority : { ok: true, value: ticket.priority },
          );
        }),
      ),
    );
  });

  it('its clocks agree with its state', () => {
    fc.assert(
      fc.property(history, (list) =>
        play(list, (_, ticket, now) => {
          const { resolution, followUp, firstResponse } = clocksOf(ticket.clockEvents, now);
          expect(resolution.paused).toBe(ticket.state === 'on-hold' && ticket.priority !== null);
          expect(followUp.goal !== null).toBe(ticket.state === 'on-hold');
          expect(resolution.stoppedAt !== null).toBe(
            ['resolved', 'closed', 'canceled'].includes(ticket.state),
          );
          const answered = ticket.timeline.some(
            (entry) => entry.kind === 'public-reply' || (entry.kind === 'person-message' && entry.isLive),
          );
          if (answered) expect(firstResponse.stoppedAt).not.toBeNull();
        }),
      ),
    );
  });

  it('timeline, trail and events are only ever added to, and what is over stays over', () => {
    fc.assert(
      fc.property(history, (list) =>
        play(list, (before, after) => {
          for (const part of ['timeline', 'audit', 'clockEvents', 'timeLog'] as const)
            expect(after[part].slice(0, before[part].length)).toEqual(before[part]);
          if (before.state === 'closed' || before.state === 'canceled')
            expect(after.state).toBe(before.state);
          expect(after.createdAt).toBe(before.createdAt);
        }),
      ),
    );
  });

  it('the trail alone tells the state, the priority and the assignee', () => {
    fc.assert(
      fc.property(history, (list) =>
        play(list, (_, ticket) => {
          const last = (field: string, first: string | null) =>
            ticket.audit.findLast((entry) => entry.field === field)?.to ?? first;
          expect(last('state', 'new')).toBe(ticket.state);
          expect(last('priority', null)).toBe(ticket.priority);
          expect(last('assignee', null)).toBe(ticket.assignee);
        }),
      ),
    );
  });
});

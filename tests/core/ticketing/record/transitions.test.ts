import { describe, expect, it } from 'vitest';
import type { Move, RefusalCode } from '../../../../src/core/ticketing/record/acts.ts';
import { actOn } from '../../../../src/core/ticketing/record/transitions.ts';
import { TICKET_STATES, type TicketState } from '../../../../src/core/ticketing/record/vocabulary.ts';
import { at } from '../desk-time.ts';
import { context, IN_STATE, newTicket, RESOLVE } from './tickets.ts';

type Target = Move['to'];

/** Complete in every field, so that only the state decides. */
const MOVES: Readonly<Record<Target, Move>> = {
  assigned: { kind: 'move', to: 'assigned', group: 'network', assignee: null },
  'in-progress': { kind: 'move', to: 'in-progress' },
  'on-hold': {
    kind: 'move',
    to: 'on-hold',
    reason: 'vendor',
    nextContactAt: at('Wed 12:00'),
    reference: 'V-771',
  },
  resolved: RESOLVE,
  closed: { kind: 'move', to: 'closed', because: 'confirmed' },
  canceled: { kind: 'move', to: 'canceled', reason: 'withdrawn' },
};

const TABLE: Readonly<Record<TicketState, Readonly<Record<Target, 'allowed' | RefusalCode>>>> = {
  new: {
    assigned: 'allowed',
    'in-progress': 'allowed',
    'on-hold': 'not-started',
    resolved: 'not-started',
    closed: 'not-resolved',
    canceled: 'allowed',
  },
  assigned: {
    assigned: 'allowed',
    'in-progress': 'allowed',
    'on-hold': 'not-started',
    resolved: 'not-started',
    closed: 'not-resolved',
    canceled: 'allowed',
  },
  'in-progress': {
    assigned: 'allowed',
    'in-progress': 'already-in-progress',
    'on-hold': 'allowed',
    resolved: 'allowed',
    closed: 'not-resolved',
    canceled: 'work-has-begun',
  },
  'on-hold': {
    assigned: 'is-on-hold',
    'in-progress': 'allowed',
    'on-hold': 'allowed',
    resolved: 'is-on-hold',
    closed: 'not-resolved',
    canceled: 'work-has-begun',
  },
  resolved: {
    assigned: 'already-resolved',
    'in-progress': 'allowed',
    'on-hold': 'already-resolved',
    resolved: 'already-resolved',
    closed: 'allowed',
    canceled: 'already-resolved',
  },
  closed: {
    assigned: 'closed',
    'in-progress': 'closed',
    'on-hold': 'closed',
    resolved: 'closed',
    closed: 'closed',
    canceled: 'closed',
  },
  canceled: {
    assigned: 'canceled',
    'in-progress': 'canceled',
    'on-hold': 'canceled',
    resolved: 'canceled',
    closed: 'canceled',
    canceled: 'canceled',
  },
};

const PAIRS = TICKET_STATES.flatMap((from) =>
  (Object.keys(MOVES) as Target[]).map((to) => ({ from, to, expected: TABLE[from][to] })),
);

/** Whether a merge into another ticket is taken in a state, or why not. */
const MERGES: Readonly<Record<TicketState, 'allowed' | RefusalCode>> = {
  new: 'allowed',
  assigned: 'allowed',
  'in-progress': 'allowed',
  'on-hold': 'allowed',
  resolved: 'already-resolved',
  closed: 'closed',
  canceled: 'canceled',
};

describe('every pair of states', () => {
  it.each(PAIRS)('$from to $to: $expected', ({ from, to, expected }) => {
    const result = actOn(IN_STATE[from], MOVES[to], context('Mon 12:00'));
    if (expected === 'allowed') expect(result.ok && result.value.state).toBe(to);
    else expect(result).toEqual({ ok: false, error: expected });
  });

  it.each(TICKET_STATES)('%s to resolved as a duplicate of an open ticket', (from) => {
    const duplicateOf = newTicket({ number: 'SD-4100' });
    const move: Move = { kind: 'move', to: 'resolved', code: 'duplicate', duplicateOf };
    const result = actOn(IN_STATE[from], move, context('Mon 12:00'));
    const expected = MERGES[from];
    if (expected === 'allowed')
      expect(result).toMatchObject({
        ok: true,
        value: {
          state: 'resolved',
          hold: null,
          resolution: { code: 'duplicate' },
          links: [{ kind: 'duplicate-of', number: 'SD-4100' }],
        },
      });
    else expect(result).toEqual({ ok: false, error: expected });
  });
});

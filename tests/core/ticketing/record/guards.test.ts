import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import type { Act, ActContext, Move, RefusalCode } from '../../../../src/core/ticketing/record/acts.ts';
import { closesAt, type Ticket } from '../../../../src/core/ticketing/record/ticket.ts';
import { actOn } from '../../../../src/core/ticketing/record/transitions.ts';
import { at, inWords } from '../desk-time.ts';
import {
  acted,
  CLASSIFY,
  context,
  HOLD,
  IN_STATE,
  ME,
  MESSAGE,
  newTicket,
  REPLY,
  RESOLVE,
} from './tickets.ts';

const START: Move = { kind: 'move', to: 'in-progress' };
const ASSIGN: Move = { kind: 'move', to: 'assigned', group: 'service-desk', assignee: ME };
const TRANSFER: Move = { kind: 'move', to: 'assigned', group: 'network', assignee: null };
const VENDOR = { ...HOLD, reason: 'vendor', reference: 'V-771' } as const;
const CANCEL: Move = { kind: 'move', to: 'canceled', reason: 'withdrawn' };
const WORKING = IN_STATE['in-progress'];

/** The code with which the act is refused, or null. */
function refusal(
  ticket: Ticket,
  act: Act,
  time = 'Mon 12:00',
  rest: Partial<ActContext> = {},
): RefusalCode | null {
  const result = actOn(ticket, act, context(time, rest));
  return result.ok ? null : result.error;
}

describe('guards of the ticket', () => {
  it('new to assigned needs category, impact and urgency', () => {
    expect(refusal(newTicket(), ASSIGN)).toBe('not-classified');
    expect(refusal(acted(newTicket(), 'Mon 09:05', CLASSIFY), ASSIGN)).toBeNull();
  });

  it('an assignment that changes nothing is refused', () => {
    expect(refusal(IN_STATE.assigned, ASSIGN)).toBe('same-assignment');
  });

  it('work is begun by the assignee alone', () => {
    expect(refusal(newTicket(), START)).toBe('not-your-ticket');
    expect(refusal(IN_STATE.assigned, START, 'Mon 12:00', { actor: 'tom' })).toBe('not-your-ticket');
    expect(refusal(acted(newTicket(), 'Mon 09:05', { kind: 'take' }), START)).toBeNull();
  });

  it('a transfer needs another group and a complete hand-over note', () => {
    expect(refusal(WORKING, { ...TRANSFER, group: 'service-desk' })).toBe('same-assignment');
    const asked: unknown[] = [];
    const isHandOverComplete = (ticket: Ticket, group: string) => {
      asked.push([ticket.number, group]);
      return false;
    };
    expect(refusal(WORKING, TRANSFER, 'Mon 12:00', { isHandOverComplete })).toBe('hand-over-incomplete');
    expect(asked).toEqual([['SD-4175', 'network']]);
    expect(refusal(WORKING, TRANSFER)).toBeNull();
  });

  it('a ticket that was begun without a classification is not transferred without one', () => {
    const begun = acted(newTicket(), 'Mon 09:05', { kind: 'take' }, START);
    expect(refusal(begun, TRANSFER)).toBe('not-classified');
    expect(refusal(acted(begun, 'Mon 09:10', CLASSIFY), TRANSFER)).toBeNull();
  });

  it('a ticket of another group cannot be taken', () => {
    const moved = acted(WORKING, 'Mon 12:00', TRANSFER);
    expect(refusal(moved, { kind: 'take' })).toBe('other-group');
    expect(
      refusal(moved, { kind: 'take' }, 'Mon 12:00', { actor: 'ines', actorGroup: 'network' }),
    ).toBeNull();
  });

  it('a hold for the caller needs a public question since the person was last heard, and a next contact', () => {
    expect(refusal(WORKING, HOLD)).toBeNull();
    expect(refusal(acted(WORKING, 'Mon 11:00', MESSAGE), HOLD)).toBe('no-question-asked');
    const answered = acted(WORKING, 'Mon 11:00', MESSAGE, { ...REPLY, question: 'none' });
    expect(refusal(answered, HOLD)).toBe('no-question-asked');
    expect(refusal(WORKING, { ...HOLD, nextContactAt: null })).toBe('no-next-contact');
    expect(refusal(WORKING, { ...HOLD, nextContactAt: at('Mon 12:00') })).toBe('no-next-contact');
  });

  it.each(['vendor', 'parts', 'change', 'problem'] as const)(
    'a hold for %s needs a reference and a next check',
    (reason) => {
      expect(refusal(WORKING, { ...VENDOR, reason })).toBeNull();
      expect(refusal(WORKING, { ...VENDOR, reason, reference: ' ' })).toBe('no-reference');
      expect(refusal(WORKING, { ...VENDOR, reason, reference: null })).toBe('no-reference');
      expect(refusal(WORKING, { ...VENDOR, reason, nextContactAt: null })).toBe('no-next-contact');
    },
  );

  it('a hold goes on for another reason, not for the same', () => {
    expect(refusal(IN_STATE['on-hold'], VENDOR)).toBeNull();
    expect(refusal(IN_STATE['on-hold'], HOLD)).toBe('same-hold-reason');
  });

  it('a question that asks nothing lets the ticket wait and is parking', () => {
    const empty = acted(WORKING, 'Mon 11:00', MESSAGE, { ...REPLY, question: 'empty' });
    const held = acted(empty, 'Mon 11:10', HOLD);
    expect(clocksOf(held.clockEvents, at('Mon 12:00')).parkedHolds).toEqual([
      { at: at('Mon 11:10'), because: 'nothing-asked-of-caller' },
    ]);
    expect(clocksOf(IN_STATE['on-hold'].clockEvents, at('Mon 12:00')).parkedHolds).toEqual([]);
  });

  it('an invented reference lets the ticket wait and is nothing asked', () => {
    const result = actOn(WORKING, VENDOR, context('Mon 12:00', { isReferenceKnown: () => false }));
    expect(result.ok && result.value.clockEvents.at(-1)).toMatchObject({ kind: 'hold-began', asked: false });
  });

  it('a resolution needs code, notes, verification and, for an incident, that the person was asked', () => {
    expect(refusal(WORKING, { ...RESOLVE, code: null })).toBe('no-resolution-code');
    expect(refusal(WORKING, { ...RESOLVE, notes: '' })).toBe('no-resolution-notes');
    expect(refusal(WORKING, { ...RESOLVE, verification: ' ' })).toBe('no-verification');
    expect(refusal(WORKING, { ...RESOLVE, confirmation: 'none' })).toBe('not-confirmed');
    expect(refusal(WORKING, { ...RESOLVE, confirmation: 'attempted' })).toBeNull();
    expect(refusal(WORKING, { ...RESOLVE, code: 'rejected', verification: '' })).toBeNull();
    const request = acted(WORKING, 'Mon 11:00', { ...CLASSIFY, type: 'request' });
    expect(refusal(request, { ...RESOLVE, confirmation: 'none' })).toBeNull();
  });

  it('a duplicate needs its parent, one that is open and no duplicate itself, and a requester who was told', () => {
    const parent = newTicket({ number: 'SD-4100' });
    const duplicate = (duplicateOf: Ticket): Move => ({
      kind: 'move',
      to: 'resolved',
      code: 'duplicate',
      duplicateOf,
    });
    expect(refusal(WORKING, { ...RESOLVE, code: 'duplicate' })).toBe('duplicate-needs-parent');
    expect(refusal(WORKING, duplicate(WORKING))).toBe('own-duplicate');
    expect(refusal(WORKING, duplicate({ ...parent, state: 'closed' }))).toBe('parent-not-open');
    const chained = { ...parent, links: [{ kind: 'duplicate-of', number: 'SD-4099' }] } as const;
    expect(refusal(WORKING, duplicate(chained))).toBe('parent-is-duplicate');
    expect(refusal(newTicket(), duplicate(parent))).toBe('requester-not-told');
    expect(refusal(acted(WORKING, 'Mon 11:00', MESSAGE), duplicate(parent))).toBe('requester-not-told');
  });

  it('a cancellation needs a reason and a requester who was answered, unless it is spam', () => {
    expect(refusal(newTicket(), { ...CANCEL, reason: null })).toBe('no-reason');
    expect(refusal(newTicket(), CANCEL)).toBe('requester-not-told');
    expect(refusal(newTicket(), { ...CANCEL, reason: 'spam' })).toBeNull();
    const call: Act = { kind: 'answer-call', from: 'nadia-ferrant', channel: 'phone', text: 'Never mind.' };
    expect(refusal(acted(newTicket(), 'Mon 09:05', call), CANCEL)).toBeNull();
  });
});

describe('reopening and closing (desk-build 11, clocks 5)', () => {
  const resolved = acted(WORKING, 'Mon 10:00', RESOLVE);
  const automatic: Move = { kind: 'move', to: 'closed', because: 'three-days' };

  it('5: a ticket that was resolved Mon 10:00 is closed Thu 10:00', () => {
    expect(inWords(closesAt(resolved))).toBe('Thu 10:00');
    expect(closesAt(WORKING)).toBeNull();
  });

  it('5: exactly three business days after Resolved is too late: closed wins', () => {
    const second = { now: at('Thu 10:00') - 1 };
    expect(refusal(resolved, START, 'Thu 10:00', second)).toBeNull();
    expect(refusal(resolved, automatic, 'Thu 10:00', second)).toBe('too-early-to-close');
    expect(refusal(resolved, START, 'Thu 10:00')).toBe('too-late-to-reopen');
    expect(refusal(resolved, automatic, 'Thu 10:00')).toBeNull();
  });

  it('5: three business days span a week-end', () => {
    const friday = acted(WORKING, 'Fri 17:00', RESOLVE);
    expect(inWords(closesAt(friday))).toBe('Wed 17:00 +1');
    expect(refusal(friday, START, 'Sun 12:00')).toBeNull();
  });

  it('the person may confirm at any time', () => {
    expect(refusal(resolved, { kind: 'move', to: 'closed', because: 'confirmed' }, 'Mon 10:01')).toBeNull();
  });

  it('reopening keeps the elapsed time and forgets the resolution, not its trail', () => {
    const reopened = acted(resolved, 'Tue 10:00', START);
    expect(reopened).toMatchObject({ state: 'in-progress', resolution: null, assignee: ME });
    expect(reopened.audit).toContainEqual({
      at: at('Tue 10:00'),
      by: ME,
      field: 'resolutionCode',
      from: 'solved-permanent',
      to: null,
    });
    expect(clocksOf(reopened.clockEvents, at('Tue 11:00')).resolution).toMatchObject({
      elapsed: 2 * 3600,
      stoppedAt: null,
    });
  });
});

describe('the three-strike rule', () => {
  const silent: Move = { ...RESOLVE, code: 'solved-by-user', verification: '', confirmation: 'silent' };
  const held = IN_STATE['on-hold'];
  const call: Act = { kind: 'attempt-contact', channel: 'phone' };
  const twice = acted(acted(held, 'Tue 10:00', call), 'Wed 10:00', REPLY);

  it('refuses to resolve before three attempts', () => {
    expect(refusal(held, silent)).toBe('too-few-contact-attempts');
    expect(refusal(twice, silent, 'Thu 10:00')).toBe('too-few-contact-attempts');
  });

  it('resolves after three attempts over two channels, a business day apart', () => {
    const thrice = acted(twice, 'Thu 10:00', REPLY);
    expect(thrice.attempts).toHaveLength(3);
    expect(refusal(thrice, silent, 'Thu 10:01')).toBeNull();
  });

  it('needs a last reply that says how to come back', () => {
    const thrice = acted(twice, 'Thu 10:00', { ...REPLY, offersReopening: false });
    expect(refusal(thrice, silent, 'Thu 10:01')).toBe('no-way-to-reopen-offered');
  });

  it('begins again when the person is heard', () => {
    const thrice = acted(twice, 'Thu 10:00', REPLY, MESSAGE);
    expect(thrice).toMatchObject({ attempts: [], state: 'in-progress' });
    expect(refusal(thrice, silent, 'Thu 10:01')).toBe('too-few-contact-attempts');
  });

  it('does not resolve what waits for a vendor', () => {
    const vendor = acted(acted(twice, 'Thu 10:00', REPLY), 'Thu 10:05', VENDOR_FROM_HOLD);
    expect(refusal(vendor, silent, 'Thu 10:06')).toBe('is-on-hold');
  });
});

const VENDOR_FROM_HOLD: Move = { ...VENDOR, nextContactAt: at('Fri 10:00') };

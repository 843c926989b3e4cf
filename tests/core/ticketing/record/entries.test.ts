import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import { createFollowing } from '../../../../src/core/ticketing/record/ticket.ts';
import { actOn, cascade, makeChild, mergeInto } from '../../../../src/core/ticketing/record/transitions.ts';
import {
  CATEGORIES,
  NEEDS_VERIFICATION,
  RESOLUTION_CODES,
} from '../../../../src/core/ticketing/record/vocabulary.ts';
import { at } from '../desk-time.ts';
import { CALL, CASES } from './entry-cases.ts';
import {
  acted,
  CLASSIFY,
  context,
  HOLD,
  IN_STATE,
  ME,
  MESSAGE,
  newTicket,
  PERSON,
  REPLY,
  RESOLVE,
} from './tickets.ts';

describe('what is entered into a ticket', () => {
  it.each(CASES)('$entry.kind in $state: $expected', ({ entry, state, expected }) => {
    const result = actOn(IN_STATE[state], entry, context('Mon 12:00'));
    if (expected === 'taken') expect(result.ok).toBe(true);
    else expect(result).toEqual({ ok: false, error: expected });
  });

  it.each([MESSAGE, CALL])(
    '$kind by the person ends a hold at its own time, before anybody reads it',
    (entry) => {
      const ticket = acted(IN_STATE['on-hold'], 'Mon 12:00', entry);
      expect(ticket).toMatchObject({ state: 'in-progress', hold: null });
      expect(clocksOf(ticket.clockEvents, at('Mon 13:00')).resolution).toMatchObject({
        paused: false,
        elapsed: 2 * 3600,
      });
    },
  );

  it('a reminder leaves the hold as it is', () => {
    const ticket = acted(IN_STATE['on-hold'], 'Wed 10:00', { kind: 'remind' });
    expect(ticket.state).toBe('on-hold');
    expect(clocksOf(ticket.clockEvents, at('Wed 10:00')).resolution.paused).toBe(true);
  });

  it('a message to a resolved ticket does not reopen it', () => {
    expect(acted(IN_STATE.resolved, 'Mon 12:00', MESSAGE).state).toBe('resolved');
  });

  it.each([
    [{ ...REPLY, text: ' ' }, 'empty-text'],
    [{ kind: 'note', text: '' }, 'empty-text'],
    [{ ...CLASSIFY, subcategory: 'phishing' }, 'wrong-subcategory'],
    [{ ...CLASSIFY, override: { priority: 'P1', reason: '' } }, 'override-needs-reason'],
    [
      { ...CLASSIFY, isSecurityCase: true, override: { priority: 'P4', reason: 'harmless' } },
      'security-minimum',
    ],
    [{ kind: 'link', link: { kind: 'parent', number: 'SD-4175' } }, 'own-link'],
  ] as const)('%j is refused: %s', (entry, code) => {
    expect(actOn(IN_STATE['in-progress'], entry, context('Mon 12:00'))).toEqual({ ok: false, error: code });
  });

  it('an attempt to reach the person counts only while the ticket waits for the person', () => {
    const vendor = { ...HOLD, reason: 'vendor', reference: 'V-771' } as const;
    const waiting = acted(IN_STATE['in-progress'], 'Mon 12:00', vendor);
    const attempt = { kind: 'attempt-contact', channel: 'phone' } as const;
    expect(actOn(waiting, attempt, context('Mon 13:00'))).toEqual({
      ok: false,
      error: 'not-waiting-for-person',
    });
    expect(acted(waiting, 'Mon 13:00', REPLY).attempts).toEqual([]);
    expect(acted(IN_STATE['on-hold'], 'Mon 13:00', attempt).attempts).toEqual([
      { at: at('Mon 13:00'), channel: 'phone' },
    ]);
  });

  it('a link is kept once, and every other beside it', () => {
    const link = (kind: 'problem' | 'change', number: string) =>
      ({ kind: 'link', link: { kind, number } }) as const;
    const ticket = acted(
      IN_STATE['in-progress'],
      'Mon 12:00',
      link('problem', 'PB-12'),
      link('problem', 'PB-12'),
      link('problem', 'PB-13'),
      link('change', 'PB-12'),
    );
    expect(ticket.links.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'problem PB-12',
      'problem PB-13',
      'change PB-12',
    ]);
  });

  it('a rating is 1 to 5', () => {
    const rate = (satisfaction: number) =>
      actOn(IN_STATE.resolved, { kind: 'rate', satisfaction }, context('Mon 12:00'));
    expect(rate(0)).toEqual({ ok: false, error: 'no-such-rating' });
    expect(rate(6)).toEqual({ ok: false, error: 'no-such-rating' });
    expect(rate(1)).toMatchObject({ ok: true, value: { satisfaction: 1 } });
  });

  it('a classification sets the priority once, and its clocks see each change', () => {
    const ticket = acted(newTicket(), 'Mon 09:05', CLASSIFY, CLASSIFY, { ...CLASSIFY, impact: 1 });
    expect(ticket.priority).toBe('P1');
    expect(ticket.clockEvents.filter(({ kind }) => kind === 'prioritized')).toMatchObject([
      { priority: 'P3' },
      { priority: 'P1' },
    ]);
  });

  it('the trail names each field that changed, by whom, from what to what', () => {
    const ticket = acted(newTicket(), 'Mon 09:05', CLASSIFY, { kind: 'take' });
    expect(ticket.audit).toContainEqual({
      at: at('Mon 09:05'),
      by: ME,
      field: 'priority',
      from: null,
      to: 'P3',
    });
    expect(ticket.audit).toContainEqual({
      at: at('Mon 09:05'),
      by: ME,
      field: 'assignee',
      from: null,
      to: ME,
    });
    expect(acted(ticket, 'Mon 09:06', { kind: 'note', text: 'Nothing changed.' }).audit).toEqual(
      ticket.audit,
    );
  });
});

describe('tickets that belong together', () => {
  const parent = acted(
    newTicket({ number: 'SD-4100', requester: 'owen-brandt' }),
    'Mon 09:05',
    CLASSIFY,
    REPLY,
    {
      kind: 'take',
    },
  );
  const working = acted(parent, 'Mon 09:10', { kind: 'move', to: 'in-progress' });
  const now = context('Mon 12:00');

  it('a child stays open, both ends are linked, and it is resolved with its parent', () => {
    const linked = makeChild(IN_STATE['on-hold'], working, now);
    if (!linked.ok) throw new Error(linked.error);
    expect(linked.value.ticket).toMatchObject({
      state: 'on-hold',
      links: [{ kind: 'parent', number: 'SD-4100' }],
    });
    expect(linked.value.parent.links).toEqual([{ kind: 'child', number: 'SD-4175' }]);
    expect(cascade(linked.value.ticket, linked.value.parent, now)).toBe(linked.value.ticket);
    const resolved = acted(linked.value.parent, 'Mon 12:00', RESOLVE);
    const child = cascade(linked.value.ticket, resolved, now);
    expect(child).toMatchObject({
      state: 'resolved',
      hold: null,
      resolution: { code: 'solved-permanent', confirmation: 'none', at: at('Mon 12:00') },
    });
    expect(child.timeline.at(-1)).toMatchObject({
      kind: 'system',
      code: 'parent-resolved',
      about: 'SD-4100',
    });
    expect(clocksOf(child.clockEvents, at('Tue 12:00')).resolution.stoppedAt).toBe(at('Mon 12:00'));
  });

  it.each(['closed', 'canceled'] as const)('a %s ticket is no parent and no child', (state) => {
    expect(makeChild(IN_STATE[state], working, now)).toEqual({ ok: false, error: state });
    expect(makeChild(working, IN_STATE[state], now)).toEqual({ ok: false, error: state });
  });

  it('a resolved ticket becomes no child, and none is its own', () => {
    expect(makeChild(IN_STATE.resolved, working, now)).toEqual({ ok: false, error: 'already-resolved' });
    expect(makeChild(working, working, now)).toEqual({ ok: false, error: 'own-link' });
  });

  it('a merged ticket is resolved as a duplicate, its requester watches the other and is informed of its end', () => {
    const merged = mergeInto(IN_STATE['in-progress'], working, now);
    if (!merged.ok) throw new Error(merged.error);
    expect(merged.value.ticket).toMatchObject({ state: 'resolved', resolution: { code: 'duplicate' } });
    expect(merged.value.parent).toMatchObject({
      watchers: [PERSON],
      links: [{ kind: 'duplicate', number: 'SD-4175' }],
    });
    const resolved = acted(merged.value.parent, 'Mon 12:30', RESOLVE);
    const informed = cascade(merged.value.ticket, resolved, context('Mon 12:30'));
    expect(informed.timeline.at(-1)).toMatchObject({ code: 'parent-resolved', about: 'SD-4100' });
    expect(informed.resolution?.code).toBe('duplicate');
  });

  it('what comes after a ticket was closed is a new ticket that links to it', () => {
    const draft = newTicket({ number: 'SD-4190' });
    expect(createFollowing(IN_STATE.closed, draft, at('Fri 09:00'))).toMatchObject({
      number: 'SD-4190',
      state: 'new',
      createdAt: at('Fri 09:00'),
      links: [{ kind: 'follows', number: 'SD-4175' }],
    });
  });

  it('a merge that is refused says why', () => {
    expect(mergeInto(newTicket(), working, now)).toEqual({ ok: false, error: 'requester-not-told' });
  });
  it('a ticket that is not linked stays as it is when another is resolved', () => {
    const resolved = acted(working, 'Mon 12:00', RESOLVE);
    expect(cascade(IN_STATE['in-progress'], resolved, now)).toBe(IN_STATE['in-progress']);
  });
});

describe('vocabulary', () => {
  it('a subcategory belongs to one category', () => {
    const all = Object.values(CATEGORIES).flat();
    expect(new Set(all).size).toBe(all.length);
  });
  it.each(RESOLUTION_CODES)('%s needs a verification when something was done or looked for', (code) => {
    expect(NEEDS_VERIFICATION[code]).toBe(!['duplicate', 'rejected', 'transferred'].includes(code));
  });
});

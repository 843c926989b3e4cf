import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import type { ClockEventBody } from '../../../../src/core/ticketing/clocks/events.ts';
import { at, inWords } from '../desk-time.ts';
import { ticket } from './events.ts';

const HOUR = 3600;
const REPLY: ClockEventBody = { kind: 'replied' };
const RESOLVED: ClockEventBody = { kind: 'resolved' };
const REOPENED: ClockEventBody = { kind: 'reopened' };

describe('desk-build 11, clocks 1: before a priority is set', () => {
  it('1: nothing is due', () => {
    const clocks = clocksOf(ticket('Mon 09:00', null).events, at('Fri 16:00'));
    expect(clocks.firstResponse).toMatchObject({ goal: null, dueAt: null, breached: false });
    expect(clocks.resolution).toMatchObject({ goal: null, dueAt: null, breached: false });
    expect(clocks.earliest).toBeNull();
  });

  it('1: once it is set it counts from creation', () => {
    const { events } = ticket('Mon 09:00', null).priority('Mon 11:00', 'P3');
    const clocks = clocksOf(events, at('Mon 11:00'));
    expect(inWords(clocks.firstResponse.dueAt)).toBe('Mon 13:00');
    expect(clocks.resolution.elapsed).toBe(2 * HOUR);
  });

  it('1: a priority that is set after the due time breaches at once', () => {
    const { events } = ticket('Mon 09:00', null).priority('Mon 11:00', 'P2');
    expect(clocksOf(events, at('Mon 11:00')).firstResponse).toMatchObject({ breached: true, late: true });
  });

  it('1: a reply that was given before counts as met, however late', () => {
    const { events } = ticket('Mon 09:00', null).add('Mon 11:00', REPLY).priority('Mon 11:30', 'P2');
    expect(clocksOf(events, at('Tue 11:30')).firstResponse).toMatchObject({
      stoppedAt: at('Mon 11:00'),
      breached: false,
      late: false,
    });
  });
});

describe('desk-build 11, clocks 2: what the first response is', () => {
  it.each([REPLY, { kind: 'call-answered' }] satisfies ClockEventBody[])('2: $kind stops it', (body) => {
    const { events } = ticket('Mon 09:00', 'P3').add('Mon 10:00', body);
    const { firstResponse } = clocksOf(events, at('Fri 10:00'));
    expect(firstResponse).toMatchObject({
      stoppedAt: at('Mon 10:00'),
      elapsed: HOUR,
      breached: false,
      warning: false,
    });
  });

  it.each([
    { kind: 'auto-acknowledged' },
    { kind: 'noted' },
    { kind: 'assigned' },
    { kind: 'reminded' },
    { kind: 'person-wrote' },
    { kind: 'followed-up' },
    { kind: 'hold-began', reason: 'caller', asked: true },
    { kind: 'resolved' },
  ] satisfies ClockEventBody[])('2: $kind does not stop it, and nothing pauses it', (body) => {
    const { events } = ticket('Mon 09:00', 'P3').add('Mon 10:00', body);
    expect(clocksOf(events, at('Mon 12:00')).firstResponse).toMatchObject({
      stoppedAt: null,
      paused: false,
      elapsed: 3 * HOUR,
    });
    expect(clocksOf(events, at('Mon 13:00')).firstResponse.breached).toBe(true);
  });

  it('2: a ticket that is canceled needs no first response any more', () => {
    const { events } = ticket('Mon 09:00', 'P2').add('Mon 09:10', { kind: 'canceled' });
    const clocks = clocksOf(events, at('Fri 09:00'));
    expect(clocks.firstResponse).toMatchObject({ stoppedAt: at('Mon 09:10'), breached: false });
    expect(clocks.resolution).toMatchObject({ stoppedAt: at('Mon 09:10'), breached: false });
    expect(clocks.earliest).toBeNull();
  });
});

describe('desk-build 11, clocks 4: to the second', () => {
  it("4: 'daily' is 9 business hours and '2 days' 18", () => {
    const daily = ticket('Tue 10:00', 'P3').add('Tue 10:00', REPLY);
    expect(clocksOf(daily.events, at('Tue 10:00')).update.goal).toBe(9 * HOUR);
    const every = ticket('Tue 10:00', 'P4').add('Tue 10:00', REPLY);
    expect(clocksOf(every.events, at('Tue 10:00')).update.goal).toBe(18 * HOUR);
    expect(inWords(clocksOf(every.events, at('Tue 10:00')).update.dueAt)).toBe('Thu 10:00');
  });

  it('4: stopped exactly at the due minute is met, a second later is not; due without a stop is breached', () => {
    const p3 = ticket('Mon 09:00', 'P3');
    expect(clocksOf(p3.events, at('Mon 13:00') - 1).firstResponse.breached).toBe(false);
    expect(clocksOf(p3.events, at('Mon 13:00')).firstResponse.breached).toBe(true);
    expect(clocksOf(p3.add('Mon 13:00', REPLY).events, at('Tue 10:00')).firstResponse.breached).toBe(false);
    const second = [...p3.events, { ...REPLY, at: at('Mon 13:00') + 1 }];
    expect(clocksOf(second, at('Tue 10:00')).firstResponse).toMatchObject({ breached: true, late: true });
    const resolved = p3.add('Wed 15:00', RESOLVED);
    expect(inWords(clocksOf(resolved.events, at('Fri 10:00')).resolution.dueAt)).toBe('Wed 15:00');
    expect(clocksOf(resolved.events, at('Fri 10:00')).resolution.breached).toBe(false);
  });

  it("4: 17:00 stays 17:00 and never becomes the next day's 08:00", () => {
    const p3 = ticket('Mon 13:00', 'P3');
    expect(inWords(clocksOf(p3.events, at('Mon 13:00')).firstResponse.dueAt)).toBe('Mon 17:00');
    expect(clocksOf(p3.events, at('Mon 17:00')).firstResponse.breached).toBe(true);
    const friday = ticket('Fri 13:00', 'P3');
    expect(inWords(clocksOf(friday.events, at('Sun 12:00')).firstResponse.dueAt)).toBe('Fri 17:00');
    expect(clocksOf(friday.add('Fri 17:00', REPLY).events, at('Sun 12:00')).firstResponse.breached).toBe(
      false,
    );
  });

  it('4: a breach under a raised priority stays on the record when it is lowered; late is by the present one', () => {
    const raised = ticket('Mon 09:00', 'P3').priority('Mon 10:00', 'P2');
    expect(clocksOf(raised.events, at('Mon 10:00')).firstResponse).toMatchObject({
      breached: true,
      late: true,
    });
    const lowered = raised.priority('Mon 10:30', 'P3');
    expect(clocksOf(lowered.events, at('Mon 10:30')).firstResponse).toMatchObject({
      breached: true,
      late: false,
      goal: 4 * HOUR,
    });
    const answered = lowered.add('Mon 11:00', REPLY).add('Mon 12:00', RESOLVED);
    const clocks = clocksOf(answered.events, at('Fri 11:00'));
    expect(clocks.firstResponse).toMatchObject({ breached: true, late: false });
    expect(clocks.resolution).toMatchObject({ breached: false, late: false });
  });
});

describe('desk-build 11, clocks 5: reopening', () => {
  it('5: the clock goes on from where it stopped', () => {
    const resolved = ticket('Mon 09:00', 'P3').add('Mon 11:00', RESOLVED);
    expect(clocksOf(resolved.events, at('Wed 11:00')).resolution).toMatchObject({
      stoppedAt: at('Mon 11:00'),
      elapsed: 2 * HOUR,
    });
    const { events } = resolved.add('Wed 12:00', REOPENED);
    const { resolution } = clocksOf(events, at('Wed 13:00'));
    expect(resolution).toMatchObject({ stoppedAt: null, elapsed: 3 * HOUR });
    expect(inWords(resolution.dueAt)).toBe('Fri 16:00');
  });

  it('5: what is closed has ended for its clocks', () => {
    const { events } = ticket('Mon 09:00', 'P3')
      .add('Mon 10:00', REPLY)
      .add('Mon 11:00', RESOLVED)
      .add('Thu 11:00', { kind: 'closed' })
      .add('Thu 11:00', REOPENED)
      .priority('Thu 12:00', 'P1');
    const clocks = clocksOf(events, at('Fri 11:00'));
    expect(clocks.resolution).toMatchObject({ elapsed: 2 * HOUR, goal: 24 * HOUR, breached: false });
    expect(clocks.earliest).toBeNull();
  });
});

describe('the badge shows the earliest', () => {
  it('of two clocks that are due together it is the resolution, not the update', () => {
    const { events } = ticket('Mon 09:00', 'P2').add('Mon 15:00', REPLY);
    expect(clocksOf(events, at('Mon 15:00')).earliest).toEqual({
      clock: 'resolution',
      dueAt: at('Mon 17:00'),
    });
  });

  it('a first response that is due comes before all else, also on hold', () => {
    const { events } = ticket('Mon 09:00', 'P3').hold('Mon 09:10', null, 'vendor');
    expect(clocksOf(events, at('Mon 10:00')).earliest).toEqual({
      clock: 'firstResponse',
      dueAt: at('Mon 13:00'),
    });
  });
});

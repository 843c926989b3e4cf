import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import type { ClockEventBody } from '../../../../src/core/ticketing/clocks/events.ts';
import { at, inWords } from '../desk-time.ts';
import { ticket } from './events.ts';

const HOUR = 3600;
const REPLY: ClockEventBody = { kind: 'replied' };
const MESSAGE: ClockEventBody = { kind: 'person-wrote' };
const RESOLVED: ClockEventBody = { kind: 'resolved' };
const REOPENED: ClockEventBody = { kind: 'reopened' };

describe('desk-build 11, clocks 3: the update', () => {
  const replied = ticket('Tue 09:30', 'P3').add('Tue 10:00', REPLY);

  it('3: nothing is due before our first reply, whatever the person writes', () => {
    const { events } = ticket('Tue 09:30', 'P3').add('Tue 10:00', MESSAGE);
    expect(clocksOf(events, at('Tue 16:00')).update).toMatchObject({ goal: null, dueAt: null });
  });

  it('3: the first unanswered message counts, a chaser does not move it', () => {
    const { events } = replied.add('Tue 11:00', MESSAGE).add('Tue 14:00', MESSAGE);
    expect(inWords(clocksOf(events, at('Tue 14:00')).update.dueAt)).toBe('Tue 15:00');
  });

  it('3: a message that would be due later than the cadence changes nothing', () => {
    const { events } = replied.add('Wed 09:00', MESSAGE);
    expect(inWords(clocksOf(events, at('Wed 09:00')).update.dueAt)).toBe('Wed 10:00');
  });

  it('3: a reply answers the message, and the cadence begins again', () => {
    const { events } = replied.add('Tue 11:00', MESSAGE).add('Tue 12:00', REPLY);
    expect(inWords(clocksOf(events, at('Tue 12:00')).update.dueAt)).toBe('Wed 12:00');
  });

  it('3: P5 is updated on change: only a message makes an answer due', () => {
    const p5 = ticket('Tue 09:30', 'P5').add('Tue 10:00', REPLY);
    expect(clocksOf(p5.events, at('Fri 10:00')).update.dueAt).toBeNull();
    const { events } = p5.add('Wed 11:00', MESSAGE);
    expect(inWords(clocksOf(events, at('Wed 11:00')).update.dueAt)).toBe('Thu 11:00');
  });

  it('3: it rests while on hold and while resolved, and goes on afterwards', () => {
    const held = replied.hold('Tue 12:00', null);
    expect(clocksOf(held.events, at('Fri 12:00')).update).toMatchObject({
      elapsed: 2 * HOUR,
      paused: true,
      dueAt: null,
      breached: false,
    });
    const resolved = replied.add('Tue 12:00', RESOLVED);
    expect(clocksOf(resolved.events, at('Fri 12:00')).update).toMatchObject({ paused: true, dueAt: null });
    const { events } = resolved.add('Thu 09:00', REOPENED);
    expect(inWords(clocksOf(events, at('Thu 09:00')).update.dueAt)).toBe('Thu 16:00');
  });

  it('3: the breach ends with the next reply, and the number of missed updates stays', () => {
    const missed = replied.add('Wed 14:00', MESSAGE);
    expect(clocksOf(missed.events, at('Wed 15:00')).update).toMatchObject({
      breached: true,
      missedUpdates: 1,
    });
    const answered = missed.add('Wed 15:00', REPLY);
    expect(clocksOf(answered.events, at('Wed 15:00')).update).toMatchObject({
      breached: false,
      missedUpdates: 1,
    });
    expect(clocksOf(answered.events, at('Fri 16:00')).update).toMatchObject({
      breached: true,
      missedUpdates: 2,
    });
  });

  it('3: an update at its due second is not missed', () => {
    const { events } = replied.add('Wed 10:00', REPLY);
    expect(clocksOf(events, at('Wed 10:00')).update.missedUpdates).toBe(0);
    expect(clocksOf(replied.events, at('Wed 10:00')).update.missedUpdates).toBe(1);
  });

  it('3: P1 runs day and night: replied Tue 22:00, update due Tue 22:30', () => {
    const { events } = ticket('Tue 21:50', 'P1').add('Tue 22:00', REPLY);
    const clocks = clocksOf(events, at('Tue 22:10'));
    expect(inWords(clocks.update.dueAt)).toBe('Tue 22:30');
    expect(clocks.update.withinHours).toBe(true);
    expect(clocks.earliest).toEqual({ clock: 'update', dueAt: at('Tue 22:30') });
  });

  it('3: during a hold its own follow-up is what is due', () => {
    const { events } = replied.hold('Tue 12:00', null, 'vendor');
    const clocks = clocksOf(events, at('Tue 12:00'));
    expect(clocks.earliest).toEqual({ clock: 'followUp', dueAt: at('Wed 12:00') });
    expect(clocks.followUp.withinHours).toBe(true);
  });

  it('3: a P1 with a vendor is followed up every 30 minutes, day and night', () => {
    const held = ticket('Tue 20:00', 'P1').add('Tue 20:05', REPLY).hold('Tue 20:10', null, 'vendor');
    expect(clocksOf(held.events, at('Tue 20:30')).earliest).toEqual({
      clock: 'followUp',
      dueAt: at('Tue 20:40'),
    });
    const done = held.add('Tue 20:40', { kind: 'followed-up' });
    expect(clocksOf(done.events, at('Tue 20:40')).followUp).toMatchObject({
      missedUpdates: 0,
      dueAt: at('Tue 21:10'),
    });
    expect(clocksOf(done.events, at('Tue 21:10')).followUp).toMatchObject({
      missedUpdates: 1,
      breached: true,
    });
  });

  it("3: the hold's calendar is for follow-ups alone: the pause is measured in the clock's own", () => {
    const held = ticket('Tue 15:00', 'P1').hold('Tue 16:00', 'Wed 09:00', 'vendor');
    const lowered = held.priority('Wed 09:00', 'P2');
    expect(clocksOf(held.events, at('Wed 09:00')).resolution.elapsed).toBe(HOUR);
    expect(inWords(clocksOf(lowered.events, at('Wed 09:00')).resolution.dueAt)).toBe('Wed 16:00');
  });

  it('3: a reminder does not end a hold', () => {
    const { events } = replied.hold('Tue 12:00', null).add('Wed 12:00', { kind: 'reminded' });
    expect(clocksOf(events, at('Wed 12:00')).resolution.paused).toBe(true);
  });

  it.each(['caller', 'vendor', 'parts', 'change', 'problem'] as const)(
    "3: a caller's message ends a hold for %s, and the clocks go on from it",
    (reason) => {
      const { events } = replied.hold('Tue 12:00', null, reason).add('Wed 12:00', MESSAGE);
      const clocks = clocksOf(events, at('Wed 13:00'));
      expect(clocks.resolution).toMatchObject({ paused: false, elapsed: 3.5 * HOUR });
      expect(clocks.followUp.goal).toBeNull();
      expect(inWords(clocks.update.dueAt)).toBe('Wed 16:00');
    },
  );

  it('3: a reply to the person is the follow-up while waiting for the person, and for nobody else', () => {
    const caller = replied.hold('Tue 12:00', null, 'caller').add('Tue 15:00', REPLY);
    expect(inWords(clocksOf(caller.events, at('Tue 15:00')).followUp.dueAt)).toBe('Wed 15:00');
    const vendor = replied.hold('Tue 12:00', null, 'vendor').add('Tue 15:00', REPLY);
    expect(inWords(clocksOf(vendor.events, at('Tue 15:00')).followUp.dueAt)).toBe('Wed 12:00');
  });
});

import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import type { ClockEventBody } from '../../../../src/core/ticketing/clocks/events.ts';
import { at, inWords } from '../desk-time.ts';
import { ticket } from './events.ts';

const HOUR = 3600;
const REPLY: ClockEventBody = { kind: 'replied' };
const RESOLVED: ClockEventBody = { kind: 'resolved' };

describe('ticket-desk 3.5 beyond the vectors', () => {
  it('3.5.4: another hold reason neither resets nor counts twice', () => {
    const events = ticket('Mon 09:00', 'P3')
      .hold('Mon 10:00', null, 'vendor')
      .hold('Mon 12:00', 'Mon 14:00', 'parts').events;
    const clocks = clocksOf(events, at('Mon 15:00'));
    expect(clocks.resolution.elapsed).toBe(2 * HOUR);
    const during = clocksOf(events, at('Mon 13:00'));
    expect(during.followUp).toMatchObject({ elapsed: 3 * HOUR, goal: 18 * HOUR });
  });

  it('3.5.6: moves between groups reset no clock', () => {
    const plain = ticket('Mon 09:00', 'P3');
    const moved = plain.add('Mon 10:00', { kind: 'assigned' }).add('Mon 12:00', { kind: 'assigned' });
    expect(clocksOf(moved.events, at('Mon 15:00'))).toEqual(clocksOf(plain.events, at('Mon 15:00')));
  });

  it('3.5.8: a warning from 75 % of the goal until it is late', () => {
    const { events } = ticket('Mon 09:00', 'P3');
    const warning = (time: number) => clocksOf(events, time).firstResponse.warning;
    expect(warning(at('Mon 12:00') - 1)).toBe(false);
    expect(warning(at('Mon 12:00'))).toBe(true);
    expect(warning(at('Mon 13:00') - 1)).toBe(true);
    expect(warning(at('Mon 13:00'))).toBe(false);
  });

  it('3.5.8: a breach is permanent, and time still counts', () => {
    const { events } = ticket('Mon 09:00', 'P2').add('Tue 16:00', RESOLVED);
    expect(clocksOf(events, at('Fri 16:00')).resolution).toMatchObject({
      breached: true,
      late: true,
      elapsed: 16 * HOUR,
      remaining: -8 * HOUR,
      dueAt: at('Mon 17:00'),
    });
  });

  it('3.5.9: waiting for the caller without a question is parking; with one it is not', () => {
    const p3 = ticket('Mon 09:00', 'P3');
    const hold = (asked: boolean): ClockEventBody => ({ kind: 'hold-began', reason: 'caller', asked });
    expect(clocksOf(p3.add('Mon 10:00', hold(false)).events, at('Mon 10:00')).parkedHolds).toEqual([
      { at: at('Mon 10:00'), because: 'nothing-asked-of-caller' },
    ]);
    expect(clocksOf(p3.add('Mon 10:00', hold(true)).events, at('Mon 10:00')).parkedHolds).toEqual([]);
  });

  it('3.5.9: a hold in the last 5 % before a breach with nothing asked is parking', () => {
    const p2 = ticket('Mon 09:00', 'P2');
    const parked = (time: string, asked: boolean) =>
      clocksOf(p2.add(time, { kind: 'hold-began', reason: 'vendor', asked }).events, at(time)).parkedHolds;
    expect(parked('Mon 16:35', false)).toEqual([]);
    expect(parked('Mon 16:36', false)).toEqual([{ at: at('Mon 16:36'), because: 'near-breach' }]);
    expect(parked('Mon 16:36', true)).toEqual([]);
    expect(parked('Tue 10:00', false)).toEqual([]);
  });

  it('corrections 26: a met first response stays met after a change of priority', () => {
    const { events } = ticket('Mon 09:00', 'P4').add('Mon 14:00', REPLY).priority('Mon 15:00', 'P1');
    expect(clocksOf(events, at('Tue 15:00')).firstResponse).toMatchObject({
      breached: false,
      late: false,
      goal: 8 * HOUR,
      elapsed: 5 * HOUR,
    });
  });

  it('corrections 26: the pause is recomputed from its stamps when the ticket moves to the calendar of P1', () => {
    const held = ticket('Mon 16:00', 'P3').hold('Mon 16:30', 'Tue 08:30');
    expect(clocksOf(held.events, at('Tue 09:30')).resolution.elapsed).toBe(1.5 * HOUR);
    const { events } = held.priority('Tue 09:30', 'P1');
    const { resolution } = clocksOf(events, at('Tue 09:30'));
    expect(resolution.elapsed).toBe(1.5 * HOUR);
    expect(inWords(resolution.dueAt)).toBe('Tue 12:00');
    const night = ticket('Mon 16:00', 'P3').hold('Mon 20:00', 'Mon 22:00').priority('Tue 09:00', 'P1');
    expect(clocksOf(night.events, at('Tue 09:00')).resolution.elapsed).toBe(15 * HOUR);
  });

  it('nothing that happens after now is counted', () => {
    const { events } = ticket('Mon 09:00', 'P3').add('Mon 12:00', REPLY).add('Mon 15:00', RESOLVED);
    expect(clocksOf(events, at('Mon 11:00'))).toEqual(
      clocksOf(ticket('Mon 09:00', 'P3').events, at('Mon 11:00')),
    );
  });
});

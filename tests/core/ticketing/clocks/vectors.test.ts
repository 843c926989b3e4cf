import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import { at, inWords } from '../desk-time.ts';
import { ticket } from './events.ts';

describe('the clock vectors of the design, to the minute', () => {
  it('V1: P3 created Fri 16:30, first response due Mon 11:30', () => {
    const events = ticket('Fri 16:30', 'P3').events;
    expect(inWords(clocksOf(events, at('Fri 16:45')).firstResponse.dueAt)).toBe('Mon 11:30 +1');
  });

  it('V2: P3 created Wed 10:00, to be resolved Fri 16:00; with a hold Thu 09:00 to 15:00, Mon 13:00', () => {
    const plain = ticket('Wed 10:00', 'P3');
    expect(inWords(clocksOf(plain.events, at('Wed 10:00')).resolution.dueAt)).toBe('Fri 16:00');
    const held = plain.hold('Thu 09:00', 'Thu 15:00');
    expect(inWords(clocksOf(held.events, at('Thu 15:00')).resolution.dueAt)).toBe('Mon 13:00 +1');
  });

  it('V3: P3 created Sat 11:00, first response due Mon 12:00', () => {
    const events = ticket('Sat 11:00', 'P3').events;
    expect(inWords(clocksOf(events, at('Sat 11:00')).firstResponse.dueAt)).toBe('Mon 12:00 +1');
  });

  it('V4: P2 created Mon 15:00, to be resolved Tue 14:00', () => {
    const events = ticket('Mon 15:00', 'P2').events;
    expect(inWords(clocksOf(events, at('Mon 15:00')).resolution.dueAt)).toBe('Tue 14:00');
  });

  it('V5: P4 created Mon 09:00, hold 11:00 to 13:00, raised to P2 Tue 10:00: due Tue 10:00, breached at that instant unless resolved', () => {
    const held = ticket('Mon 09:00', 'P4').hold('Mon 11:00', 'Mon 13:00');
    expect(clocksOf(held.events, at('Tue 10:00')).resolution.breached).toBe(false);
    const raised = held.priority('Tue 10:00', 'P2');
    const { resolution } = clocksOf(raised.events, at('Tue 10:00'));
    expect(inWords(resolution.dueAt)).toBe('Tue 10:00');
    expect(resolution).toMatchObject({ breached: true, late: true, remaining: 0 });
    const resolved = raised.add('Tue 10:00', { kind: 'resolved' });
    expect(clocksOf(resolved.events, at('Tue 10:00')).resolution).toMatchObject({
      breached: false,
      late: false,
    });
  });

  it('V6: P3 created Thu 09:00, to be resolved Mon 15:00; hold Thu 16:00 to Fri 10:00 (3 business h), Tue 09:00', () => {
    const plain = ticket('Thu 09:00', 'P3');
    expect(inWords(clocksOf(plain.events, at('Thu 09:00')).resolution.dueAt)).toBe('Mon 15:00 +1');
    const held = plain.hold('Thu 16:00', 'Fri 10:00');
    expect(inWords(clocksOf(held.events, at('Fri 10:00')).resolution.dueAt)).toBe('Tue 09:00 +1');
  });

  it('V7: P2 replied Mon 15:30, update due Tue 08:30', () => {
    const { events } = ticket('Mon 15:15', 'P2').add('Mon 15:30', { kind: 'replied' });
    expect(inWords(clocksOf(events, at('Mon 16:00')).update.dueAt)).toBe('Tue 08:30');
  });

  it('V8: P3 replied Tue 10:00, hold Tue 14:00 to Wed 11:00, update due Wed 16:00', () => {
    const { events } = ticket('Tue 09:30', 'P3')
      .add('Tue 10:00', { kind: 'replied' })
      .hold('Tue 14:00', 'Wed 11:00');
    expect(inWords(clocksOf(events, at('Wed 11:00')).update.dueAt)).toBe('Wed 16:00');
  });

  it('V9: P3 replied Tue 10:00, the person writes Tue 13:00, update due Tue 17:00', () => {
    const { events } = ticket('Tue 09:30', 'P3')
      .add('Tue 10:00', { kind: 'replied' })
      .add('Tue 13:00', { kind: 'person-wrote' });
    expect(inWords(clocksOf(events, at('Tue 13:00')).update.dueAt)).toBe('Tue 17:00');
  });
});

import { describe, expect, it } from 'vitest';
import { ticketTimes } from '../../../../src/core/ticketing/assessment/ticket-times.ts';
import { ticket } from '../clocks/events.ts';
import { at, inWords } from '../desk-time.ts';

describe('the times of a ticket in its debrief', () => {
  it('hold the update that was due after the first reply, and when it came', () => {
    const { events } = ticket('Mon 15:00', 'P2').add('Mon 15:30', { kind: 'replied' }).add('Tue 10:00', {
      kind: 'replied',
    });
    const { missedUpdates, firstResponse } = ticketTimes(events, at('Tue 10:30'));
    expect(missedUpdates.map(({ dueAt, until }) => [inWords(dueAt), inWords(until)])).toEqual([
      ['Tue 08:30', 'Tue 10:00'],
    ]);
    expect(firstResponse).toMatchObject({ stoppedAt: at('Mon 15:30'), late: false, lateBy: 0 });
  });

  it('hold an update that never came until the end of the shift', () => {
    const { events } = ticket('Mon 15:00', 'P2').add('Mon 15:30', { kind: 'replied' });
    const [missed] = ticketTimes(events, at('Tue 12:00')).missedUpdates;
    expect([inWords(missed?.dueAt ?? null), inWords(missed?.until ?? null)]).toEqual([
      'Tue 08:30',
      'Tue 12:00',
    ]);
  });

  it('tell a hold that asked for something from one that only stopped the clock', () => {
    const asked = ticket('Mon 09:00', 'P3').hold('Mon 10:00', 'Mon 12:00').events;
    const [created, priority, begun, ended] = asked;
    if (
      created === undefined ||
      priority === undefined ||
      begun?.kind !== 'hold-began' ||
      ended === undefined
    )
      throw new Error('The ticket has no hold.');
    const parked = [created, priority, { ...begun, asked: false }, ended];
    expect(ticketTimes(asked, at('Mon 13:00')).holds).toMatchObject([
      { from: at('Mon 10:00'), until: at('Mon 12:00'), isParked: false },
    ]);
    expect(ticketTimes(parked, at('Mon 13:00')).holds).toMatchObject([{ isParked: true }]);
  });

  it('count how late the first answer came, in business hours alone', () => {
    const { events } = ticket('Mon 16:45', 'P2').add('Tue 08:30', { kind: 'replied' });
    expect(ticketTimes(events, at('Tue 09:00')).firstResponse).toMatchObject({ late: true, lateBy: 15 * 60 });
  });

  it('end with the resolution, and tell when it was reopened', () => {
    const { events } = ticket('Mon 09:00', 'P3')
      .add('Mon 10:00', { kind: 'resolved' })
      .add('Mon 11:00', { kind: 'reopened' })
      .add('Mon 12:00', { kind: 'resolved' });
    const { leftAt, reopenedAt } = ticketTimes(events, at('Mon 15:00'));
    expect(inWords(leftAt)).toBe('Mon 12:00');
    expect(reopenedAt.map(inWords)).toEqual(['Mon 11:00']);
  });
});

import { describe, expect, it } from 'vitest';
import { type Badge, clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { inSeconds, randomTicket } from './random-events.ts';
import { countSlowly } from './slow-count.ts';

const minutes = (seconds: number | null): number | null => (seconds === null ? null : seconds / 60);

function inMinutes(badge: Badge) {
  return {
    elapsed: badge.elapsed / 60,
    goal: minutes(badge.goal),
    dueAt: minutes(badge.dueAt),
    paused: badge.paused,
    stopped: badge.stoppedAt !== null,
    breached: badge.breached,
    late: badge.late,
  };
}

describe('the clocks beside a count minute by minute', () => {
  it('agree over random events, legal and not', () => {
    fc.assert(
      fc.property(randomTicket, ({ events, now }) => {
        const clocks = clocksOf(inSeconds(events), now * 60);
        expect({
          firstResponse: inMinutes(clocks.firstResponse),
          resolution: inMinutes(clocks.resolution),
          update: { ...inMinutes(clocks.update), missed: clocks.update.missedUpdates },
          followUp: { ...inMinutes(clocks.followUp), missed: clocks.followUp.missedUpdates },
          parked: clocks.parkedHolds.length,
        }).toEqual(countSlowly(events, now));
      }),
      { numRuns: 500 },
    );
  });
});

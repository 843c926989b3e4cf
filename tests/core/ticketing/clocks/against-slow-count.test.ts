import { describe, expect, it } from 'vitest';
import { type Badge, clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { inSeconds, randomTicket, ticketToTheSecond } from './random-events.ts';
import { countSlowly } from './slow-count.ts';
import type { SlowEvent } from './slow-parts.ts';

/** Compares all badges of a ticket with the slow count, whose steps are so many seconds long. */
function compare(events: readonly SlowEvent[], now: number, secondsPerStep: 1 | 60): void {
  const steps = (seconds: number | null) => (seconds === null ? null : seconds / secondsPerStep);
  const inSteps = (badge: Badge) => ({
    elapsed: steps(badge.elapsed),
    goal: steps(badge.goal),
    remaining: steps(badge.remaining),
    dueAt: steps(badge.dueAt),
    paused: badge.paused,
    stopped: badge.stoppedAt !== null,
    warning: badge.warning,
    breached: badge.breached,
    late: badge.late,
    within: badge.withinHours,
  });
  const clocks = clocksOf(inSeconds(events, secondsPerStep), now * secondsPerStep);
  expect({
    firstResponse: inSteps(clocks.firstResponse),
    resolution: inSteps(clocks.resolution),
    update: { ...inSteps(clocks.update), missed: clocks.update.missedUpdates },
    followUp: { ...inSteps(clocks.followUp), missed: clocks.followUp.missedUpdates },
    parked: clocks.parkedHolds.length,
  }).toEqual(countSlowly(events, now, 60 / secondsPerStep));
}

describe('the clocks beside a slow count', () => {
  it('agree with a count minute by minute over random events, legal and not', () => {
    fc.assert(
      fc.property(randomTicket, ({ events, now }) => compare(events, now, 60)),
      { numRuns: 500 },
    );
  });

  it('agree with a count second by second where business hours begin and end', () => {
    fc.assert(
      fc.property(ticketToTheSecond, ({ events, now }) => compare(events, now, 1)),
      { numRuns: 100 },
    );
  });
});

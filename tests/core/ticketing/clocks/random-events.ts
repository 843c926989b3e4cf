import type { ClockEvent } from '../../../../src/core/ticketing/clocks/events.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import type { SlowEvent } from './slow-parts.ts';

/** What happens to tickets, the usual more often than the rest, legal and not. */
const body = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom({ kind: 'replied' as const }) },
  { weight: 3, arbitrary: fc.constantFrom({ kind: 'person-wrote' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('prioritized' as const),
      priority: fc.constantFrom('P1' as const, 'P2' as const, 'P3' as const, 'P4' as const, 'P5' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('hold-began' as const),
      reason: fc.constantFrom(
        'caller' as const,
        'vendor' as const,
        'parts' as const,
        'change' as const,
        'problem' as const,
      ),
      asked: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      { kind: 'hold-ended' as const },
      { kind: 'followed-up' as const },
      { kind: 'resolved' as const },
      { kind: 'reopened' as const },
      { kind: 'call-answered' as const },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { kind: 'closed' as const },
      { kind: 'canceled' as const },
      { kind: 'auto-acknowledged' as const },
      { kind: 'noted' as const },
      { kind: 'assigned' as const },
      { kind: 'reminded' as const },
    ),
  },
);

/** Minutes between two events: none, some, exactly a target, or more than a week-end. */
const gap = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 240 }) },
  { weight: 3, arbitrary: fc.constantFrom(15, 30, 120, 240, 480, 540, 900, 1440) },
  { weight: 2, arbitrary: fc.integer({ min: 240, max: 5000 }) },
);

/** A minute of the week: anywhere, or where business hours begin and end. */
const creation = fc.oneof(
  fc.integer({ min: 0, max: 7 * 1440 - 1 }),
  fc
    .record({ day: fc.nat(6), minute: fc.constantFrom(479, 480, 481, 1019, 1020, 1021) })
    .map(({ day, minute }) => day * 1440 + minute),
);

function randomTicketOf(creation: fc.Arbitrary<number>, gap: fc.Arbitrary<number>, maxLength: number) {
  const steps = fc.array(fc.record({ gap, body }), { maxLength });
  return fc.record({ creation, steps, rest: gap }).map(({ creation, steps, rest }) => {
    const events: SlowEvent[] = [{ kind: 'created', step: creation }];
    let at = creation;
    for (const step of steps) {
      at += step.gap;
      events.push({ ...step.body, step: at });
    }
    return { events, now: at + rest };
  });
}

/** The events of a ticket with the minute `now`, at which all of them have happened. */
export const randomTicket = randomTicketOf(creation, gap, 14);

/** The same in seconds, around 08:00 and 17:00. */
export const ticketToTheSecond = randomTicketOf(
  fc
    .record({ day: fc.nat(6), hour: fc.constantFrom(8, 17), second: fc.integer({ min: -90, max: 90 }) })
    .map(({ day, hour, second }) => (day * 24 + hour) * 3600 + second),
  fc.oneof(fc.nat(100), fc.constantFrom(899, 900, 901, 1799, 1800, 1801, 7200, 14_400)),
  8,
);

/** The same events for the product's clocks, which count in seconds. */
export function inSeconds(events: readonly SlowEvent[], secondsPerStep = 60): ClockEvent[] {
  return events.map(({ step, ...body }) => ({ ...body, at: step * secondsPerStep }) as ClockEvent);
}

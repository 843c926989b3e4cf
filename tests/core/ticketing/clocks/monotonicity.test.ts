import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/core/ticketing/clocks/clocks.ts';
import type { ClockEvent } from '../../../../src/core/ticketing/clocks/events.ts';
import { PRIORITIES } from '../../../../src/core/ticketing/priority/matrix.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { inSeconds, randomTicket } from './random-events.ts';

const NAMES = ['firstResponse', 'resolution', 'update', 'followUp'] as const;

describe('clocks only go forward', () => {
  it('no clock runs back while nothing happens, and what is breached stays breached', () => {
    fc.assert(
      fc.property(randomTicket, fc.nat(400_000), (ticket, wait) => {
        const events = inSeconds(ticket.events);
        const before = clocksOf(events, ticket.now * 60);
        const after = clocksOf(events, ticket.now * 60 + wait);
        for (const name of NAMES) {
          expect(after[name].elapsed).toBeGreaterThanOrEqual(name === 'update' ? 0 : before[name].elapsed);
          if (before[name].breached) expect(after[name].breached).toBe(true);
          if (before[name].dueAt !== null && name !== 'update')
            expect(after[name].dueAt).toBe(before[name].dueAt);
        }
        expect(after.update.missedUpdates).toBeGreaterThanOrEqual(before.update.missedUpdates);
        expect(after.parkedHolds).toEqual(before.parkedHolds);
      }),
    );
  });

  it('whatever happens later, a breach on the record and missed updates stay', () => {
    fc.assert(
      fc.property(randomTicket, fc.nat(), (ticket, cut) => {
        const events = inSeconds(ticket.events);
        const last = events[cut % events.length];
        const now = ticket.now * 60;
        const earlier = clocksOf(events, (last?.at ?? now) - 1);
        const later = clocksOf(events, now);
        for (const name of ['firstResponse', 'resolution'] as const)
          if (earlier[name].breached) expect(later[name].breached).toBe(true);
        for (const name of ['update', 'followUp'] as const)
          expect(later[name].missedUpdates).toBeGreaterThanOrEqual(earlier[name].missedUpdates);
      }),
    );
  });

  it('a more urgent priority is never due later', () => {
    fc.assert(
      fc.property(randomTicket, (ticket) => {
        const kept = inSeconds(ticket.events).filter(
          ({ kind }) => !['prioritized', 'resolved', 'closed', 'canceled'].includes(kind),
        );
        const [created, ...rest] = kept;
        if (created === undefined) return;
        const now = ticket.now * 60;
        const due = PRIORITIES.map((priority) => {
          const events: ClockEvent[] = [created, { kind: 'prioritized', priority, at: created.at }, ...rest];
          const clocks = clocksOf(events, now);
          return [clocks.firstResponse.dueAt, clocks.resolution.dueAt];
        });
        for (const [index, [response, resolution]] of due.entries()) {
          const [nextResponse, nextResolution] = due[index + 1] ?? [null, null];
          if (response != null && nextResponse != null) expect(nextResponse).toBeGreaterThanOrEqual(response);
          if (resolution != null && nextResolution != null)
            expect(nextResolution).toBeGreaterThanOrEqual(resolution);
        }
      }),
    );
  });

  it('a hold never makes a resolution due sooner', () => {
    fc.assert(
      fc.property(fc.nat(600_000), fc.nat(200_000), fc.nat(400_000), (created, begins, lasts) => {
        const events: ClockEvent[] = [
          { kind: 'created', at: created },
          { kind: 'prioritized', priority: 'P3', at: created },
        ];
        const now = created + begins + lasts;
        const held: ClockEvent[] = [
          ...events,
          { kind: 'hold-began', reason: 'parts', asked: true, at: created + begins },
          { kind: 'hold-ended', at: now },
        ];
        expect(clocksOf(held, now).resolution.dueAt).toBeGreaterThanOrEqual(
          clocksOf(events, now).resolution.dueAt ?? Number.POSITIVE_INFINITY,
        );
      }),
    );
  });

  it('the earliest clock runs, and none that runs is due sooner', () => {
    fc.assert(
      fc.property(randomTicket, (ticket) => {
        const clocks = clocksOf(inSeconds(ticket.events), ticket.now * 60);
        const due = NAMES.flatMap((name) => {
          const { dueAt, paused, stoppedAt } = clocks[name];
          return dueAt === null || paused || stoppedAt !== null ? [] : [{ clock: name, dueAt }];
        });
        if (clocks.earliest === null) expect(due).toEqual([]);
        else {
          expect(due).toContainEqual(clocks.earliest);
          expect(clocks.earliest.dueAt).toBe(Math.min(...due.map(({ dueAt }) => dueAt)));
        }
      }),
    );
  });
});

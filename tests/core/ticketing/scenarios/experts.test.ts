import { describe, expect, it } from 'vitest';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';

const { judge } = ticketing(ticketRegistry(TICKET_CASES));
const SEEDS = [1, 2, 3, 4];

describe('experts at the desk', () => {
  it.each(TICKET_CASES.map(({ id }) => id))('%s: the expert passes with 90 or more', (id) => {
    for (const seed of SEEDS) {
      const start = judge.deal(id, seed, 'practice');
      if (start === null) throw new Error(`${id} is not dealt.`);
      const report = judge.report(start, judge.expert(start));
      const [ticket] = report.tickets;
      expect(ticket?.faults).toEqual([]);
      expect(report.score).toBeGreaterThanOrEqual(90);
    }
  });
});

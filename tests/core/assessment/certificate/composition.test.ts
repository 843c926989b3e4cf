import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeExam } from '../../../../src/core/assessment/certificate/composition.ts';
import { drawStories } from '../../../../src/core/assessment/forms/draw.ts';
import { hardware } from '../../../../src/core/hardware/judge.ts';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import { TICKET_CASES, TWIN_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const POOL = {
  hardware: hardware(LAB_CASES).judge.reserved,
  'service-desk': ticketing(ticketRegistry([...TICKET_CASES, ...TWIN_CASES])).judge.reserved,
};

describe('what an exam is made of', () => {
  it('14 jobs: two without power, three without a self-test, three of storage, three of heat, two without picture, one of the network', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const groups = composeExam('hardware', 'whole', seedRng(seed)).value.map(({ group }) => group);
        expect(groups.toSorted()).toEqual('F1 F1 F2 F2 F2 F3 F3 F3 F4 F4 F4 F5 F5 F6'.split(' '));
      }),
      { numRuns: 30 },
    );
  });

  it('five shifts of four tickets with three genuine callers and three impostors, one or two a shift', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const shifts = composeExam('service-desk', 'whole', seedRng(seed)).value.map(
          ({ request }) => request,
        );
        const callers = shifts.map((shift) => shift.callers ?? { genuine: 0, impostor: 0 });
        expect(shifts.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
        expect(callers.reduce((sum, { genuine }) => sum + genuine, 0)).toBe(3);
        expect(callers.reduce((sum, { impostor }) => sum + impostor, 0)).toBe(3);
        expect(callers.map(({ genuine, impostor }) => genuine + impostor).toSorted()).toEqual([
          1, 1, 1, 1, 2,
        ]);
      }),
      { numRuns: 30 },
    );
  });

  it('of a renewal: one job each of four families, and one shift with a caller of each kind', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const groups = composeExam('hardware', 'renewal', seedRng(seed)).value.map(({ group }) => group);
        expect(new Set(groups).size).toBe(4);
        expect(groups).toHaveLength(4);
        expect(composeExam('service-desk', 'renewal', seedRng(seed)).value).toEqual([
          { group: null, request: { count: 4, callers: { genuine: 1, impostor: 1 } } },
        ]);
      }),
      { numRuns: 30 },
    );
  });

  it('in an order of its own each time', () => {
    const orders = Array.from({ length: 8 }, (_, seed) =>
      composeExam('hardware', 'whole', seedRng(seed))
        .value.map(({ group }) => group)
        .join(' '),
    );
    expect(new Set(orders).size).toBeGreaterThan(6);
  });

  it.each(['hardware', 'service-desk'] as const)(
    'of reserved stories: the pool has enough for %s',
    (track) => {
      let used: readonly string[] = [];
      let rng = seedRng(7);
      for (const { request } of composeExam(track, 'whole', rng).value) {
        const drawn = drawStories(request, POOL[track], used, rng);
        rng = drawn.rng;
        expect(drawn.value, `a draw of ${JSON.stringify(request)}`).not.toBeNull();
        used = [...used, ...(drawn.value ?? []).map(({ story }) => story)];
      }
      if (track === 'hardware') expect(new Set(used).size).toBe(14);
      else expect(used).toHaveLength(20);
    },
  );
});

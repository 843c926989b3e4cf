import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { reportSteps } from '../../../../src/core/ticketing/assessment/shift-report.ts';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { TicketCase } from '../../../../src/core/ticketing/scenarios/desk-case.ts';
import { TICKET_CASES, TWIN_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { DESK_STORIES } from '../../../../src/core/ticketing/scenarios/public/catalogue.ts';
import { scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { shiftOfId } from '../../../../src/core/ticketing/scenarios/shift-id.ts';
import { priorOf, ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { accepted, byHeart, closer, type Player, random, refuser, shotgun } from '../bots/players.ts';

const REGISTRY = ticketRegistry([...TICKET_CASES, ...TWIN_CASES]);
const { judge } = ticketing(REGISTRY);
/** A run of these stories, whoever is behind them. */
const asked = (...stories: readonly string[]) => stories.map((story) => ({ story, caller: null }));
const SEEDS = [1, 2, 3];

function storyOf(caseId: string): string {
  return REGISTRY.find(caseId)?.story.id ?? '';
}

/** The tickets of a shift that was chosen. */
const ticketsOf = (caseId: string): readonly string[] => (shiftOfId(caseId)?.cases ?? []).map(storyOf);

describe('the reserved pool of the desk', () => {
  it('has at least twenty twins', () => {
    expect(judge.reserved.length).toBeGreaterThanOrEqual(20);
    expect(new Set(judge.reserved.map(({ twinOf }) => twinOf)).size).toBe(judge.reserved.length);
  });

  it('is never dealt by practice, alone or in a shift, or by a plain test', () => {
    const reserved = new Set(judge.reserved.map(({ id }) => id));
    for (const { id } of judge.reserved) expect(judge.practise(id, seedRng(1), false, 1)).toBeNull();
    for (const seed of SEEDS) {
      const shifts = [
        judge.choose({}, [], seedRng(seed), 600, seed)?.caseId,
        judge.practise('shift', seedRng(seed), false, seed),
      ];
      for (const shift of shifts)
        expect(ticketsOf(shift ?? '').filter((story) => reserved.has(story))).toEqual([]);
    }
  });

  it('is dealt to a form that names its stories: a shift with a ticket of each that an expert solves', () => {
    const [one, two] = judge.reserved.map(({ id }) => id);
    if (one === undefined || two === undefined) throw new Error('The pool has less than two twins.');
    const chosen = judge.chooseReserved(asked(two, one), seedRng(4), 4);
    expect(ticketsOf(chosen?.caseId ?? '')).toEqual([two, one]);
    const start = judge.deal(chosen?.caseId ?? '', 4, 'testing');
    if (start === null) throw new Error('The shift is not dealt.');
    expect(judge.report(start, judge.expert(start)).passed).toBe(true);
    // Whoever has seen one ticket has the words of one, and a review has those of both.
    expect(judge.reservedIn(start, false).length).toBeLessThan(2);
    expect(judge.reservedIn(start, true).toSorted()).toEqual([one, two].toSorted());
    expect(judge.chooseReserved(asked('TK-01'), seedRng(4), 4)).toBeNull();
    expect(judge.chooseReserved(asked(one, 'TK-01'), seedRng(4), 4)).toBeNull();
    expect(judge.chooseReserved([], seedRng(4), 4)).toBeNull();
  });

  it('has at least five stories behind which there may be an impostor, and deals a form who it asks for', () => {
    const checks = judge.reserved.filter(({ callers }) => callers.length > 0);
    expect(checks.length).toBeGreaterThanOrEqual(5);
    for (const { id, callers } of checks) {
      expect(callers.toSorted()).toEqual(['genuine', 'impostor']);
      for (const caller of callers)
        for (const seed of SEEDS) {
          const chosen = judge.chooseReserved([{ story: id, caller }], seedRng(seed), seed);
          const [dealt] = shiftOfId(chosen?.caseId ?? '')?.cases ?? [];
          expect([id, caller, dealt === `${id}-impostor`]).toEqual([id, caller, caller === 'impostor']);
        }
    }
    const [other] = judge.reserved.filter(({ callers }) => callers.length === 0);
    const chosen = judge.chooseReserved([{ story: other?.id ?? '', caller: 'impostor' }], seedRng(1), 1);
    expect(chosen).toBeNull();
  });

  it('loses a twin to practice and plain tests when its flag is struck', () => {
    const open = TWIN_CASES.filter(({ story }) => story.id === 'TK-61').map((one): TicketCase => {
      const { pool: _struck, ...story } = one.story;
      return { ...one, story };
    });
    const { judge: later } = ticketing(ticketRegistry(open));
    expect(later.reserved).toEqual([]);
    expect(later.practise('TK-61', seedRng(1), false, 1)).toMatch(/^TK-61-/);
    expect(ticketsOf(later.choose({}, [], seedRng(1), 600, 1)?.caseId ?? '')).toEqual(['TK-61']);
    expect(later.chooseReserved(asked('TK-61'), seedRng(1), 1)).toBeNull();
  });

  it('cannot be dealt, judged or solved with the files of the browser alone, which hold no case', () => {
    const PUBLIC = ticketing(ticketRegistry([])).judge;
    for (const { id } of REGISTRY.reserved) {
      expect(PUBLIC.deal(id, 1, 'testing')).toBeNull();
      const whole = judge.deal(id, 1, 'testing');
      if (whole === null) throw new Error(`${id} is not dealt.`);
      expect(() => PUBLIC.report(whole, [])).toThrow();
      expect(() => judge.expert(judge.withoutSecrets(whole))).toThrow();
    }
  });

  it('has no line in the catalogue as long as it is reserved, and must have one afterwards', () => {
    for (const { story } of TWIN_CASES)
      expect([story.id, story.id in DESK_STORIES]).toEqual([story.id, story.pool === undefined]);
  });
});

interface Dealt {
  readonly ticketCase: TicketCase;
  readonly prior: number;
  report(player: Player): { readonly score: number; readonly passed: boolean };
}

const BOT_SEEDS = [11, 12];

/** The variants of a twin, dealt with few seeds. */
function variants(story: string): readonly Dealt[] {
  return TWIN_CASES.filter((one) => one.story.id === story).flatMap((ticketCase) =>
    BOT_SEEDS.map((seed) => {
      const start = judge.deal(ticketCase.id, seed, 'testing');
      const played = start === null ? undefined : scenesOf(REGISTRY, start)[0];
      if (start === null || played === undefined) throw new Error(`${ticketCase.id} is not dealt.`);
      return {
        ticketCase,
        prior: priorOf(ticketCase) / BOT_SEEDS.length,
        report: (player) =>
          reportSteps([played], start, accepted(start, player(played, start), played.scene.number)),
      };
    }),
  );
}

describe.each(judge.reserved.map(({ id, twinOf }) => [id, twinOf] as const))('the twin %s', (id, twinOf) => {
  const own = TWIN_CASES.filter(({ story }) => story.id === id);

  it('has the suspects, tests and odds of its family', () => {
    const family = TICKET_CASES.filter(({ story }) => story.id === twinOf && story.complaint === undefined);
    expect(own.map(({ truth }) => truth)).toEqual(family.map(({ truth }) => truth));
    expect(own.map(priorOf)).toEqual(family.map(priorOf));
    expect(own[0]?.story.tests).toEqual(family[0]?.story.tests);
  });

  it.each(own.map((one) => one.id))('%s: its expert passes with 90 or more', (caseId) => {
    for (const seed of SEEDS) {
      const start = judge.deal(caseId, seed, 'testing');
      if (start === null) throw new Error(`${caseId} is not dealt.`);
      // Nothing of the family is left in what the learner gets.
      expect(JSON.stringify(judge.withoutSecrets(start))).not.toMatch(new RegExp(`${twinOf}(?!\\d)`, 'i'));
      const report = judge.report(start, judge.expert(start));
      expect(report.tickets[0]?.faults).toEqual([]);
      expect(report.score).toBeGreaterThanOrEqual(90);
    }
  });

  it('is not passed by who does not diagnose', () => {
    const dealt = variants(id);
    const greatest = (player: Player): number => Math.max(...dealt.map(({ report }) => report(player).score));
    expect(greatest(shotgun)).toBeLessThanOrEqual(55);
    expect(greatest(closer)).toBeLessThanOrEqual(40);
    expect(greatest(refuser)).toBeLessThanOrEqual(60);
    expect(greatest(random(BOT_SEEDS[0] ?? 1))).toBeLessThanOrEqual(30);
    // The likeliest script alone: the family is tried with all of them.
    const [likeliest] = own.toSorted((one, other) => priorOf(other) - priorOf(one));
    if (likeliest === undefined) throw new Error(`${id} has no case.`);
    const passed = dealt
      .filter(({ report }) => report(byHeart(likeliest)).passed)
      .reduce((sum, { prior }) => sum + prior, 0);
    expect(passed).toBeLessThanOrEqual(0.3 + 1e-9);
  });
});

import { describe, expect, it } from 'vitest';
import { reportSteps } from '../../../../src/core/ticketing/assessment/shift-report.ts';
import { ticketing } from '../../../../src/core/ticketing/judge.ts';
import type { TicketCase } from '../../../../src/core/ticketing/scenarios/desk-case.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { priorOf, ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { accepted, byHeart, closer, type Player, random, refuser, resetter, shotgun } from './players.ts';

const REGISTRY = ticketRegistry(TICKET_CASES);
const { judge } = ticketing(REGISTRY);
const STORIES = [...new Set(TICKET_CASES.map(({ story }) => story.id))];
const SEEDS = [11, 12];

interface Dealt {
  readonly ticketCase: TicketCase;
  /** How often its truth is drawn. */
  readonly prior: number;
  report(player: Player): { readonly score: number; readonly passed: boolean };
}

/** Every variant of a story, a few seeds each. */
function variants(story: string): readonly Dealt[] {
  const own = TICKET_CASES.filter((one) => one.story.id === story);
  const all = own.reduce((sum, ticketCase) => sum + priorOf(ticketCase), 0);
  return own.flatMap((ticketCase) =>
    SEEDS.map((seed) => {
      const start = judge.deal(ticketCase.id, seed, 'testing');
      const played = start === null ? undefined : scenesOf(REGISTRY, start)[0];
      if (start === null || played === undefined) throw new Error(`${ticketCase.id} is not dealt.`);
      return {
        ticketCase,
        prior: priorOf(ticketCase) / all / SEEDS.length,
        report: (player) =>
          reportSteps([played], start, accepted(start, player(played, start), played.scene.number)),
      };
    }),
  );
}

describe.each(STORIES)('%s: who does not diagnose', (story) => {
  const dealt = variants(story);
  const greatest = (player: Player): number => Math.max(...dealt.map(({ report }) => report(player).score));

  it('earns 55 at most by trying every fix', () => {
    expect(greatest(shotgun)).toBeLessThanOrEqual(55);
  });

  it('earns 40 at most by replying nicely and closing at once', () => {
    expect(greatest(closer)).toBeLessThanOrEqual(40);
  });

  it('earns 60 at most by trusting nobody', () => {
    expect(greatest(refuser)).toBeLessThanOrEqual(60);
  });

  it('does not pass by resetting the password', () => {
    const resets = dealt.filter(({ ticketCase }) =>
      ticketCase.story.suspects.every(({ acts }) => !acts.includes('reset-password')),
    );
    for (const { report } of resets) expect(report(resetter).passed).toBe(false);
  });

  it('earns 30 at most by clicking about', () => {
    for (const seed of SEEDS) expect(greatest(random(seed))).toBeLessThanOrEqual(30);
  });

  it.each(TICKET_CASES.filter((one) => one.story.id === story).map((one) => [one.id, one] as const))(
    'passes three times in ten at most with the script of %s by heart',
    (_id, ticketCase) => {
      const passed = dealt
        .filter(({ report }) => report(byHeart(ticketCase)).passed)
        .reduce((sum, { prior }) => sum + prior, 0);
      expect(passed).toBeLessThanOrEqual(0.3 + 1e-9);
    },
  );
});

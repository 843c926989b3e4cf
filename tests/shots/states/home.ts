import type { Page } from 'playwright';
import { MS_PER_DAY } from '../../../src/core/kernel/time.ts';
import { hangs, isCutOff } from '../rigs.ts';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';

const PRACTICE = /\/rest\/v1\/practice_runs/;
const GOALS = /\/rest\/v1\/week_goals/;

interface Done {
  readonly simulation: 'hardware' | 'ticketing';
  readonly story: string;
  readonly daysAgo: number;
  readonly score: number;
  readonly objectives: readonly string[];
}

const RAM = { simulation: 'hardware', story: 'added-memory', objectives: ['C1 3.3', 'C1 5.1'] } as const;
const DRIVES = { simulation: 'hardware', story: 'only-copy', objectives: ['C1 5.2', 'C1 3.4'] } as const;
const SIGN_IN = { simulation: 'ticketing', story: 'TK-03', objectives: ['C2 2.1', 'C2 4.7'] } as const;

const MONTH: readonly Done[] = [
  { ...RAM, daysAgo: 24, score: 82 },
  { ...RAM, daysAgo: 17, score: 64 },
  { ...DRIVES, daysAgo: 15, score: 84 },
  { ...SIGN_IN, daysAgo: 9, score: 91 },
  { ...RAM, daysAgo: 8, score: 86 },
  { ...DRIVES, daysAgo: 2, score: 88 },
  { ...RAM, daysAgo: 1, score: 84 },
  { ...SIGN_IN, daysAgo: 0, score: 66 },
];

/** Somebody who did these in practice. */
const did =
  (runs: readonly Done[]) =>
  (page: Page): Promise<unknown> =>
    page.route(PRACTICE, (route) => {
      const asked = new URL(route.request().url()).searchParams.get('simulation');
      const rows = runs
        .filter(({ simulation }) => asked === `eq.${simulation}`)
        .map(({ simulation, story, daysAgo, score, objectives }) => {
          const at = new Date(Date.now() - daysAgo * MS_PER_DAY).toISOString();
          return {
            id: `00000000-0000-4000-8000-0000000000${10 + daysAgo}`,
            simulation,
            status: 'finished',
            story,
            rules_version: 'earlier',
            dealt_at: at,
            finished_at: at,
            scenario_id: story,
            seed: daysAgo,
            score,
            passed: score >= 70,
            parts: {},
            objectives: objectives.map((objective) => ({ objective, score })),
          };
        });
      return route.fulfill({ json: rows.toReversed() });
    });

/** A month of somebody who practises in both simulations. */
export const didForAMonth = did(MONTH);

const GOLDEN = { path: '/admin', as: 'golden' } as const;

/** The learner's home. That of somebody without a run is each plan's own picture of the dashboard. */
export const HOME_STATES: readonly ScreenState[] = [
  { ...GOLDEN, name: 'home', rig: didForAMonth, shows: 'Last runs' },
  {
    ...GOLDEN,
    name: 'home-easier',
    rig: did([
      { ...SIGN_IN, story: 'TK-08', daysAgo: 1, score: 31 },
      { ...SIGN_IN, story: 'TK-01', daysAgo: 0, score: 44 },
    ]),
    shows: 'Watch an expert first',
  },
  {
    ...GOLDEN,
    name: 'home-goal',
    rig: didForAMonth,
    act: press('Change goal'),
    shows: 'Your goal for a week',
    isOverlay: true,
  },
  { ...GOLDEN, name: 'home-loading', rig: hangs(PRACTICE), shows: 'Your plan', isOverlay: true },
  { ...GOLDEN, name: 'home-failed', rig: isCutOff(PRACTICE), shows: 'Your runs could not be loaded.' },
  {
    ...GOLDEN,
    name: 'home-goal-failed',
    rig: async (page) => {
      await didForAMonth(page);
      await isCutOff(GOALS)(page);
    },
    shows: 'Your goal could not be loaded.',
  },
];

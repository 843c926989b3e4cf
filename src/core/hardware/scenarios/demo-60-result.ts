import type { Insight } from '../../assessment/debrief.ts';
import type { LabReport } from '../assessment/report.ts';
import type { DemoTries } from './demo-60-script.ts';
import type { DemoStep } from './demo-60-steps.ts';

/** Points deducted for a wrong answer, and for a step that was done for the learner. */
const WRONG_COST = 5;
const SHOWN_COST = 10;

/** `left`: the learner left before the minute was over. */
export const DEMO_OUTCOMES = ['solved', 'time-up', 'left'] as const;
export type DemoOutcome = (typeof DEMO_OUTCOMES)[number];

/** `shown`: it was done for the learner. */
export const DEMO_ACHIEVEMENT_STATES = ['done', 'shown', 'open'] as const;
type DemoAchievementState = (typeof DEMO_ACHIEVEMENT_STATES)[number];

/** Ids of the scenario's achievements, in its order. */
export const DEMO_ACHIEVEMENTS = [
  'read-evidence',
  'found-module',
  'two-clicks',
  'strap-off-first',
  'first-picture',
] as const;
type DemoAchievement = (typeof DEMO_ACHIEVEMENTS)[number];

/** The steps that lead to an achievement. */
const STEPS_OF: Readonly<Record<DemoAchievement, readonly DemoStep[]>> = {
  'read-evidence': ['look'],
  'found-module': ['find'],
  'two-clicks': ['open-latches', 'lift', 'reseat'],
  'strap-off-first': ['connect'],
  'first-picture': ['power', 'wait'],
};

/** A number of deductions and their points in total. */
interface DemoCost {
  readonly count: number;
  readonly points: number;
}

/** The result of a demo, small enough to store. */
export interface DemoResult {
  readonly outcome: DemoOutcome;
  /** 0 to 100. */
  readonly score: number;
  /** Active time used, in whole seconds. */
  readonly seconds: number;
  readonly memoryMiB: number;
  readonly deeds: Readonly<Record<DemoAchievement, DemoAchievementState>>;
  /** The next step when the demo ended; null when it was solved. */
  readonly missing: DemoStep | null;
  readonly wrong: DemoCost;
  readonly shown: DemoCost;
  /** Probability of the true cause before and after reading the LEDs, 0 to 1; null without an insight. */
  readonly look: { readonly taken: boolean; readonly before: number; readonly after: number } | null;
}

export interface DemoEnd {
  readonly outcome: DemoOutcome;
  readonly report: LabReport;
  readonly tries: DemoTries;
  readonly missing: DemoStep | null;
  /** Active milliseconds. */
  readonly activeMs: number;
}

/** The result of a demo. An achievement counts as done only if the report says so. */
export function demoResult({ outcome, report, tries, missing, activeMs }: DemoEnd): DemoResult {
  const earned = new Set(report.achievements.flatMap(({ id, earned }) => (earned ? [id] : [])));
  const stateOf = (achievement: DemoAchievement): DemoAchievementState => {
    if (!earned.has(achievement)) return 'open';
    return STEPS_OF[achievement].some((step) => tries.shown.includes(step)) ? 'shown' : 'done';
  };
  const wrong = costOf(tries.wrong.length, WRONG_COST);
  const shown = costOf(tries.shown.length, SHOWN_COST);
  return {
    outcome,
    score: Math.max(0, report.score - wrong.points - shown.points),
    seconds: Math.round(activeMs / 1000),
    memoryMiB: report.memoryMiB,
    deeds: {
      'read-evidence': stateOf('read-evidence'),
      'found-module': stateOf('found-module'),
      'two-clicks': stateOf('two-clicks'),
      'strap-off-first': stateOf('strap-off-first'),
      'first-picture': stateOf('first-picture'),
    },
    missing,
    wrong,
    shown,
    look: lookOf(report.insight),
  };
}

function costOf(count: number, each: number): DemoCost {
  return { count, points: count * each };
}

function lookOf(insight: Insight | null): DemoResult['look'] {
  if (insight === null) return null;
  const { taken, truth, before, after } = insight;
  return { taken, before: before[truth] ?? 0, after: after[truth] ?? 0 };
}

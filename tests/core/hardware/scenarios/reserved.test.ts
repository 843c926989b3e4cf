import { describe, expect, it } from 'vitest';
import { hardware } from '../../../../src/core/hardware/judge.ts';
import { caseRegistry } from '../../../../src/core/hardware/scenarios/case-registry.ts';
import { caseOf } from '../../../../src/core/hardware/scenarios/judged/case-of.ts';
import { LAB_CASES, STORIES, TWINS } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { OPEN_CASES } from '../../../../src/core/hardware/scenarios/open-cases.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';
import { HARDWARE } from '../../../support/lab-rules.ts';
import { SLIPS } from '../bots/scripts.ts';
import { printed, scoreTable } from '../bots/table.ts';
import { tableFaults } from './prove-tables.ts';

const { judge } = HARDWARE;
const RESERVED = TWINS.filter(({ story }) => story.pool === 'reserved');
/** A run of these stories, whoever is behind them. */
const asked = (...stories: readonly string[]) => stories.map((story) => ({ story, caller: null }));
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The registry as it is once a twin is retired: its flag is struck, and nothing else is done. */
function retired(id: string): readonly Scenario[] {
  return TWINS.filter(({ story }) => story.id === id).flatMap(({ story, cases }) => {
    const { pool: _struck, ...open } = story;
    return cases.map((data) => caseOf(open, data));
  });
}

describe('the reserved pool of the lab', () => {
  it('has at least twelve twins, of every family of symptoms', () => {
    expect(judge.reserved.length).toBeGreaterThanOrEqual(12);
    expect(judge.reserved.map(({ id }) => id)).toEqual(RESERVED.map(({ story }) => story.id));
    const families = new Set(judge.reserved.map(({ family }) => family));
    expect([...families].sort()).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6']);
  });

  it('is never dealt by practice or by a plain test', () => {
    for (const { id } of judge.reserved)
      for (const seed of SEEDS) expect(judge.practise(id, seedRng(seed), false, seed)).toBeNull();
    const reserved = new Set(LAB_CASES.reserved.map(({ id }) => id));
    const played = LAB_CASES.all.map(({ id }) => id);
    for (const seed of SEEDS)
      for (const before of [[], played]) {
        const chosen = judge.choose({}, before, seedRng(seed), null, seed);
        expect(reserved.has(chosen?.caseId ?? '')).toBe(false);
      }
  });

  it('is dealt to a form that names one of its stories, and no other story is', () => {
    for (const { id } of judge.reserved) {
      const chosen = judge.chooseReserved(asked(id), seedRng(1), 1);
      const start = judge.deal(chosen?.caseId ?? '', 1, 'testing');
      expect(start?.job.brief.story).toBe(id);
      if (start !== null) expect(judge.reservedIn(start, false)).toEqual([id]);
    }
    expect(judge.chooseReserved(asked(STORIES[0]?.story.id ?? ''), seedRng(1), 1)).toBeNull();
    expect(judge.chooseReserved([], seedRng(1), 1)).toBeNull();
    expect(judge.chooseReserved([{ story: 'lost-years', caller: 'impostor' }], seedRng(1), 1)).toBeNull();
    expect(judge.chooseReserved(asked('lost-years', 'offline-counter'), seedRng(1), 1)).toBeNull();
  });

  it('loses a twin to practice and plain tests when its flag is struck', () => {
    const { judge: later } = hardware(caseRegistry(retired('lost-years')));
    expect(later.reserved).toEqual([]);
    expect(later.practise('lost-years', seedRng(1), false, 1)).toContain('@lost-years');
    expect(later.choose({}, [], seedRng(1), null, 1)?.caseId).toContain('@lost-years');
    expect(later.chooseReserved(asked('lost-years'), seedRng(1), 1)).toBeNull();
  });

  it('has no public half as long as it is reserved, and must have one afterwards', () => {
    const listed = new Set(PRACTICE_STORIES.map(({ id }) => id));
    for (const { story } of TWINS)
      expect([story.id, listed.has(story.id)]).toEqual([story.id, story.pool === undefined]);
  });

  it('cannot be dealt, judged or solved with the files of the browser alone', () => {
    const PUBLIC = hardware(OPEN_CASES).judge;
    expect(PUBLIC.reserved).toEqual([]);
    for (const { id } of LAB_CASES.reserved) {
      expect(PUBLIC.deal(id, 1, 'testing')).toBeNull();
      const whole = judge.deal(id, 1, 'testing');
      if (whole === null) throw new Error(`The case ${id} cannot be dealt.`);
      const view = JSON.stringify(HARDWARE.play.project(whole));
      expect(view).not.toContain(`"${id}"`);
      expect(() => PUBLIC.expert(judge.withoutSecrets(whole))).toThrow();
      expect(() => PUBLIC.report(whole, [])).toThrow();
    }
  });
});

describe.each(RESERVED.map(({ story, cases }) => [story.id, story, cases] as const))(
  'the twin %s',
  (_id, story, cases) => {
    const family = STORIES.find((one) => one.story.id === cases[0]?.lessons?.story)?.story;

    it('suspects the same as its family, on another machine and with other customers, places and oddities', () => {
      if (family === undefined) throw new Error(`${story.id} has no family.`);
      expect(story.suspects.map(({ id }) => id)).toEqual(family.suspects.map(({ id }) => id));
      const machine = ({ model, build, arrival, mains }: typeof story) => ({ model, build, arrival, mains });
      expect(machine(story)).not.toEqual(machine(family));
      expect(story.asset).not.toEqual(family.asset);
      expect(story.suspects).not.toEqual(family.suspects);
      expect(story.customers).not.toEqual(family.customers);
      expect(story.oddities?.length ?? 0).toBeGreaterThan(0);
    });

    it('can be found out whatever is true', () => {
      expect(tableFaults(caseOf(story, cases[0] ?? neverWithout(story.id)))).toEqual([]);
    });
  },
);

function neverWithout(story: string): never {
  throw new Error(`${story} has no case.`);
}

/** Bounds of score.md 6, as for the stories of practice. */
const ROWS = scoreTable(1, RESERVED);
const VARIANTS = ROWS.reduce((sum, { variants }) => sum + variants, 0);

describe(`twins reward who diagnoses, and nobody else\n${printed(ROWS)}\n`, () => {
  it.each(ROWS.map((row) => [row.story, row] as const))('in %s', (_story, row) => {
    expect(row.worstExpert).toBeGreaterThanOrEqual(90);
    expect(row.memorised).toBeLessThanOrEqual(0.3 + 1e-9);
    expect(row.commonest).toBeLessThanOrEqual(0.3 + 1e-9);
    expect(row.habitsMost).toBeLessThanOrEqual(3);
  });

  it('over all of them: without a reading 2 %, reseating everything 1 %, passing on wrongly 5 %', () => {
    const mean = (figureOf: (row: (typeof ROWS)[number]) => number | null): number => {
      const values = ROWS.flatMap((row) => figureOf(row) ?? []);
      return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    };
    expect(mean(({ withoutReading }) => withoutReading)).toBeLessThanOrEqual(0.02);
    expect(mean(({ repairAlone }) => repairAlone)).toBeLessThanOrEqual(0.02);
    expect(mean(({ reseatEverything }) => reseatEverything)).toBeLessThanOrEqual(0.01);
    expect(mean(({ escalatedWrongly }) => escalatedWrongly)).toBeLessThanOrEqual(0.05);
    expect(mean(({ escalatedRightly }) => escalatedRightly ?? 1)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(Object.keys(SLIPS))('and forgive an honest slip in 95 of 100 variants: %s', (slip) => {
    const failed = ROWS.reduce((sum, { failedSlips }) => sum + (failedSlips[slip] ?? 0), 0);
    expect(failed / VARIANTS).toBeLessThanOrEqual(0.05);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from '../../../src/core/contracts/zod.ts';
import type { Simulation } from '../../../src/core/kernel/judge.ts';
import { createLocalReferee, playLocally } from '../../../src/core/kernel/local-referee.ts';
import { RunOverError } from '../../../src/core/kernel/referee.ts';
import { fail, succeed } from '../../../src/core/kernel/result.ts';
import { foldRun, type Run } from '../../../src/core/kernel/run.ts';

interface Counter {
  readonly value: number;
  readonly hidden: string;
}

/** The smallest simulation there is: count up, never past three. */
const COUNTING: Simulation<'plain', 'up', Counter, number, string, 'full', string, unknown> = {
  play: {
    simulation: 'counting',
    command: z.literal('up'),
    reduce: (state) =>
      state.value >= 3
        ? fail('full')
        : succeed({ state: { ...state, value: state.value + 1 }, events: ['counted'] }),
    project: (state) => state.value,
  },
  judge: {
    rules: 'count-1',
    modes: ['plain'],
    wish: z.unknown(),
    deal: (caseId, seed) => (caseId === 'count' ? { value: seed, hidden: 'secret' } : null),
    choose: () => ({ caseId: 'count', subject: null }),
    report: (start, log) => `${start.hidden} ${start.value + log.length}`,
    practise: () => null,
    reserved: [],
    chooseReserved: () => null,
    reservedIn: () => [],
    withoutSecrets: (start) => start,
    hints: () => [],
    claims: () => [],
    lessons: () => ({}),
    expert: () => [],
    summary: () => ({
      score: 0,
      passed: false,
      hasGate: false,
      simSeconds: 0,
      parts: {},
      objectives: [],
      items: [],
    }),
    account: () => ({ cases: [], breaches: [] }),
  },
};

function runAt(seed: number, scenarioId = 'count'): Run<'up'> {
  return { scenarioId, seed, rulesVersion: 'count-1-plain', commands: [] };
}

function refereeAt(seed: number) {
  const referee = createLocalReferee(COUNTING, runAt(seed));
  if (referee === null) throw new Error('the scenario is known');
  return referee;
}

describe('the local referee', () => {
  it('knows only the scenarios of its rules', () => {
    expect(createLocalReferee(COUNTING, runAt(0, 'nobody wrote this'))).toBeNull();
  });

  it('shows the view at the start and after each command, and nothing hidden', async () => {
    const referee = refereeAt(1);
    expect(await referee.open()).toEqual({ seq: 0, view: 1, verdict: { kind: 'begun', log: [] } });
    expect(await referee.send('up')).toEqual({
      seq: 1,
      view: 2,
      verdict: { kind: 'done', events: ['counted'] },
    });
  });

  it('logs what it accepts and nothing that it refuses', async () => {
    const referee = refereeAt(2);
    await referee.send('up');
    expect(await referee.send('up')).toEqual({
      seq: 1,
      view: 3,
      verdict: { kind: 'refused', refusal: 'full' },
    });
    expect(referee.commands()).toEqual(['up']);
  });

  it('takes the last command back, and nothing where none was sent', async () => {
    const referee = refereeAt(1);
    await referee.send('up');
    const begun = { seq: 0, view: 1, verdict: { kind: 'begun', log: [] } };
    expect(await referee.undo(1)).toEqual(begun);
    expect(await referee.undo(1)).toEqual(begun);
    expect(referee.commands()).toEqual([]);
  });

  it('stays open when the report does not come, and ends with it when it does', async () => {
    const reports = [Promise.reject(new Error('no network')), Promise.resolve('judged')];
    const start = { value: 0, hidden: '' };
    const referee = playLocally(COUNTING.play, {
      start,
      commands: [],
      judge: () => reports.shift() ?? 'again',
    });
    await expect(referee?.finish()).rejects.toThrow('no network');
    expect((await referee?.send('up'))?.seq).toBe(1);
    expect(await referee?.finish()).toBe('judged');
    await expect(referee?.send('up')).rejects.toThrow(RunOverError);
  });

  it('answers with the complete log when the run is opened again', async () => {
    const referee = refereeAt(1);
    await referee.send('up');
    expect(await referee.open()).toEqual({
      seq: 1,
      view: 2,
      verdict: { kind: 'begun', log: [{ command: 'up', events: ['counted'] }] },
    });
  });

  it('reveals hidden facts only after the run has ended, and refuses commands from then on', async () => {
    const referee = refereeAt(0);
    expect(await referee.finish()).toBe('secret 0');
    await expect(referee.send('up')).rejects.toThrow(RunOverError);
  });
});

describe('folding a stored run', () => {
  const run: Run<'up'> = { ...runAt(0), commands: ['up', 'up'] };

  it('ends in the state that was live', () => {
    expect(foldRun(COUNTING, run)).toMatchObject(succeed({ state: { value: 2, hidden: 'secret' } }));
  });

  it('refuses a log of other rules, of an unknown scenario, or with a command that was never accepted', () => {
    expect(foldRun(COUNTING, { ...run, rulesVersion: 'count-2-plain' })).toEqual(
      fail({ kind: 'other-rules-version' }),
    );
    expect(foldRun(COUNTING, { ...run, scenarioId: 'x' })).toEqual(fail({ kind: 'unknown-scenario' }));
    expect(foldRun(COUNTING, { ...run, seed: 2 })).toEqual(fail({ kind: 'refused', at: 1, refusal: 'full' }));
  });
});

import { describe, expect, it } from 'vitest';
import { createLocalReferee } from '../../../src/core/kernel/local-referee.ts';
import { RunOverError } from '../../../src/core/kernel/referee.ts';
import { fail, succeed } from '../../../src/core/kernel/result.ts';
import { foldRun, type Rules } from '../../../src/core/kernel/run.ts';

interface Counter {
  readonly value: number;
  readonly hidden: string;
}

/** The smallest rules there are: count up, never past three. */
const COUNTING: Rules<'up', Counter, number, string, 'full', string> = {
  version: 'count-1',
  begin: (scenarioId, seed) => (scenarioId === 'count' ? { value: seed, hidden: 'secret' } : null),
  reduce: (state) =>
    state.value >= 3
      ? fail('full')
      : succeed({ state: { ...state, value: state.value + 1 }, events: ['counted'] }),
  project: (state) => state.value,
  report: (state) => `${state.hidden} ${state.value}`,
};

function refereeAt(seed: number) {
  const referee = createLocalReferee(COUNTING, 'count', seed);
  if (referee === null) throw new Error('the scenario is known');
  return referee;
}

describe('the local referee', () => {
  it('knows only the scenarios of its rules', () => {
    expect(createLocalReferee(COUNTING, 'nobody wrote this', 0)).toBeNull();
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
    expect(referee.log()).toEqual({
      scenarioId: 'count',
      seed: 2,
      rulesVersion: 'count-1',
      commands: ['up'],
    });
  });

  it('tells the story so far to whoever opens the run again', async () => {
    const referee = refereeAt(1);
    await referee.send('up');
    expect(await referee.open()).toEqual({
      seq: 1,
      view: 2,
      verdict: { kind: 'begun', log: [{ command: 'up', events: ['counted'] }] },
    });
  });

  it('tells what was hidden only when the run is over, and takes no command after that', async () => {
    const referee = refereeAt(0);
    expect(await referee.finish()).toBe('secret 0');
    await expect(referee.send('up')).rejects.toThrow(RunOverError);
  });
});

describe('folding a stored run', () => {
  const run = { scenarioId: 'count', seed: 0, rulesVersion: 'count-1', commands: ['up', 'up'] as const };

  it('ends in the state that was live', () => {
    expect(foldRun(COUNTING, run)).toEqual(succeed({ value: 2, hidden: 'secret' }));
  });

  it('refuses a log of other rules, of an unknown scenario, or with a command that was never accepted', () => {
    expect(foldRun(COUNTING, { ...run, rulesVersion: 'count-2' })).toEqual(
      fail({ kind: 'other-rules-version' }),
    );
    expect(foldRun(COUNTING, { ...run, scenarioId: 'x' })).toEqual(fail({ kind: 'unknown-scenario' }));
    expect(foldRun(COUNTING, { ...run, seed: 2 })).toEqual(fail({ kind: 'refused', at: 1, refusal: 'full' }));
  });
});

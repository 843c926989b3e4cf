import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ASHA, practiceScreen } from '../practice-screen.tsx';

const { backend, openLab } = practiceScreen();
const STORY_OF_OLD_TESTS = readFileSync('supabase/migrations/20261123030120_story_of_old_tests.sql', 'utf8');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A report as lab-15 stored it. */
const REPORT = {
  scenarioId: 'HW-01-strip',
  truth: 'strip-off',
  decoys: [],
  solved: true,
  started: true,
  memoryMiB: 32768,
  score: 64,
  parts: { safety: 1, diagnosis: 0.2, fix: 0.3, verify: 0, document: 0.2857, cost: 0.5 },
  gates: [],
  checks: {
    goals: [{ id: 'starts', met: false }],
    verifications: [{ id: 'started', met: false }],
    note: [
      { id: 'symptom', met: true },
      { id: 'cause', met: false },
    ],
  },
  words: '',
  achievements: [],
  insight: null,
  debrief: {
    entropy: [
      { step: 0, simSeconds: 0, bits: 2, truth: 0.2, test: null },
      { step: 2, simSeconds: 60, bits: 1, truth: 0.5, test: 'look:strip-switch' },
      { step: 4, simSeconds: 300, bits: 1, truth: 0.5, test: null },
    ],
    bestMove: null,
    costliestGuess: null,
    answerKnown: null,
    referenceTests: [],
  },
  objectives: [],
  breaches: [],
  simSeconds: 300,
  moneyUsd: 0,
  steps: 4,
};

async function judgedBy(rules: string, report: object): Promise<void> {
  await backend().sql(
    `with job as (
       insert into practice_runs
         (user_id, simulation, story, status, rules_version, finished_at, scenario_id, seed, score, passed, parts, objectives,
          report, commands)
       values ($1, 'hardware', 'dead-desk', 'finished', $2, now(), 'HW-01-strip', 1, 64, false, '{}', '[]', $3, '[]')
       returning id)
     insert into private.practice_secrets (run_id, scenario_id, seed) select id, 'HW-01-strip', 1 from job`,
    [ASHA, rules, report],
  );
}

/** A test of Asha's as it was kept then. */
async function testedBy(rules: string, report: object): Promise<void> {
  await backend().sql(
    `insert into simulation_runs
       (user_id, simulation, subject, status, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed,
        parts, report)
     values ($1, 'hardware', 'harrow-5000-mt', 'finished', $2, now() - interval '1 hour', now(), now(), 'HW-01-strip', 1, 64, false,
       '{}', $3)`,
    [ASHA, rules, report],
  );
}

describe('somebody whose job was judged by earlier rules', () => {
  it('finds it in the history with its score, and reads its debrief, which says by which rules', async () => {
    await judgedBy('lab-15-practice', REPORT);
    const person = await openLab();
    await person.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('earlier rules')).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Replay Dead on Monday/ })).toHaveProperty('disabled', true);
    await person.click(screen.getByRole('button', { name: /^Debrief of/ }));
    expect(await screen.findByText('Judged by earlier rules (lab-15)')).not.toBeNull();
    expect(screen.getByRole('img', { name: 'Score: 64 of 100' })).not.toBeNull();
    expect(screen.getByText('Power strip switched off.')).not.toBeNull();
    expect(screen.getByText('Your readings left more than one suspect.')).not.toBeNull();
    expect(screen.getByText('1 of 2 lines are right. Not right: “Cause named”.')).not.toBeNull();
    expect(screen.getByText('the score is below the pass mark')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
  });

  it('finds a test of theirs under the name of its complaint, though its report does not tell it', async () => {
    await testedBy('lab-15-testing', REPORT);
    await backend().sql(STORY_OF_OLD_TESTS);
    const person = await openLab();
    await person.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Dead on Monday: no light, no fan', { selector: 'li *' })).not.toBeNull();
    expect(screen.getByText('earlier rules')).not.toBeNull();
    await backend().sql('delete from simulation_runs');
  });
});

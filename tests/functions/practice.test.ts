import { describe, expect, test } from 'vitest';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import { LAB_CASES } from '../../src/core/hardware/scenarios/judged/registry.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { type Caller, caller, callFunction, count } from '../support/checkout.ts';
import { foldLab, HARDWARE } from '../support/lab-rules.ts';
import {
  askHints,
  askPractice,
  dealJob,
  handIn,
  lookBack,
  PRACTICE_RULES,
  practiceSecrets,
} from '../support/practice.ts';
import { beginRun, finish, secretsOf, sendOne } from '../support/runs.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';

const STORY = LAB_CASES.inMode('practice')[0]?.story ?? '';
const HINT: LabCommand = { kind: 'ask-hint' };
const WAIT: LabCommand = { kind: 'wait', seconds: 60 };
const overTheWire = (made: unknown): unknown => JSON.parse(JSON.stringify(made));

let stack: Stack;
let asha: Caller;
let tess: Caller;

shareStack(async () => {
  stack = await workerStack();
  asha = await caller(stack, 'ace');
  tess = await caller(stack, 'testing');
  return stack;
});

/** What the job was, and what an expert does in it. */
async function knownTo(runId: string) {
  const secrets = await practiceSecrets(stack, runId);
  const start = PRACTICE_RULES.begin(secrets.scenarioId, secrets.seed);
  if (start === null) throw new Error(`The case ${secrets.scenarioId} cannot be dealt.`);
  return { ...secrets, start, expert: HARDWARE.judge.expert(start) };
}

describe('somebody with the testing lab', () => {
  test('is dealt a job to play in the browser, which does not hold what only the judge knows', async () => {
    const job = await dealJob(stack, asha, STORY);
    const { scenarioId, start } = await knownTo(job.id);
    expect(job.rulesVersion).toBe(PRACTICE_RULES.version);
    expect(job.start).toEqual(overTheWire(HARDWARE.judge.withoutSecrets(start)));
    expect(JSON.stringify(job)).not.toContain(scenarioId);
    expect(await stack.sql('select status, scenario_id, seed from practice_runs')).toEqual([
      { status: 'open', scenario_id: null, seed: null },
    ]);
  });

  test('is dealt an easy case of the story until a job is over, and any case after it', async () => {
    const hardest = async (deals: number): Promise<number> => {
      const levels = [];
      for (let deal = 0; deal < deals; deal += 1) {
        const { scenarioId } = await practiceSecrets(stack, (await dealJob(stack, asha, STORY)).id);
        levels.push(LAB_CASES.find(scenarioId)?.difficulty ?? 0);
      }
      return Math.max(...levels);
    };
    const levels = LAB_CASES.inMode('practice').flatMap(({ story, difficulty }) =>
      story === STORY ? [difficulty] : [],
    );
    expect(Math.min(...levels)).toBeLessThan(Math.max(...levels));
    expect(await hardest(8)).toBe(Math.min(...levels));
    const first = await dealJob(stack, asha, STORY);
    await handIn(stack, asha, first.id, [WAIT]);
    // Half of the story's cases are harder: of twenty none is one in a million times.
    expect(await hardest(20)).toBeGreaterThan(Math.min(...levels));
  });

  test('plays the job from there exactly as the judge replays it', async () => {
    const job = await dealJob(stack, asha, STORY);
    const { expert, scenarioId, seed } = await knownTo(job.id);
    let state = job.start;
    for (const command of expert) {
      const step = PRACTICE_RULES.reduce(state, command);
      if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
      state = step.value.state;
    }
    const folded = foldLab({ scenarioId, seed, rulesVersion: PRACTICE_RULES.version, commands: expert });
    expect(PRACTICE_RULES.project(state)).toEqual(overTheWire(folded.view));
  });

  test('gets the hints that the log asks for, in both languages, and no further one', async () => {
    const job = await dealJob(stack, asha, STORY);
    expect(await askHints(stack, asha, job.id, [WAIT])).toEqual([]);
    const hints = await askHints(stack, asha, job.id, [HINT, WAIT, HINT]);
    expect(hints).toHaveLength(2);
    for (const { en = '', es = '' } of hints) {
      expect(en.length).toBeGreaterThan(20);
      expect(es.length).toBeGreaterThan(20);
      expect(es).not.toBe(en);
    }
    expect(new Set(hints.map(({ en }) => en)).size).toBe(2);
  });

  test('hands the log in and learns what it came to; the result is in their own rows', async () => {
    const job = await dealJob(stack, asha, STORY);
    const { scenarioId, seed, expert } = await knownTo(job.id);
    const report = await handIn(stack, asha, job.id, expert);
    const { report: made } = foldLab({
      scenarioId,
      seed,
      rulesVersion: PRACTICE_RULES.version,
      commands: expert,
    });
    expect(report).toEqual(overTheWire(made));
    const { data } = await (await signIn(stack, 'ace')).from('practice_runs').select('*');
    expect(data).toEqual([
      expect.objectContaining({
        id: job.id,
        story: STORY,
        status: 'finished',
        scenario_id: scenarioId,
        seed,
        score: made.score,
        passed: HARDWARE.judge.summary(made).passed,
        parts: overTheWire(made.parts),
        objectives: overTheWire(made.objectives),
        report,
        commands: overTheWire(expert),
      }),
    ]);
  });

  test('looks back at it: the whole start, both logs, and the words about its case', async () => {
    const job = await dealJob(stack, asha, STORY);
    const { start, expert } = await knownTo(job.id);
    const report = await handIn(stack, asha, job.id, [WAIT]);
    const review = await lookBack(stack, asha, job.id);
    expect(review).toMatchObject({
      status: 'finished',
      report,
      recording: overTheWire({ start, commands: [WAIT], expert }),
      words: { insight: { en: expect.stringMatching(/\w{3}/), es: expect.stringMatching(/\w{3}/) } },
    });
    for (const decoy of report.decoys) {
      expect(review.words[`decoy.${decoy}`]?.['en']).toMatch(/\w{3}/);
    }
  });

  test('who hands in twice, from another tab with another log, gets what was judged first', async () => {
    const job = await dealJob(stack, asha, STORY);
    const { expert } = await knownTo(job.id);
    const [first, second] = await Promise.all([
      handIn(stack, asha, job.id, expert),
      handIn(stack, asha, job.id, expert),
    ]);
    expect(second).toEqual(first);
    expect(await handIn(stack, asha, job.id, [WAIT])).toEqual(first);
    expect(await count(stack, "practice_runs where status = 'finished'")).toBe(1);
  });

  test('watches an expert before the first try, at the same job every time, and no job is opened by it', async () => {
    const body = {
      action: 'example',
      simulation: 'hardware',
      rulesVersion: PRACTICE_RULES.version,
      story: STORY,
    };
    const first = await askPractice(stack, asha, body);
    expect(first).toMatchObject({ status: 200, body: { recording: { commands: [] } } });
    expect((await askPractice(stack, tess, body)).body).toEqual(first.body);
    expect(await count(stack, 'practice_runs')).toBe(0);
  });

  test('meets every case of a story in the long run, each with its own chance', async () => {
    const ids = new Set<string>();
    const seeds = new Set<number>();
    for (let turn = 0; turn < 12; turn += 1) {
      const { scenarioId, seed } = await practiceSecrets(stack, (await dealJob(stack, asha, STORY)).id);
      ids.add(scenarioId);
      seeds.add(seed);
    }
    expect(ids.size).toBeGreaterThan(1);
    expect(seeds.size).toBe(12);
  });

  test('is dealt no story of the reserved pool, and sees no expert at one', async () => {
    const { version: rulesVersion } = PRACTICE_RULES;
    for (const action of ['deal', 'example'])
      expect(
        await askPractice(stack, asha, {
          ...{ action, simulation: 'hardware', rulesVersion, story: 'offline-counter' },
        }),
      ).toMatchObject({ status: 404, body: { details: 'no-such-case' } });
  });

  test('keeps at most forty open jobs: the oldest falls off', async () => {
    const oldest = await dealJob(stack, asha, STORY);
    await stack.sql(
      `with more as (
         insert into practice_runs (user_id, simulation, story, rules_version)
         select user_id, simulation, story, rules_version from practice_runs, generate_series(1, 39) returning id
       ) insert into private.practice_secrets select id, 'HW-01', 1 from more`,
    );
    await stack.sql("update practice_runs set dealt_at = now() - interval '1 day' where id = $1", [
      oldest.id,
    ]);
    await dealJob(stack, asha, STORY);
    expect(await count(stack, 'practice_runs')).toBe(40);
    expect(
      await askPractice(stack, asha, { action: 'finish', runId: oldest.id, commands: [] }),
    ).toMatchObject({ status: 404 });
  });

  test('looks back at a test that is over, and not at one that is open', async () => {
    const { run } = await beginRun(stack, asha);
    const { scenarioId, seed } = await secretsOf(stack, run.id);
    await sendOne(stack, asha, run.id, 0, WAIT);
    const review = { action: 'review', runId: run.id };
    expect(await callFunction(stack, asha, 'run-command', review)).toMatchObject({ status: 409 });
    await finish(stack, asha, run.id);
    const start = HARDWARE.judge.deal(scenarioId, seed, 'testing');
    expect(await callFunction(stack, asha, 'run-command', review)).toMatchObject({
      status: 200,
      body: {
        status: 'finished',
        recording: { start: overTheWire(start), commands: [WAIT] },
        words: { insight: { en: expect.any(String) } },
      },
    });
    expect(await callFunction(stack, tess, 'run-command', review)).toMatchObject({ status: 404 });
  });
});

test('no state that is dealt for practice names its case, whatever the case and the mode of the machine', () => {
  for (const { id } of LAB_CASES.inMode('practice')) {
    for (const seed of [1, 2, 3]) {
      const start = HARDWARE.judge.deal(id, seed, 'practice');
      if (start === null) throw new Error(`The case ${id} cannot be dealt.`);
      expect(JSON.stringify(HARDWARE.judge.withoutSecrets(start))).not.toContain(`"${id}"`);
    }
  }
});

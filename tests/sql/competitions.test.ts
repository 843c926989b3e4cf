import { expect, test } from 'vitest';
import {
  type CompetitionAttempt,
  competitionStandings,
} from '../../src/core/assessment/competition/ranking.ts';
import { COMPETITION_RULES } from '../../src/core/assessment/competition/rules.ts';
import { FLAG_KINDS, REVIEW_OUTCOMES } from '../../src/core/contracts/reviews.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { SeedName } from '../support/people.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';
import { hasPlayed, joins } from './attacks/boards-scene.ts';
import { attemptOf, competition } from './attacks/competitions-scene.ts';

let stack: Stack;
shareStack(async () => {
  stack = await workerStack();
  return stack;
});

const CONTEST = 'fc000000-0000-4000-8000-000000000901';
const run = (statements: string) => stack.sql(`do $$ begin ${statements} end $$`);
const WHY = 'It cannot be solved as written.';

test('the database has the rules, flags and outcomes of core', async () => {
  const ada = await signIn(stack, 'admin');
  const { data: made } = await ada.rpc('make_competition', {
    competition_param: {
      title: 'Spring Desk',
      simulation: 'ticketing',
      opens_at: new Date(Date.now() + 86_400_000).toISOString(),
      closes_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
      run_minutes: 10,
      items: [{ family: 'mail' }],
      practice: ['TK-01'],
    },
  });
  const [form] = await stack.sql(
    `select f.*, d.request from forms f join private.form_draws d on d.form_id = f.id where f.id = '${made}'`,
  );
  expect(form).toMatchObject({
    purpose: COMPETITION_RULES.purpose,
    attempts: COMPETITION_RULES.attempts,
    best_of: COMPETITION_RULES.bestOf,
    score_shown: COMPETITION_RULES.scoreShown,
    case_shown: COMPETITION_RULES.caseShown,
    pass_rules: COMPETITION_RULES.pass,
    request: { count: 3, families: ['mail'] },
  });
  for (const [name, words] of [
    ['review_flags_kind_known', FLAG_KINDS],
    ['review_decisions_outcome_known', REVIEW_OUTCOMES],
  ] as const) {
    const [row] = await stack.sql<{ says: string }>(
      `select pg_get_constraintdef(oid) as says from pg_constraint where conname = '${name}'`,
    );
    expect([...(row?.says ?? '').matchAll(/'([a-z-]+)'/g)].map(([, word]) => word)).toEqual([...words]);
  }
});

const PLAYED: readonly (readonly [SeedName, string, readonly number[]])[] = [
  ['ace', 'Quiet Ferrite', [88, 79, 85]],
  ['testing', 'Copper Via', [88, 79, 85]],
  ['expert', 'Slow Fuse', [90, 100]],
  ['golden', 'North Bridge', [100, 67, 86]],
];

test('the list is that of core, also without an item and without an entry, and each void has its reason', async () => {
  await run(
    competition(CONTEST, '-9 days', '-1 day', 3) +
      PLAYED.map(
        ([name, pseudonym, scores]) => joins(name, pseudonym) + hasPlayed(name, CONTEST, scores),
      ).join(''),
  );
  const ada = await signIn(stack, 'admin');
  const nora = await signIn(stack, 'free');
  const expected = (voided: { readonly item?: number; readonly entry?: string }) => {
    const items = [1, 2, 3].map((position) => ({
      position,
      simulation: 'hardware',
      seeds: 'shared' as const,
      isVoid: position === voided.item,
    }));
    const attempts = PLAYED.map(
      ([, id, scores]): CompetitionAttempt => ({
        id,
        isVoid: id === voided.entry,
        results: scores.map((score, index) => ({
          position: index + 1,
          group: null,
          score,
          passed: true,
          hasGate: false,
          parts: {},
          simSeconds: 601 + index,
          finishedAt: 0,
        })),
      }),
    );
    return competitionStandings(items, attempts)
      .map(({ id, place, score, simSeconds }) => `${place} ${id} ${score} ${simSeconds}`)
      .sort();
  };
  const page = async () => {
    const { data } = await nora.rpc('read_competition_page', { form_id_param: CONTEST });
    return data.map(
      (one: { place: number; name: string; score: number; sim_seconds: number }) =>
        `${one.place} ${one.name} ${one.score} ${one.sim_seconds}`,
    );
  };
  expect((await page()).sort()).toEqual(expected({}));

  const voided = await ada.rpc('decide_review', {
    outcome_param: 'void-item',
    reason_param: WHY,
    form_id_param: CONTEST,
    position_param: 2,
  });
  expect(voided.error).toBeNull();
  expect((await page()).sort()).toEqual(expected({ item: 2 }));

  const [attempt] = await stack.sql<{ id: string }>(`select ${attemptOf('golden', CONTEST)} as id`);
  await ada.rpc('decide_review', {
    outcome_param: 'void-entry',
    reason_param: 'Played by two people, as they say themselves.',
    attempt_id_param: attempt?.id,
  });
  expect((await page()).sort()).toEqual(expected({ item: 2, entry: 'North Bridge' }));

  const golden = await signIn(stack, 'golden');
  const { data: listed } = await golden.rpc('list_competitions');
  expect(listed.find(({ id }: { id: string }) => id === CONTEST)).toMatchObject({
    people: 4,
    items: [{ void_reason: null }, { void_reason: WHY }, { void_reason: null }],
    own: { is_listed: false, place: null, void_reason: 'Played by two people, as they say themselves.' },
  });
  const { data: decisions } = await ada.rpc('list_decisions');
  expect(decisions).toMatchObject([
    { by: 'Ada Minton', outcome: 'void-entry', title: 'Contest' },
    { by: 'Ada Minton', outcome: 'void-item', reason: WHY, position: 2 },
  ]);
});

test('who shares a place with the page before has the same place; who leaves vanishes, and is not back in a list that is closed', async () => {
  await run(
    competition(CONTEST, '-9 days', '-1 day', 3) +
      PLAYED.map(
        ([name, pseudonym, scores]) => joins(name, pseudonym) + hasPlayed(name, CONTEST, scores),
      ).join(''),
  );
  const asha = await signIn(stack, 'ace');
  const page = async (below?: string) =>
    (
      await asha.rpc('read_competition_page', {
        form_id_param: CONTEST,
        ...(below === undefined ? {} : { below_param: below }),
      })
    ).data.map((one: { place: number; name: string }) => [one.place, one.name]);
  const whole = await page();
  expect(whole.map(([place]: [number]) => place)).toEqual([1, 2, 2, 4]);
  expect(await page(whole[1][1])).toEqual(whole.slice(2));

  await asha.rpc('leave_board');
  expect((await page()).flat()).not.toContain('Quiet Ferrite');
  await asha.rpc('join_board', { pseudonym_param: 'Quiet Ferrite' });
  expect((await page()).flat()).not.toContain('Quiet Ferrite');
});

test('a flag stands in the list of reviews until somebody decides, and changes no place', async () => {
  await run(
    competition(CONTEST, '-9 days', '-1 day', 1) +
      joins('ace', 'Quiet Ferrite') +
      hasPlayed('ace', CONTEST, [80]),
  );
  const [attempt] = await stack.sql<{ id: string }>(`select ${attemptOf('ace', CONTEST)} as id`);
  const raise = (quick: number) =>
    stack.sql(
      `select public.raise_flags('${attempt?.id}', '[{"kind": "pace", "positions": [1], "commands": 60, "quick": ${quick}}]')`,
    );
  await raise(58);
  await raise(59);
  const ada = await signIn(stack, 'admin');
  const reviews = async () => (await ada.rpc('list_reviews')).data;
  const [flag, ...more] = await reviews();
  expect(more).toEqual([]);
  expect(flag).toMatchObject({
    what: 'flag',
    kind: 'pace',
    name: 'Quiet Ferrite',
    title: 'Contest',
    details: { quick: 59 },
  });
  expect(await stack.sql('select score::float8 as score from competition_entries')).toEqual([{ score: 80 }]);

  await ada.rpc('decide_review', {
    outcome_param: 'keep',
    reason_param: 'A panel with many screws.',
    review_id_param: flag.id,
  });
  await raise(60);
  expect(await reviews()).toEqual([]);
  expect(await stack.sql('select score::float8 as score from competition_entries')).toEqual([{ score: 80 }]);
});

test('a plain test that was played faster than hands is reviewed by somebody else, and nothing comes of it', async () => {
  const person = await signIn(stack, 'admin');
  const [flagged] = await stack.sql<{ id: string }>(`
    with run as (
      insert into public.simulation_runs (
        user_id, status, subject, rules_version, started_at, expires_at, finished_at, scenario_id, seed, score, passed, parts, report)
      select p.id, 'finished', 'kestrel-b7', 'lab-9', now() - interval '9 minutes', now(), now(), 'HW-01', 7, 80, true, '{"fix": 1}', '{"story": "dead-desk"}'
      from public.profiles p where p.email = 'ace@benchready.test'
      returning id
    )
    insert into private.run_flags (run_id, commands, pauses) select id, 40, 1 from run returning run_id as id`);
  const read = async () => (await person.rpc('list_reviews')).data;
  expect(await read()).toMatchObject([
    {
      id: flagged?.id,
      what: 'flag',
      kind: 'pace',
      details: { commands: 40, pauses: 1 },
      simulation: 'hardware',
      subject: 'dead-desk',
      form_id: null,
    },
  ]);
  const decide = (outcome: string) =>
    person.rpc('decide_review', {
      outcome_param: outcome,
      reason_param: 'All screws of a panel at once.',
      review_id_param: flagged?.id,
    });
  for (const outcome of ['void-item', 'void-entry']) expect((await decide(outcome)).error).not.toBeNull();
  expect((await decide('keep')).error).toBeNull();
  expect(await read()).toEqual([]);
  expect(await stack.sql('select score from public.simulation_runs')).toEqual([{ score: 80 }]);
});

test('same logs of a form are found, in other attempts alone', async () => {
  await run(
    competition(CONTEST, '-1 day', '1 day', 2) +
      hasPlayed('ace', CONTEST, [80, 70]) +
      hasPlayed('testing', CONTEST, [80]),
  );
  const [{ logs } = { logs: [] }] = await stack.sql<{ logs: { position: number; same_log_in: string[] }[] }>(
    `select public.read_attempt_logs(id) -> 'items' as logs from simulation_runs
     where form_attempt_id = ${attemptOf('ace', CONTEST)} and form_position = 1`,
  );
  const [tess] = await stack.sql<{ id: string }>(`select ${attemptOf('testing', CONTEST)} as id`);
  expect(logs.map(({ position, same_log_in: same }) => [position, same])).toEqual([
    [1, [tess?.id]],
    [2, []],
  ]);
});

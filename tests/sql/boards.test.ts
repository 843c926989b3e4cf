import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formResult } from '../../src/core/assessment/forms/result.ts';
import { bandRating } from '../../src/core/assessment/ranking/band-rating.ts';
import { FIRST_WORDS, SECOND_WORDS } from '../../src/core/assessment/ranking/pseudonyms.ts';
import { RANKED_ITEMS, RANKED_RULES } from '../../src/core/assessment/ranking/ranked-form.ts';
import { scoreRange } from '../../src/core/assessment/ranking/score-range.ts';
import { rankedWeekAt } from '../../src/core/assessment/ranking/week.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf } from '../support/people.ts';
import { shareStack, workerStack } from '../support/shared-stack.ts';
import { signIn } from '../support/stack.ts';
import { hasPlayed, joins, rankedWeek } from './attacks/boards-scene.ts';

let stack: Stack;
shareStack(async () => {
  stack = await workerStack();
  return stack;
});

const id = (at: number): string => `fc000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const run = (statements: string) => stack.sql(`do $$ begin ${statements} end $$`);

test('the database takes the names of core, and no others', async () => {
  const [row] = await stack.sql<{ says: string }>(
    `select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'board_members_pseudonym_listed'`,
  );
  const lists = [...(row?.says ?? '').matchAll(/\(([A-Za-z|]{40,})\)/g)].map(([, words]) =>
    words?.split('|'),
  );
  expect(lists).toEqual([[...FIRST_WORDS], [...SECOND_WORDS]]);
});

test('the database makes of a score the range that core makes', async () => {
  const rows = await stack.sql<{ score: number; played: number; low: number; high: number }>(`
    select s::float8 as score, p as played, lower(r) as low, upper(r) - 1 as high
    from generate_series(0, 100, 0.25) s, generate_series(1, 5) p, private.score_range(s, p) r`);
  expect(
    rows.filter(({ score, played, low, high }) => {
      const range = scoreRange(score, played);
      return range.low !== low || range.high !== high;
    }),
  ).toEqual([]);
  expect(rows).toHaveLength(401 * 5);
});

test('this week is made once, when it is first asked for, with the rules and the window of core', async () => {
  const asha = await signIn(stack, 'ace');
  const tess = await signIn(stack, 'testing');
  const { data: made } = await asha.rpc('open_ranked_week', { simulation_param: 'hardware' });
  const { data: again } = await tess.rpc('open_ranked_week', { simulation_param: 'hardware' });
  expect(again).toBe(made);
  const [form] = await stack.sql<Readonly<Record<'now' | 'opens_at' | 'closes_at', unknown>>>(`
    select f.purpose, f.attempts, f.best_of, f.score_shown, f.case_shown, f.pass_rules, now() as now, f.opens_at, f.closes_at,
      (select count(*)::int from form_items i where i.form_id = f.id and i.seeds = 'shared') as items
    from forms f where f.id = '${made}'`);
  const { opensAt, closesAt } = rankedWeekAt(Number(new Date(String(form?.now))));
  expect(form).toMatchObject({
    purpose: RANKED_RULES.purpose,
    attempts: RANKED_RULES.attempts,
    best_of: RANKED_RULES.bestOf,
    score_shown: RANKED_RULES.scoreShown,
    case_shown: RANKED_RULES.caseShown,
    pass_rules: RANKED_RULES.pass,
    items: RANKED_ITEMS,
  });
  expect([form?.opens_at, form?.closes_at].map((at) => Date.parse(String(at)))).toEqual([opensAt, closesAt]);
});

const SCORES = [
  [88, 79, 85],
  [60, 90, 70, 80, 100],
  [71, 71, 70, 70],
  [0, 0, 0, 100],
] as const;

test('the week of a member comes to what core says, also without an item that was voided', async () => {
  const weeks = SCORES.map((scores, at) => ({ form: id(at), scores }));
  await run(
    joins('ace', 'Quiet Ferrite') +
      weeks
        .map(
          ({ form, scores }, at) =>
            rankedWeek(form, `old-${at}`, '-9 days', '1 day') + hasPlayed('ace', form, scores),
        )
        .join(''),
  );
  const expected = (isVoid: boolean) =>
    weeks.map(({ scores }) => {
      const items = Array.from({ length: RANKED_ITEMS }, (_, index) => ({
        position: index + 1,
        simulation: 'hardware',
        seeds: 'shared' as const,
        isVoid: isVoid && index === 1,
      }));
      const results = scores.map((score, index) => ({
        position: index + 1,
        group: null,
        score,
        passed: true,
        hasGate: false,
        parts: {},
        simSeconds: 601 + index,
        finishedAt: 0,
      }));
      return formResult({ ...RANKED_RULES, items }, results);
    });
  const entries = () =>
    stack.sql<{ score: number; played: number; sim: number }>(`
      select score::float8 as score, played, sim_seconds as sim from board_entries
      where user_id = '${idOf('ace')}' order by form_id`);
  const written = (results: ReturnType<typeof expected>) =>
    results
      .filter(({ played }) => played >= RANKED_RULES.bestOf)
      .map(({ score, played, simSeconds }) => ({ score, played, sim: simSeconds }));
  expect(await entries()).toEqual(written(expected(false)));

  for (const { form } of weeks) {
    await stack.sql(
      `update form_items set void_reason = 'Wrong voltage.' where form_id = '${form}' and position = 2`,
    );
  }
  expect(await entries()).toEqual(written(expected(true)));
});

test('of very many the rest are worked out by administrators, from where it was left', async () => {
  const [first = '', last = ''] = [idOf('ace'), idOf('testing')].sort();
  await run(
    joins('ace', 'Quiet Ferrite') +
      joins('testing', 'Calm Relay') +
      rankedWeek(id(50), 'many', '-1 day', '1 day') +
      hasPlayed('ace', id(50), SCORES[1]) +
      hasPlayed('testing', id(50), SCORES[1]) +
      `set local session_replication_role = replica;
      update public.form_items set void_reason = 'Wrong voltage.' where form_id = '${id(50)}' and position = 2;
      insert into private.recounts values ('${id(50)}', '${first}');`,
  );
  const scores = () =>
    stack.sql(
      `select user_id, score::float8, rating::float8 from board_entries where form_id = '${id(50)}' order by 1`,
    );
  const before = { score: 90, rating: 90 };
  const person = await signIn(stack, 'ace');
  expect((await person.rpc('recount_rankings')).error?.code).toBe('PT403');
  expect(await scores()).toEqual([first, last].map((user_id) => ({ user_id, ...before })));
  const admin = await signIn(stack, 'admin');
  expect(await admin.rpc('recount_rankings')).toMatchObject({ error: null, data: false });
  expect(await scores()).toEqual([
    { user_id: first, ...before },
    { user_id: last, score: 83.33, rating: 83.33 },
  ]);
});

const WEEK_SCORES = [70, 100, 60, 90, 95, 85, 88, 40] as const;

test('the rating by which bands are made is the one of core, week after week', async () => {
  const weeks = WEEK_SCORES.map((_, at) => id(20 + at));
  await run(joins('testing', 'Calm Relay'));
  for (const [at, score] of WEEK_SCORES.entries()) {
    const week = weeks[at] ?? '';
    const daysAgo = 7 * (WEEK_SCORES.length - at) + 2;
    await run(
      rankedWeek(week, `rated-${at}`, `-${daysAgo} days`, `-${daysAgo - 7} days`) +
        hasPlayed('testing', week, [score, score, score]),
    );
  }
  const entries = await stack.sql<{ rating: number }>(`
    select e.rating::float8 as rating from board_entries e join forms f on f.id = e.form_id
    where e.user_id = '${idOf('testing')}' order by f.opens_at`);
  expect(entries.map(({ rating }) => rating)).toEqual(
    WEEK_SCORES.map((_, at) => bandRating(WEEK_SCORES.slice(0, at + 1))),
  );
});

test('a band is of the 30 who are rated most alike, and whoever did not join sees theirs too', async () => {
  const week = id(50);
  await run(rankedWeek(week, 'crowded', '-1 day', '1 day') + hasPlayed('golden', week, [80, 80, 80]));
  // Forty strangers rated 50 to 89; only their entries matter here, so that the guard steps aside for them.
  await stack.sql('alter table board_entries disable trigger board_entries_guard');
  await run(`
    insert into auth.users (id, email, raw_user_meta_data)
    select ('fd000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'crowd' || i || '@crowd.test', '{"full_name": "Crowd Person"}'
    from generate_series(1, 40) i;
    insert into public.board_members (user_id, pseudonym)
    select ('fd000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Tidy Cable ' || 20 + i from generate_series(1, 40) i;
    insert into public.board_entries
    select '${week}', ('fd000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 49 + i, 3, 600, now(), 49 + i
    from generate_series(1, 40) i;`);
  await stack.sql('alter table board_entries enable trigger board_entries_guard');
  const golden = await signIn(stack, 'golden');
  const band = async () => (await golden.rpc('read_board_band', { form_id_param: week })).data;
  const middles = (people: readonly { readonly low: number }[]) => people.map(({ low }) => low + 4);

  // Ten are rated like Golden or higher, so more come from below.
  const before = await band();
  expect(before.people).toHaveLength(29);
  expect(middles(before.people)).toEqual(Array.from({ length: 29 }, (_, index) => 89 - index));
  expect(before.median).toBe(75);

  await golden.rpc('join_board', { pseudonym_param: 'North Bridge' });
  const { people } = await band();
  expect(people).toHaveLength(30);
  expect(people.filter(({ is_you: isYou }: { is_you: boolean }) => isYou)).toEqual([
    { name: 'North Bridge', low: 76, high: 84, played: 3, sim_seconds: 1806, is_you: true },
  ]);

  const { data: first } = await golden.rpc('read_board_page', { form_id_param: week });
  expect(first).toHaveLength(41);
  const { data: rest } = await golden.rpc('read_board_page', {
    form_id_param: week,
    below_param: 'North Bridge',
  });
  expect([...middles(first)].slice(-rest.length)).toEqual(middles(rest));
  expect(first.at(-rest.length - 1).name).toBe('North Bridge');

  await golden.rpc('leave_board');
  expect((await golden.rpc('read_board_page', { form_id_param: week })).data).toHaveLength(40);
  expect(
    (await golden.rpc('read_board_page', { form_id_param: week, below_param: 'North Bridge' })).status,
  ).toBe(404);
});

test('the boards of development list eight people, two demo people among them, under their pseudonyms alone, however often they are made', async () => {
  const examples = await readFile(new URL('../../supabase/example-boards.sql', import.meta.url), 'utf8');
  await stack.sql(examples);
  await stack.sql(examples);
  const free = await signIn(stack, 'free');
  const { data: week } = await free.rpc('open_ranked_week', { simulation_param: 'hardware' });
  const { data: board } = await free.rpc('read_board_page', { form_id_param: week });
  expect(board.map(({ name, played }: { name: string; played: number }) => [name, played])).toEqual([
    ['Calm Capacitor', 5],
    ['Copper Via', 4],
    ['Steady Standoff', 3],
    ['Patient Probe', 4],
    ['Blue Jumper', 5],
    ['North Bridge', 3],
    ['Long Riser', 3],
    ['Tidy Cable', 4],
  ]);
});

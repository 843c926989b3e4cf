import type { SupabaseClient } from '@supabase/supabase-js';
import { FIRST_WORDS, SECOND_WORDS } from '../../src/core/assessment/ranking/pseudonyms.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { hasPlayed, rankedWeek } from '../sql/attacks/boards-scene.ts';
import { idOf } from '../support/people.ts';
import { startPostgres } from '../support/postgres.ts';
import { signIn, startTestStack } from '../support/stack.ts';
import { type Figure, median } from './figure.ts';

const ENTRIES = 100_000;
const SAMPLES = 15;
const WEEK = 'be000000-0000-4000-8000-000000000001';
const CLOSED = 'be000000-0000-4000-8000-000000000002';

const CROWD = `
  insert into auth.users (id, email, raw_user_meta_data)
  select gen_random_uuid(), 'player.' || i || '@crowd.test', jsonb_build_object('full_name', 'Player Number ' || i)
  from generate_series(1, ${ENTRIES}) i`;

/** Names of the list, each once. */
const MEMBERS = `
  with names as (
    select f || ' ' || s || ' ' || n as name, row_number() over () as at
    from unnest('{${FIRST_WORDS.join()}}'::text[]) f, unnest('{${SECOND_WORDS.join()}}'::text[]) s, generate_series(2, 99) n
    limit ${ENTRIES}
  ),
  people as (select p.id, row_number() over (order by p.email) as at from public.profiles p where p.email like 'player.%')
  insert into public.board_members (user_id, pseudonym)
  select p.id, n.name from people p join names n using (at)`;

/**
 * What is read is measured: a page, a band, a closed week. The runs behind the entries are not read, and so not made; of the closed
 * week everybody's scores are counted as they are when runs end.
 */
const FILLED = `do $$ begin
  ${rankedWeek(WEEK, 'bench', '-1 day', '1 day')}
  ${rankedWeek(CLOSED, 'bench-closed', '-9 days', '-2 days')}
  alter table public.board_entries disable trigger board_entries_guard;
  insert into public.board_entries
  select w.id, m.user_id, s, 3 + h % 3, 1200 + h % 3000, now() - h % 80000 * interval '1 second', s
  from public.board_members m, lateral (select abs(hashtext(m.pseudonym)) as h) a, lateral (select (4000 + h % 6000) / 100.0 as s) b,
    unnest('{${WEEK},${CLOSED}}'::uuid[]) w (id);
  alter table public.board_entries enable trigger board_entries_guard;
  insert into private.form_draws (form_id, position, request, scenario_id, seed, stories)
  select '${CLOSED}', i, '{"count": 1}', 'CLOSED-CASE', i, '{x}' from generate_series(1, 5) i;
  insert into private.item_scores
  select '${CLOSED}', i, s, ${ENTRIES / 100} from generate_series(1, 5) i, generate_series(1, 100) s;
  ${hasPlayed('golden', WEEK, [70, 71, 69])}
end $$`;

/** How long a board of 100,000 entries makes people wait: over HTTP, against a real PostgreSQL. */
export async function measureBoards(): Promise<readonly Figure[]> {
  const database = await startPostgres();
  try {
    const stack = await startTestStack({ databaseUrl: database.url, functions: false });
    try {
      return await figuresOf(stack);
    } finally {
      await stack.stop();
    }
  } finally {
    await database.stop();
  }
}

async function figuresOf(stack: Stack): Promise<readonly Figure[]> {
  for (const statement of [CROWD, MEMBERS, FILLED]) await stack.sql(statement);
  await stack.sql('vacuum analyze public.board_entries');
  await stack.sql('vacuum analyze public.board_members');
  await stack.sql('vacuum analyze public.profiles');
  const [middle] = await stack.sql<{ pseudonym: string; entries: number }>(`
    select m.pseudonym, (select count(*)::int from public.board_entries where form_id = '${WEEK}') as entries
    from public.board_entries e join public.board_members m using (user_id)
    where e.form_id = '${WEEK}'
    order by - e.score, e.sim_seconds, e.finished_at, e.user_id offset ${ENTRIES / 2} limit 1`);
  if (middle?.entries !== ENTRIES) throw new Error(`${middle?.entries} entries were made.`);
  const person = await signIn(stack, 'golden');
  const reads = [
    ['first page', 'read_board_page', {}],
    [`page ${ENTRIES / 2} down`, 'read_board_page', { below_param: middle.pseudonym }],
    ['own band and its median', 'read_board_band', {}],
    ['closed week', 'read_closed_week', { form_id_param: CLOSED }],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, rpc, more] of reads) {
    const value = median(await samples(person, rpc, { form_id_param: WEEK, ...more }));
    figures.push({ name: `board, ${name}, over HTTP`, value: value.toFixed(1), unit: 'ms' });
  }
  for (const [name, call] of [
    ['first page', `read_board_page('${WEEK}', null)`],
    [`page ${ENTRIES / 2} down`, `read_board_page('${WEEK}', '${middle.pseudonym}')`],
    ['own band and its median', `read_board_band('${WEEK}')`],
    ['closed week', `read_closed_week('${CLOSED}')`],
  ] as const) {
    const value = await withinDatabase(stack, call);
    figures.push({ name: `board, ${name}, in PostgreSQL`, value: value.toFixed(1), unit: 'ms' });
  }
  return figures;
}

/** The middle of the times that the function took, by the database's own clock, as Golden. */
async function withinDatabase(stack: Stack, call: string): Promise<number> {
  const claims = JSON.stringify({ sub: idOf('golden'), role: 'authenticated' });
  await stack.sql(`do $$
    declare
      begun timestamptz;
      answer jsonb;
    begin
      perform set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${idOf('golden')}', true);
      create table if not exists private.bench_times (call text, ms float8);
      for i in 1..${SAMPLES} loop
        begun := clock_timestamp();
        answer := private.${call};
        insert into private.bench_times values ('${call.replaceAll("'", "''")}', 1000 * extract(epoch from clock_timestamp() - begun));
      end loop;
    end $$`);
  const [row] = await stack.sql<{ ms: number }>(
    `select percentile_cont(0.5) within group (order by ms) as ms from private.bench_times where call = $1`,
    [call],
  );
  if (row === undefined) throw new Error(`${call} was not measured.`);
  return Number(row.ms);
}

async function samples(
  person: SupabaseClient,
  rpc: string,
  args: Readonly<Record<string, unknown>>,
): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const start = performance.now();
    const { data, error } = await person.rpc(rpc, args);
    taken.push(performance.now() - start);
    if (error !== null) throw new Error(`${rpc}: ${error.message}`);
    const people: unknown = Array.isArray(data) ? data : (data?.people ?? data?.first);
    if (!Array.isArray(people) || people.length === 0) throw new Error(`${rpc} answered without people.`);
  }
  return taken;
}

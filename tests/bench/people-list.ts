import type { SupabaseClient } from '@supabase/supabase-js';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import { PEOPLE_SORTS } from '../../src/core/contracts/people-rows.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { startPostgres } from '../support/postgres.ts';
import { signIn, startTestStack } from '../support/stack.ts';
import { type Figure, median } from './figure.ts';

const PEOPLE = 100_000;
const SAMPLES = 15;
const FAR_OFFSET = 50_000;

/** Names repeat and addresses do not, as with real people; every column has several values to sort by. */
const CROWD = `
  insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
  select gen_random_uuid(), 'person.' || i || '@' || (array['alpha', 'beta', 'gamma'])[1 + i % 3] || '.test',
    jsonb_build_object(
      'full_name', (array['Zoë', 'Jean-Luc', 'Amara', 'Wei', 'Ingrid'])[1 + i % 5] || ' Family' || i % 5000,
      'account_type', (array['individual', 'business'])[1 + i % 2]
    ),
    now() - i * interval '1 minute', now()
  from generate_series(1, ${PEOPLE}) i`;

const VARIETY = `
  update public.profiles p set
    plan_status = (array['active', 'active', 'canceled', 'inactive'])[1 + abs(hashtext(p.id::text)) % 4],
    status = abs(hashtext(p.id::text)) % 50 <> 0
  where p.email like 'person.%'`;

/** Three in four have had a plan; most of those plans have ended by time alone, which nobody wrote down. */
const PLANS = `
  insert into public.subscriptions (user_id, plan_id, status, current_period_start, current_period_end)
  select p.id, '${PLAN_IDS.ace}', p.plan_status, p.created_at - interval '30 days', p.created_at
    + abs(hashtext(p.email)) % 40 * interval '1 day'
  from public.profiles p where p.email like 'person.%' and p.plan_status <> 'inactive'`;

const READS: readonly { readonly name: string; readonly args: Readonly<Record<string, unknown>> }[] = [
  ...PEOPLE_SORTS.map((sort) => ({
    name: `by ${sort}`,
    args: { sort_param: sort, descending_param: false },
  })),
  { name: 'by plan_status, the last first', args: { sort_param: 'plan_status', descending_param: true } },
  { name: `by email, ${FAR_OFFSET} down`, args: { sort_param: 'email', offset_param: FAR_OFFSET } },
  { name: 'one address', args: { search_param: 'person.77777@beta.test' } },
  { name: 'a family name', args: { search_param: 'family123', sort_param: 'full_name' } },
  { name: 'a first name of 20,000, by email', args: { search_param: 'amara', sort_param: 'email' } },
  { name: 'a letter that all have, newest first', args: { search_param: 'p' } },
  { name: 'one address, by name', args: { search_param: 'person.77777@beta.test', sort_param: 'full_name' } },
  { name: 'a number that one has, by email', args: { search_param: '77777', sort_param: 'email' } },
  { name: 'nobody, by name', args: { search_param: 'nobody', sort_param: 'full_name' } },
  { name: 'nobody', args: { search_param: 'nobody at all' } },
];

/** How long User Management waits for its list among 100,000 people: over HTTP, against a real PostgreSQL. */
export async function measurePeopleList(): Promise<readonly Figure[]> {
  const database = await startPostgres();
  try {
    const stack = await startTestStack({ databaseUrl: database.url, functions: false });
    try {
      await crowd(stack);
      const admin = await signIn(stack, 'admin');
      const figures: Figure[] = [];
      for (const { name, args } of READS) {
        const value = median(await samples(admin, args));
        figures.push({ name: `people, ${name}`, value: value.toFixed(1), unit: 'ms' });
      }
      return figures;
    } finally {
      await stack.stop();
    }
  } finally {
    await database.stop();
  }
}

async function crowd(stack: Stack): Promise<void> {
  await stack.sql(CROWD);
  await stack.sql(VARIETY);
  await stack.sql(PLANS);
  await stack.sql('vacuum analyze public.profiles');
  await stack.sql('vacuum analyze public.subscriptions');
}

async function samples(
  admin: SupabaseClient,
  args: Readonly<Record<string, unknown>>,
): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const start = performance.now();
    const { data, error } = await admin.rpc('list_people', args);
    taken.push(performance.now() - start);
    if (error !== null) throw new Error(`list_people: ${error.message}`);
    if (typeof data?.total !== 'number') throw new Error('list_people answered without a total.');
  }
  return taken;
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEOPLE_SORTS, type PeoplePage, peoplePage } from '../../src/core/contracts/people-rows.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { fc } from '../support/fixed-seeds.ts';
import { signIn, startTestStack } from '../support/stack.ts';

const CROWD = 130;
const SEEDED = 11;

describe('the list of people', () => {
  let stack: Stack;
  let admin: SupabaseClient;
  beforeAll(async () => {
    stack = await startTestStack({ functions: false });
    admin = await signIn(stack, 'admin');
    await stack.sql(
      `insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
       select gen_random_uuid(), 'crowd.' || i || '@' || (array['alpha', 'beta'])[1 + i % 2] || '.test',
         case when i % 10 = 0 then '{}'::jsonb else jsonb_build_object('full_name', (array['Zoë', 'O''Hara', 'Jean-Luc'])[1 + i % 3] || ' Crowd') end,
         now(), now()
       from generate_series(1, ${CROWD}) i`,
    );
  });
  afterAll(() => stack.stop());

  async function list(args: Record<string, unknown> = {}): Promise<PeoplePage> {
    const { data, error } = await admin.rpc('list_people', args);
    if (error !== null) throw error;
    return peoplePage.parse(data);
  }
  const emails = async (search: string): Promise<readonly (string | null)[]> =>
    (await list({ search_param: search, limit_param: 100 })).people.map((person) => person.email);

  test('returns the total and the first page', async () => {
    const page = await list();
    expect(page.total).toBe(CROWD + SEEDED);
    expect(page.people).toHaveLength(20);
  });

  test.each(PEOPLE_SORTS.flatMap((sort) => [[sort, true] as const, [sort, false] as const]))(
    'sorted by %s (descending: %s) shows everybody once over its pages',
    async (sort_param, descending_param) => {
      const seen: string[] = [];
      for (let offset_param = 0; offset_param < CROWD + SEEDED; offset_param += 50) {
        const page = await list({ sort_param, descending_param, limit_param: 50, offset_param });
        seen.push(...page.people.map((person) => person.id));
      }
      expect(seen).toHaveLength(CROWD + SEEDED);
      expect(new Set(seen).size).toBe(CROWD + SEEDED);
    },
  );

  test('is in the requested order', async () => {
    const up = (await list({ sort_param: 'email', descending_param: false, limit_param: 100 })).people;
    const down = (await list({ sort_param: 'email', descending_param: true, limit_param: 100 })).people;
    const [first] = up;
    expect(first?.email).toBe('ace@benchready.test');
    const texts = down.map((person) => person.email ?? '');
    const [sorted] = await stack.sql<{ emails: string[] }>(
      'select array_agg(email order by email desc, id desc) as emails from (select * from public.profiles order by email desc, id desc limit 100) p',
    );
    expect(texts).toEqual(sorted?.emails);
  });

  test('returns a plan whose time ran out as expired, and sorts it as such', async () => {
    const { people } = await list({ sort_param: 'plan_status', descending_param: false, limit_param: 100 });
    const standing = (name: string) =>
      people.find((person) => person.email === `${name}@benchready.test`)?.plan_status;
    expect([standing('ace'), standing('expired'), standing('new')]).toEqual([
      'active',
      'expired',
      'inactive',
    ]);
    const order = people.map((person) => person.plan_status);
    expect(order).toEqual(order.toSorted());
  });

  test.each([
    ['the beginning of a name', 'ash', 'ace@benchready.test'],
    ['a surname, whatever its case', 'PERRAULT', 'super@benchready.test'],
    ['parts of both names', 'perr sunn', 'super@benchready.test'],
    ['a whole address', 'ticketing@benchready.test', 'ticketing@benchready.test'],
    ['the beginning of an address', 'golden@b', 'golden@benchready.test'],
  ])('is searched by %s', async (_what, search, found) => {
    expect(await emails(search)).toEqual([found]);
  });

  test('finds names with marks in them', async () => {
    const { total } = await list({ search_param: 'crowd' });
    expect(total).toBe(CROWD);
    expect((await list({ search_param: "o'hara" })).total).toBeGreaterThan(0);
    expect((await list({ search_param: 'jean-luc alpha' })).total).toBeGreaterThan(0);
    expect((await list({ search_param: 'Zoë' })).total).toBeGreaterThan(0);
  });

  test('finds nobody for words that nobody has, and everybody for no words', async () => {
    expect(await list({ search_param: 'nobodyhasthis' })).toEqual({ total: 0, people: [] });
    expect((await list({ search_param: '  @ ' })).total).toBe(CROWD + SEEDED);
  });

  test('takes no typed text for syntax', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (search) => {
        // PostgreSQL has no zero byte in text; neither has a search field.
        const page = await list({ search_param: search.replaceAll('\0', '') });
        expect(page.total).toBeLessThanOrEqual(CROWD + SEEDED);
      }),
      { numRuns: 60, examples: [["' or true --"], ['a & !b | c'], ["a':* <-> 'b"], ['\\'], ['(((']] },
    );
  });

  test('finds words with the index alone', async () => {
    const plan = await stack.sql<{ 'QUERY PLAN': string }>(
      `explain select id from public.profiles
       where to_tsvector('simple', translate(coalesce(full_name, '') || ' ' || coalesce(email, ''), '@._-+', '     '))
         @@ private.search_words('crowd alpha')`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('profiles_words_idx');
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_USE_LIMIT } from '../../src/core/access/screens.ts';
import { PLAN_IDS, PLAN_KEYS, planKeyOfId, planName } from '../../src/core/billing/plans.ts';
import { type PlanRow, planRow } from '../../src/core/contracts/rows.ts';
import { readMigrations } from '../../supabase/local/database/migrate.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf } from '../support/people.ts';
import { anonymous, signIn, startTestStack } from '../support/stack.ts';

describe('the plans', () => {
  let stack: Stack;
  let plans: readonly PlanRow[];
  beforeAll(async () => {
    stack = await startTestStack({ functions: false });
    const { data } = await anonymous(stack).from('plans').select().order('price', { ascending: true });
    plans = planRow.array().parse(data);
  });
  afterAll(() => stack.stop());

  const named = (name: string): PlanRow => {
    const plan = plans.find((candidate) => candidate.name === name);
    if (plan === undefined) throw new Error(`There is no plan ${name}.`);
    return plan;
  };

  test('are the six of the product, by id and name, for anybody to read', () => {
    expect(plans.map((plan) => [plan.id, plan.name]).sort()).toEqual(
      PLAN_KEYS.map((key) => [PLAN_IDS[key], planName(key)]).sort(),
    );
  });

  test('cost what the specification says', () => {
    expect(named('Free').price).toBe(0);
    expect([named('Ace Plan').price, named('Ace Plan').price_interval]).toEqual([9.49, 'one-time']);
    expect([named('Expert Plan').price, named('Expert Plan').price_interval]).toEqual([12.99, 'monthly']);
  });

  test('are three for individuals and three for businesses, of which the bundle is cheaper than its parts', () => {
    const types = Object.fromEntries(plans.map((plan) => [planKeyOfId(plan.id), plan.plan_type]));
    expect(types).toEqual({
      free: 'individual',
      ace: 'individual',
      expert: 'individual',
      testing: 'business',
      ticketing: 'business',
      golden: 'business',
    });
    const parts = named('Testing').price + named('Ticketing System').price;
    expect(named('Golden Bundle').price).toBeLessThan(parts);
    expect(named('Golden Bundle').discounted_price).toBe(parts);
  });

  test('differ in the comparison table', () => {
    const row = (name: string) =>
      ['tutorial', 'technical', 'professional'].map((word) =>
        named(name).features.some((feature) => feature.toLowerCase().includes(word)),
      );
    expect(row('Free')).toEqual([false, false, false]);
    expect(row('Ace Plan')).toEqual([true, true, false]);
    expect(row('Expert Plan')).toEqual([true, true, true]);
  });

  test('keep the prices at Stripe that an operator has set when their migration runs again', async () => {
    const migration = (await readMigrations()).find(({ name }) => name === 'plans');
    const upsert = migration?.sql.slice(migration.sql.indexOf('insert into public.plans')) ?? '';
    await stack.sql(
      `update plans set stripe_price_id_live = 'price_live', price = 1 where id = '${PLAN_IDS.ace}'`,
    );
    await stack.sql(upsert);
    expect(
      await stack.sql(
        `select price::float8 as price, stripe_price_id_live from plans where id = '${PLAN_IDS.ace}'`,
      ),
    ).toEqual([{ price: 9.49, stripe_price_id_live: 'price_live' }]);
  });

  const setDemoUse = (used: number) =>
    stack.sql(`insert into private.demo_usage (user_id, used_count) values ('${idOf('free')}', ${used})
      on conflict (user_id) do update set used_count = excluded.used_count`);

  test('allow the demo as often as the rules say, and not once more', async () => {
    await setDemoUse(DEMO_USE_LIMIT);
    await expect(setDemoUse(DEMO_USE_LIMIT + 1)).rejects.toThrow('demo_usage_within_limit');
  });

  test('allow the demo again to a person whose use an operator has reset, and count it as one', async () => {
    await setDemoUse(0);
    const person = await signIn(stack, 'free');
    const { data } = await person.rpc('increment_demo_usage', { user_id_param: idOf('free') });
    expect(data).toBe(1);
  });
});

describe('the migrations', () => {
  test('come in one order, one subject a file, the privileges in one', async () => {
    const migrations = await readMigrations();
    const versions = migrations.map(({ version }) => version);
    expect(versions.every((version) => /^\d{14}$/.test(version))).toBe(true);
    expect(new Set(versions).size).toBe(versions.length);
    expect(migrations.filter(({ name }) => name === 'privileges')).toHaveLength(1);
  });

  test('hold no person: those are in the seed, which names only addresses of the test domain', async () => {
    for (const { sql } of await readMigrations()) expect(sql).not.toMatch(/insert into auth\.|@benchready/);
    const seed = await readFile('supabase/seed.sql', 'utf8');
    const addresses: readonly string[] = seed.match(/[\w.]+@[\w.]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith('@benchready.test'))).toEqual([]);
    expect(seed).not.toMatch(/sk_|whsec_/);
  });
});

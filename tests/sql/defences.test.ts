import { describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { findBreaches } from '../support/attack-table.ts';
import { type Cast, signInSeededPeople } from '../support/cast.ts';
import { putBack } from '../support/database-state.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';
import { MUTATIONS, PROVEN_BY_CONSEQUENCE, PROVEN_BY_RACES, PROVEN_BY_SIGN_UP } from './defences.ts';

// With everything granted to the API roles, what is left is row security, triggers and checks: each has to be needed.
describe('removing', () => {
  let stack: Stack;
  let cast: Cast;

  shareStack(async () => {
    stack = await startTestStack({ grants: 'lite', functions: false });
    cast = await signInSeededPeople(stack);
    return stack;
  });

  test.each(MUTATIONS)('the $defence lets an attack succeed that is denied otherwise', async (mutation) => {
    await stack.sql(mutation.takeAway);
    const without = await findBreaches(stack, cast, mutation.letsThrough);
    await putBack(stack);
    await stack.sql(mutation.giveBack);
    expect(without).not.toEqual([]);
    expect(await findBreaches(stack, cast, mutation.letsThrough)).toEqual([]);
  });

  test('any policy, trigger or row security is tested above, so that a new one has to be tested too', async () => {
    const rows = await stack.sql<{ defence: string }>(`
      select 'policy ' || policyname || ' for the rightful' as defence from pg_policies where schemaname = 'public'
      union all
      select 'condition of policy ' || policyname from pg_policies where schemaname = 'public' and qual <> 'true'
      union all
      select 'trigger ' || t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
      union all
      select 'row security of ' || relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    const proven = new Set([
      ...MUTATIONS.map((mutation) => mutation.defence),
      ...PROVEN_BY_RACES,
      ...PROVEN_BY_SIGN_UP,
      ...PROVEN_BY_CONSEQUENCE,
    ]);
    expect(rows.map((row) => row.defence).filter((defence) => !proven.has(defence))).toEqual([]);
  });
});

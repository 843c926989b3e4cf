import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '../../src/core/billing/plans.ts';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { passwordToken } from '../support/cast.ts';
import { planOf } from '../support/checkout.ts';
import { putBack } from '../support/database-state.ts';
import { idOf } from '../support/people.ts';
import { shareStack } from '../support/shared-stack.ts';
import { startTestStack } from '../support/stack.ts';

let stack: Stack;

shareStack(async () => {
  stack = await startTestStack({ functions: false });
  return stack;
});

const ARGUMENTS = 'text, uuid, uuid, integer, integer, text, timestamptz, text, text, text, text, text, text';
const BOTH_HALVES = `public.activate_subscription(${ARGUMENTS}), private.fulfil_checkout(${ARGUMENTS})`;

/** Asha gives herself the Golden Bundle through the API; true when it worked. */
async function ashaHelpsHerself(): Promise<boolean> {
  const token = await passwordToken(stack, 'ace@benchready.test', SEED_PASSWORD);
  await fetch(`${stack.url}/rest/v1/rpc/activate_subscription`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      checkout_session_id_param: 'cs_test_invented',
      user_id_param: idOf('ace'),
      plan_id_param: PLAN_IDS.golden,
      amount_subtotal_param: 13900,
      amount_total_param: 0,
      currency_param: 'usd',
      purchased_at_param: '2026-01-01T00:00:00Z',
      stripe_customer_id_param: 'cus_local_ace',
    }),
  });
  return (await planOf(stack, idOf('ace')))?.plan_id === PLAN_IDS.golden;
}

describe('a person who calls the activation directly', () => {
  test('is stopped by the grants', async () => {
    expect(await ashaHelpsHerself()).toBe(false);
  });

  test('is stopped by the function itself, should it ever be granted', async () => {
    await stack.sql(`grant execute on function ${BOTH_HALVES} to authenticated`);
    expect(await ashaHelpsHerself()).toBe(false);
  });

  test('gets through when both are gone, so both are what stops them', async () => {
    const [kept] = await stack.sql<{ source: string }>(
      `select pg_get_functiondef('private.assert_service()'::regprocedure) as source`,
    );
    await stack.sql(
      `create or replace function private.assert_service() returns void language sql as 'select'`,
    );
    expect(await ashaHelpsHerself()).toBe(true);
    await stack.sql(kept?.source ?? '');
    await stack.sql(`revoke execute on function ${BOTH_HALVES} from authenticated`);
    await putBack(stack);
    expect(await ashaHelpsHerself()).toBe(false);
  });
});

test('one function alone writes that a subscription is active', async () => {
  const writers = await stack.sql<{ name: string }>(
    `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prosrc ~ $$status = 'active',|, 'active',$$ order by 1`,
  );
  expect(writers).toEqual([{ name: 'extend_subscription' }]);
});

test('a function of the API that has a namesake in private does nothing but call it', async () => {
  const astray = await stack.sql<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and strpos(p.prosrc, 'private.' || p.proname || '(') = 0
       and exists (
         select from pg_proc q where q.pronamespace = 'private'::regnamespace and q.proname = p.proname
       )`,
  );
  expect(astray).toEqual([]);
});

test('every billing function is the service’s alone, and none of the API’s people can run any', async () => {
  const open = await stack.sql<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private')
       and p.proname ~ 'subscription|checkout|free_plan|stripe|invoice|fulfil|billing|time_carried|note_outcome|delivery|assert_service'
       and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`,
  );
  expect(open).toEqual([]);
});

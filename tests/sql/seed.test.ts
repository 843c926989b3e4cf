import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../supabase/local/database/postgres.ts';
import { SEED_PASSWORD } from '../../supabase/local/people.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { passwordToken } from '../support/cast.ts';
import { idOf } from '../support/people.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startTestStack } from '../support/stack.ts';

const PEOPLE = `
  select split_part(p.email, '@', 1) as name, p.role, p.status, p.account_type, p.active_plan, p.plan_status,
    s.status as subscription, s.current_period_end > now() as is_open,
    (select count(*)::int from subscription_history h where h.user_id = p.id) as starts
  from profiles p left join subscriptions s on s.user_id = p.id order by p.id`;

const person = (
  name: string,
  accountType: string,
  plan: string | null,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  name,
  role: 'user',
  status: true,
  account_type: accountType,
  active_plan: plan,
  plan_status: plan === null ? 'inactive' : 'active',
  subscription: plan === null ? null : 'active',
  is_open: plan === null ? null : true,
  starts: plan === null ? 0 : 1,
  ...more,
});

const EXPECTED = [
  person('new', 'individual', null),
  person('free', 'individual', 'Free'),
  person('ace', 'individual', 'Ace Plan'),
  person('expert', 'individual', 'Expert Plan'),
  person('expired', 'individual', 'Ace Plan', { is_open: false }),
  person('testing', 'business', 'Testing'),
  person('ticketing', 'business', 'Ticketing System'),
  person('golden', 'business', 'Golden Bundle'),
  person('admin', 'individual', null, { role: 'admin' }),
  person('super', 'individual', null, { role: 'super_admin' }),
  person('deactivated', 'individual', 'Ace Plan', { status: false }),
];

describe('the demo people', () => {
  let server: TestPostgres;
  let stack: Stack;
  beforeAll(async () => {
    server = await startPostgres();
    stack = await startTestStack({ databaseUrl: server.url, functions: false });
  });
  afterAll(async () => {
    await stack.stop();
    await server.stop();
  });

  const seedAgain = async (): Promise<void> => {
    const database = openPostgres(server.url, 1);
    try {
      await database.script(await readFile('supabase/seed.sql', 'utf8'));
    } finally {
      await database.close();
    }
  };

  test('have the roles, account types and plans that their names promise', async () => {
    expect(await stack.sql(PEOPLE)).toEqual(EXPECTED);
  });

  test('can all sign in', async () => {
    for (const { name } of EXPECTED) {
      expect(await passwordToken(stack, `${String(name)}@benchready.test`, SEED_PASSWORD)).toMatch(/^ey/);
    }
  });

  test('are brought back to where they start when the seed runs again', async () => {
    await stack.sql(
      `update profiles set role = 'admin', full_name = 'Somebody Else' where id = '${idOf('new')}'`,
    );
    await stack.sql(
      `update subscriptions set status = 'canceled', canceled_at = now() where user_id = '${idOf('ace')}'`,
    );
    await stack.sql(`insert into private.demo_usage (user_id, used_count) values ('${idOf('free')}', 1)`);
    await seedAgain();
    expect(await stack.sql(PEOPLE)).toEqual(EXPECTED);
    expect(await stack.sql('select used_count from private.demo_usage')).toEqual([]);
  });

  test('are readable for the hosted sign-in service, which has more columns and wants no null in them', async () => {
    await stack.sql('alter table auth.users add column instance_id uuid');
    await seedAgain();
    const [row] = await stack.sql<Record<string, number>>(`
      select count(*)::int as people from auth.users
      where instance_id = '00000000-0000-0000-0000-000000000000' and confirmation_token = '' and recovery_token = ''
        and email_change = '' and email_change_token_new = ''`);
    expect(row).toEqual({ people: EXPECTED.length });
  });
});

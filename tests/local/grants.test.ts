import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { anonymous, signIn, startTestStack } from '../support/stack.ts';

interface Grant {
  readonly allowed: boolean;
}

/** Whether a role may do something to a whole table, as PostgreSQL itself says. */
async function mayOn(stack: Stack, role: string, table: string, privilege: string): Promise<boolean> {
  const rows = await stack.sql<Grant>('select has_table_privilege($1, $2, $3) as allowed', [
    role,
    table,
    privilege,
  ]);
  return rows[0]?.allowed ?? false;
}

describe.each(['hosted', 'lite'] as const)('with the grants of %s', (grants) => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack({ dataDir: 'memory', functions: false, grants });
    // The first requests of a process are the ones after which Lite grants.
    await anonymous(stack).from('plans').select('id');
  });
  afterAll(() => stack.stop());

  const isLite = grants === 'lite';

  it.each([
    ['authenticated', 'public.subscriptions', 'insert'],
    ['authenticated', 'public.profiles', 'delete'],
    ['anon', 'public.profiles', 'select'],
    ['anon', 'public.plans', 'update'],
  ])(`says of ${isLite ? 'allowing' : 'refusing'} %s on %s: %s`, async (role, table, privilege) => {
    expect(await mayOn(stack, role, table, privilege)).toBe(isLite);
  });

  it('lets a person read the own profile and nobody write a subscription', async () => {
    const person = await signIn(stack, 'new');
    expect((await person.from('profiles').select('email')).data).toEqual([{ email: 'new@benchready.test' }]);
    const before = await stack.sql('select * from public.subscriptions order by user_id');
    const { data: me } = await person.auth.getUser();
    const { error } = await person.from('subscriptions').insert({
      user_id: me.user?.id,
      plan_id: 'b7000000-0000-4000-8000-000000000003',
      status: 'active',
    });
    expect(error?.code).toBe('42501');
    expect(await stack.sql('select * from public.subscriptions order by user_id')).toEqual(before);
  });
});

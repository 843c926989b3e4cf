import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyPrivileges } from '../../supabase/local/database/migrate.ts';
import { openPostgres } from '../../supabase/local/database/postgres.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startTestStack } from '../support/stack.ts';
import { FUNCTION_GRANTS, SCHEMA_GRANTS, TABLE_GRANTS } from './expected-grants.ts';

const ROLES = `('public'), ('anon'), ('authenticated'), ('service_role')`;

/** Grants as the catalogue holds them: who, on what, which. `public` stands for everybody. */
const TABLES_AND_COLUMNS = `
  with grants as (
    select c.oid, a.grantee, lower(a.privilege_type) as privilege
    from pg_class c cross join lateral aclexplode(c.relacl) a
    where c.relkind in ('r', 'v', 'm', 'p', 'S')
    union all
    select attrelid, a.grantee, lower(a.privilege_type) || '(' || attname || ')'
    from pg_attribute cross join lateral aclexplode(attacl) a
  )
  select coalesce(r.rolname, 'public') as role, n.nspname || '.' || c.relname as thing, g.privilege
  from grants g
  join pg_class c on c.oid = g.oid
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_roles r on r.oid = g.grantee
  where n.nspname in ('public', 'private') and coalesce(r.rolname, 'public') in (select * from (values ${ROLES}) v)
  order by 1, 2, 3`;

const FUNCTIONS = `
  select coalesce(r.rolname, 'public') as role, n.nspname || '.' || p.proname as thing, 'execute' as privilege
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
  left join pg_roles r on r.oid = a.grantee
  where n.nspname in ('public', 'private') and coalesce(r.rolname, 'public') in (select * from (values ${ROLES}) v)
  order by 1, 2`;

const SCHEMAS = `
  select r.rolname as role, n.nspname as thing, p.privilege
  from pg_namespace n
  cross join (values ('usage'), ('create')) p (privilege)
  join pg_roles r on has_schema_privilege(r.oid, n.oid, p.privilege)
  where n.nspname in ('public', 'private') and r.rolname in ('anon', 'authenticated', 'service_role')
  order by 1, 2, 3`;

interface Grant {
  readonly role: string;
  readonly thing: string;
  readonly privilege: string;
}

const written = (
  lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): readonly string[] =>
  Object.entries(lists)
    .flatMap(([role, things]) =>
      Object.entries(things).flatMap(([thing, privileges]) =>
        privileges.map((privilege) => `${role} may ${privilege} ${thing}`),
      ),
    )
    .sort();
const held = (grants: readonly Grant[]): readonly string[] =>
  grants.map(({ role, thing, privilege }) => `${role} may ${privilege} ${thing}`).sort();
const each = (
  lists: Readonly<Record<string, readonly string[]>>,
  privilege: string,
): Record<string, Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(lists).map(([role, things]) => [
      role,
      Object.fromEntries(things.map((thing) => [thing, [privilege]])),
    ]),
  );

async function expectWrittenGrants(stack: Stack): Promise<void> {
  expect(held(await stack.sql<Grant>(TABLES_AND_COLUMNS))).toEqual(written(TABLE_GRANTS));
  expect(held(await stack.sql<Grant>(FUNCTIONS))).toEqual(written(each(FUNCTION_GRANTS, 'execute')));
  expect(held(await stack.sql<Grant>(SCHEMAS))).toEqual(written(each(SCHEMA_GRANTS, 'usage')));
}

describe('the grants of the API roles', () => {
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

  test('are the expected ones on a real PostgreSQL', () => expectWrittenGrants(stack));

  test('are the expected ones on the embedded PostgreSQL', async () => {
    const embedded = await startTestStack({ dataDir: 'memory', functions: false });
    try {
      await expectWrittenGrants(embedded);
    } finally {
      await embedded.stop();
    }
  });

  test('come back when the privileges migration runs again after everything was granted', async () => {
    await stack.sql('grant all on all tables in schema public, private to anon, authenticated, service_role');
    await stack.sql('grant all on all functions in schema public, private to anon, authenticated');
    await stack.sql('grant all on schema public, private to anon, authenticated, service_role');
    const database = openPostgres(server.url, 1);
    try {
      await applyPrivileges(database);
    } finally {
      await database.close();
    }
    await expectWrittenGrants(stack);
  });

  test('are not given automatically on a new table, sequence or function', async () => {
    await stack.sql(`do $$ begin
      create table public.newcomer (id bigint generated always as identity);
      create function public.newcomer() returns integer language sql set search_path = '' as 'select 1';
      create function private.newcomer() returns integer language sql set search_path = '' as 'select 1';
    end $$`);
    try {
      await expectWrittenGrants(stack);
    } finally {
      await stack.sql(`do $$ begin
        drop table public.newcomer;
        drop function public.newcomer();
        drop function private.newcomer();
      end $$`);
    }
  });
});

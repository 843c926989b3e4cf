import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { startTestStack } from '../support/stack.ts';
import { FILTER_COLUMNS } from './expected-grants.ts';

/** What Supabase's advisors look for, and the rules of design/architecture.md section 5. Each query names offenders. */
const OURS = `n.nspname in ('public', 'private')`;

const RULES: Readonly<Record<string, string>> = {
  'a table of public without row security': `
    select c.relname as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  'a table of public without a policy': `
    select c.relname as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  'a policy that does not say to whom': `
    select policyname as offender from pg_policies where 'public' = any (roles)`,
  'a policy that is not called table, command, who': `
    select policyname as offender from pg_policies
    where policyname not like tablename || '\\_' || lower(cmd) || '\\_%'`,
  'a policy that asks who is calling once a row': `
    select policyname as offender from pg_policies
    where concat(qual, with_check) ~* '(?<!select )(auth\\.(uid|role|jwt|email)|private\\.[a-z_]+|current_setting)\\('`,
  'a policy that believes the token about the person': `
    select policyname as offender from pg_policies where concat(qual, with_check) ~* 'jwt|metadata|auth\\.role'`,
  'two permissive policies for the same people and command': `
    select a.policyname as offender from pg_policies a join pg_policies b
      on a.schemaname = b.schemaname and a.tablename = b.tablename and a.policyname < b.policyname
    where a.roles && b.roles and (a.cmd = b.cmd or 'ALL' in (a.cmd, b.cmd)) and a.permissive = b.permissive`,
  'a definer function within the reach of the API': `
    select p.proname as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef`,
  'a function that looks names up where its caller says': `
    select n.nspname || '.' || p.proname as offender from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${OURS} and not coalesce('search_path=""' = any (p.proconfig), false)`,
  'a view that reads with its owner’s rights': `
    select c.relname as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'v' and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
  'a materialized view or foreign table within the reach of the API': `
    select c.relname as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('m', 'f')`,
  'an extension in public': `
    select extname as offender from pg_extension where extnamespace = 'public'::regnamespace`,
  'a foreign key without an index': `
    select con.conname as offender from pg_constraint con
    join pg_class c on c.oid = con.conrelid join pg_namespace n on n.oid = c.relnamespace
    where con.contype = 'f' and ${OURS} and not exists (
      select from pg_index i where i.indrelid = con.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] @> con.conkey)`,
  'two indexes that are the same': `
    select a.indexrelid::regclass::text as offender from pg_index a join pg_index b
      on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid and a.indkey = b.indkey and a.indoption = b.indoption
      and a.indpred::text is not distinct from b.indpred::text and a.indexprs::text is not distinct from b.indexprs::text
    join pg_class c on c.oid = a.indrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  'a table without a primary key': `
    select c.relname as offender from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'r' and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  'a table or column without a comment': `
    select c.relname || coalesce('.' || a.attname, '') as offender
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${OURS} and c.relkind = 'r'
      and (obj_description(c.oid, 'pg_class') is null or col_description(c.oid, a.attnum) is null)`,
  'a moment without a time zone': `
    select table_name || '.' || column_name as offender from information_schema.columns
    where table_schema in ('public', 'private') and data_type = 'timestamp without time zone'`,
};

describe('the database catalogue does not contain', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startTestStack({ functions: false });
  });
  afterAll(() => stack.stop());

  const offenders = async (rule: string): Promise<readonly string[]> =>
    (await stack.sql<{ offender: string }>(rule)).map((row) => row.offender);

  test.each(Object.entries(RULES))('%s', async (_what, rule) => {
    expect(await offenders(rule)).toEqual([]);
  });

  test('a column to filter or sort by without an index that begins with it', async () => {
    const leading = await stack.sql<{ name: string }>(`
      select n.nspname || '.' || c.relname || '.' || a.attname as name
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where ${OURS} and i.indpred is null`);
    const names = new Set(leading.map((row) => row.name));
    expect(FILTER_COLUMNS.filter((column) => !names.has(column))).toEqual([]);
  });

  test('a rule above that never finds anything', async () => {
    await stack.sql(`do $$ begin
      create table public.bad (id integer, parent uuid references public.profiles (id), at timestamp, id2 integer);
      create index bad_one_idx on public.bad (id2);
      create index bad_two_idx on public.bad (id2);
      create table public.lax (id integer primary key, owner uuid);
      alter table public.lax enable row level security;
      create policy everything on public.lax using (auth.uid() = owner or (select auth.jwt()) is null);
      create policy everything_else on public.lax using (true);
      create view public.peek as select * from public.profiles;
      create materialized view public.kept as select 1 as one;
      create function public.powerful() returns integer language sql security definer as 'select 1';
      create extension if not exists ltree schema public;
    end $$`);
    for (const [what, rule] of Object.entries(RULES)) {
      expect(await offenders(rule), what).not.toEqual([]);
    }
  });
});

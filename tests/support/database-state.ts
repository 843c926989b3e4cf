import type { Stack } from '../../supabase/local/stack.ts';

/** Reads and puts back the whole database, for tests that let people try to break it. All of it as the owner. */

/** The schema with the database as it stands before each test of a file. */
export const BEFORE_TEST = 'test_backup';

/** Our own tables and the people; 'with sessions' also what else Auth keeps. */
export async function listTables(stack: Stack, how?: 'with sessions'): Promise<readonly string[]> {
  const auth = how === undefined ? "c.oid = 'auth.users'::regclass" : "n.nspname = 'auth'";
  const rows = await stack.sql<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'private') or ${auth})
    order by 1`);
  return rows.map((row) => row.name);
}

/** Every row of the tables (all of them when none are named), by content and by row version, as one text a table. */
export async function readEverything(
  stack: Stack,
  tables?: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const parts = (tables ?? (await listTables(stack))).map(
    (table) => `select '${table}' as name,
      coalesce(string_agg(t.xmin::text || ' ' || to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text), '') as rows
      from ${table} t`,
  );
  const rows = await stack.sql<{ name: string; rows: string }>(parts.join('\nunion all\n'));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** Keeps a copy of the tables in a schema of its own, out of the API's reach. */
export async function backUp(stack: Stack, schema: string, tables: readonly string[]): Promise<void> {
  const copies = tables.map((table) => `execute 'create table ${schema}."${table}" as table ${table}';`);
  await dropBackup(stack, schema);
  await stack.sql(`do $$ begin
    create schema ${schema};
    ${copies.join('\n')}
  end $$`);
}

export async function dropBackup(stack: Stack, schema: string): Promise<void> {
  await stack.sql(`drop schema if exists ${schema} cascade`);
}

/** Puts every table back to its copy, past all triggers and keys. */
export async function putBack(stack: Stack, schema: string = BEFORE_TEST): Promise<void> {
  await stack.sql(`do $$
    declare
      copy record;
      columns text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for copy in select tablename as name from pg_tables where schemaname = '${schema}' loop
        select string_agg(quote_ident(attname), ', ') into columns
        from pg_attribute
        where attrelid = copy.name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('delete from %s', copy.name);
        execute format(
          'insert into %s (%s) select %s from ${schema}.%I', copy.name, columns, columns, copy.name
        );
      end loop;
    end
  $$`);
}

import type { Stack } from '../../supabase/local/stack.ts';

/** Reads and puts back the whole database, for tests that let people try to break it. All of it as the owner. */

const BACKUP_SCHEMA = 'test_backup';

async function listTables(stack: Stack): Promise<readonly string[]> {
  const rows = await stack.sql<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'private') or c.oid = 'auth.users'::regclass)
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

/** Keeps a copy of every table, out of the API's reach. */
export async function backUp(stack: Stack): Promise<void> {
  const copies = (await listTables(stack)).map(
    (table) => `execute 'create table ${BACKUP_SCHEMA}."${table}" as table ${table}';`,
  );
  await stack.sql(`do $$ begin
    create schema ${BACKUP_SCHEMA};
    ${copies.join('\n')}
  end $$`);
}

/** Puts every table back to its copy, past all triggers and keys. */
export async function putBack(stack: Stack): Promise<void> {
  await stack.sql(`do $$
    declare
      copy record;
      columns text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for copy in select tablename as name from pg_tables where schemaname = '${BACKUP_SCHEMA}' loop
        select string_agg(quote_ident(attname), ', ') into columns
        from pg_attribute
        where attrelid = copy.name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        execute format('delete from %s', copy.name);
        execute format(
          'insert into %s (%s) select %s from ${BACKUP_SCHEMA}.%I', copy.name, columns, columns, copy.name
        );
      end loop;
    end
  $$`);
}

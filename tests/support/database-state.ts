import type { Stack } from '../../supabase/local/stack.ts';

/** Reads and puts back the whole database, for tests that let people try to break it. All of it as the owner. */

/** The schema with the database as it stands before each test of a file. */
export const BEFORE_TEST = 'test_backup';

/** Our own tables and the people; with 'sessions', also the other tables of Auth. */
export async function listTables(stack: Stack, also?: 'sessions'): Promise<readonly string[]> {
  const auth = also === undefined ? "c.oid = 'auth.users'::regclass" : "n.nspname = 'auth'";
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

/** Copies the tables into a schema out of the API's reach, in place of an earlier copy of that name. */
export async function backUp(stack: Stack, schema: string, tables: readonly string[]): Promise<void> {
  const columns = new Map((await writableColumns(stack)).map(({ name, list }) => [name, list]));
  const copies = tables.map((table) => `execute 'create table ${schema}."${table}" as table ${table}';`);
  const steps = tables.map((table) => putBackStep(schema, table, columns.get(table) ?? ''));
  const versions = tables
    .map((table) => `select '${table}' as name, ${versionOf(table)} as version`)
    .join('\nunion all\n');
  await dropBackup(stack, schema);
  await stack.sql(`do $$ begin
    create schema ${schema};
    ${copies.join('\n')}
    create table ${schema}.versions as ${versions};
    create table ${schema}.moment as select null::bigint as next_transaction;
  end $$`);
  // Functions, so that their plans are kept.
  await stack.sql(`create function ${schema}.is_untouched() returns boolean language sql as $untouched$
    select ${NEXT_TRANSACTION} is not distinct from next_transaction from ${schema}.moment
  $untouched$`);
  await stack.sql(`create function ${schema}.read_versions() returns table (name text, version text) language plpgsql as $read$
    begin
      if ${schema}.is_untouched() then
        return query select v.name, v.version from ${schema}.versions v;
      else
        return query ${versions};
      end if;
    end
  $read$`);
  await stack.sql(`create function ${schema}.put_back() returns void language plpgsql as $put_back$
    begin
      if ${schema}.is_untouched() then return; end if;
      ${steps.join('\n')}
      -- Unknown while somebody who began before still writes.
      update ${schema}.moment set next_transaction = case
        when pg_snapshot_xmin(pg_current_snapshot()) = pg_current_xact_id() then pg_current_xact_id()::text::bigint + 1 end;
    end
  $put_back$`);
}

/** Whoever writes takes the next number: while it stands still, no row of any table has changed, and none need be read. */
const NEXT_TRANSACTION = 'pg_snapshot_xmax(pg_current_snapshot())::text::bigint';

async function writableColumns(
  stack: Stack,
): Promise<readonly { readonly name: string; readonly list: string }[]> {
  return await stack.sql(`
    select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(attname), ', ') as list
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    group by 1`);
}

/** What differs once a row was written, changed or deleted: whatever writes a row gives it a newer version. */
function versionOf(table: string): string {
  return `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table})`;
}

function putBackStep(schema: string, table: string, columns: string): string {
  return `if ${versionOf(table)} is distinct from (select version from ${schema}.versions where name = '${table}') then
      perform set_config('session_replication_role', 'replica', true);
      delete from ${table};
      insert into ${table} (${columns}) select ${columns} from ${schema}."${table}";
      update ${schema}.versions set version = ${versionOf(table)} where name = '${table}';
    end if;`;
}

async function dropBackup(stack: Stack, schema: string): Promise<void> {
  await stack.sql(`drop schema if exists ${schema} cascade`);
}

/**
 * The version of each table that is put back before each test (of these when some are named): another one once any of its
 * rows was written, even with the same content.
 */
export async function readVersions(
  stack: Stack,
  tables?: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = await stack.sql<{ name: string; version: string }>(
    `select name, version from ${BEFORE_TEST}.read_versions()`,
  );
  return Object.fromEntries(
    rows.filter(({ name }) => tables?.includes(name) ?? true).map(({ name, version }) => [name, version]),
  );
}

/** Puts every table that was written to back to its copy, past all triggers and keys. */
export async function putBack(stack: Stack, schema: string = BEFORE_TEST): Promise<void> {
  await stack.sql(`select ${schema}.put_back()`);
}

/** What the schema is made of, one line a part: what puts rows back does not put these back. */
export async function readSchema(stack: Stack): Promise<ReadonlySet<string>> {
  const rows = await stack.sql<{ part: string }>(`
    with ours as (select oid, nspname as schema, nspacl from pg_namespace where nspname in ('public', 'private', 'auth')),
    tables as (
      select c.* from pg_class c join ours on ours.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S', 'i'))
    select concat_ws(' ', 'schema', schema, nspacl) as part from ours
    union all select concat_ws(' ', 'relation', oid::regclass, relkind, relrowsecurity, relforcerowsecurity, relacl, reloptions)
      from tables
    union all select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid::regtype, attnotnull, attacl,
        pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join tables on tables.oid = a.attrelid
      left join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
      where a.attnum > 0 and not a.attisdropped and tables.relkind <> 'i'
    union all select concat_ws(' ', 'constraint', conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join ours on ours.oid = c.connamespace
    union all select concat_ws(' ', 'policy', tablename, policyname, roles, cmd, qual, with_check) from pg_policies
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), tgenabled)
      from pg_trigger t join tables on tables.oid = t.tgrelid where not tgisinternal
    union all select concat_ws(' ', 'function', p.oid::regprocedure, prosecdef, proconfig, proacl, md5(prosrc))
      from pg_proc p join ours on ours.oid = p.pronamespace
    union all select concat_ws(' ', 'role', rolname, rolsuper, rolbypassrls, rolcanlogin, rolconfig) from pg_roles
    union all select concat_ws(' ', 'setting', name, setting) from pg_settings where source = 'session'
    union all select concat_ws(' ', 'user', current_user)`);
  return new Set(rows.map((row) => row.part));
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Query } from '../../supabase/local/database/database.ts';
import { openPostgres } from '../../supabase/local/database/postgres.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { idOf } from '../support/people.ts';
import type { TestPostgres } from '../support/postgres.ts';
import { startPreparedPostgres } from '../support/prepared-postgres.ts';
import { startTestStack } from '../support/stack.ts';

const CROWD = 3_000;
const COMMANDS = 30_000;

/** Everybody of the crowd has an account (its profile comes by itself); one of them has played for days. */
const FILL = [
  `insert into auth.users (id, aud, role, email, raw_user_meta_data, raw_app_meta_data, created_at, updated_at)
   select gen_random_uuid(), 'authenticated', 'authenticated', 'crowd' || n || '@example.test', '{}', '{}', now(), now()
   from generate_series(1, ${CROWD}) n`,
  `insert into simulation_runs
     (user_id, status, subject, rules_version, expires_at, finished_at, scenario_id, seed)
   select (select id from profiles where email = 'crowd1@example.test'), 'void', 'kestrel-b7', 'lab-0',
     now() + interval '1 minute', now(), 'GONE', n
   from generate_series(1, 30) n`,
  `insert into run_commands (run_id, seq, command)
   select r.id, n, '{"kind":"listen"}' from simulation_runs r, generate_series(1, ${COMMANDS / 30}) n`,
  'analyze',
];

// On a real PostgreSQL with many rows: a plan is what the planner makes of sizes.
describe('in a large database', () => {
  let server: TestPostgres;
  let stack: Stack;
  let database: Database;
  beforeAll(async () => {
    server = await startPreparedPostgres();
    stack = await startTestStack({ databaseUrl: server.url, functions: false });
    database = openPostgres(server.url, 1);
    for (const statement of FILL) await database.query(statement);
  });
  afterAll(async () => {
    await database?.close();
    await stack?.stop();
    await server?.stop();
  });

  /** Works as this person, as the Data API would. */
  const as = <Value>(id: string, work: (query: Query) => Promise<Value>): Promise<Value> =>
    database.transaction(async (query) => {
      await query(
        "select set_config('request.jwt.claim.sub', $1, true), set_config('role', 'authenticated', true)",
        [id],
      );
      return work(query);
    });

  test.each([
    ['reads all logs', 'run_commands', 'select * from run_commands'],
    ['reads all profiles', 'profiles', 'select * from profiles'],
    ['changes all profiles', 'profiles', "update profiles set full_name = 'Ace'"],
  ])('a person who %s makes the database look at their own rows only', async (_does, table, statement) => {
    const lines = await as(idOf('ace'), (query) =>
      query<{ 'QUERY PLAN': string }>(`explain (costs off) ${statement}`),
    );
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(
      new RegExp(`Index(?: Only)? Scan[^\\n]* on ${table}\\b|Bitmap Heap Scan on ${table}\\b`),
    );
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  });

  test('a person still finds their own logs and profile, and an administrator all profiles', async () => {
    const counts = (query: Query): Promise<readonly unknown[]> =>
      query(
        'select (select count(*)::int from run_commands) as logs, (select count(*)::int from profiles) as people',
      );
    const [player] = await stack.sql<{ id: string }>(
      "select id from profiles where email = 'crowd1@example.test'",
    );
    const [all] = await stack.sql<{ people: number }>('select count(*)::int as people from profiles');
    expect(await as(player?.id ?? '', counts)).toEqual([{ logs: COMMANDS, people: 1 }]);
    expect(await as(idOf('ace'), counts)).toEqual([{ logs: 0, people: 1 }]);
    expect(await as(idOf('deactivated'), counts)).toEqual([{ logs: 0, people: 1 }]);
    expect(await as(idOf('admin'), counts)).toEqual([{ logs: 0, people: all?.people }]);
  });
});

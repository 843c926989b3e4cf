import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../supabase/local/settings.ts';
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from '../support/database-types.ts';
import { type HostedDatabase, startHostedDatabase } from '../support/hosted-database.ts';
import { type Checkout, type CliAnswer, makeCheckout } from '../support/supabase-cli.ts';

const MIGRATIONS = readdirSync(new URL('supabase/migrations/', PROJECT_ROOT)).filter((file) =>
  file.endsWith('.sql'),
);

let database: HostedDatabase;
let checkout: Checkout;
let pushed: CliAnswer;
beforeAll(async () => {
  database = await startHostedDatabase();
  // The database is named by its address; the management API is not asked.
  checkout = await makeCheckout('http://127.0.0.1:1');
  pushed = await checkout.run(`npx supabase db push --remote=${database.url}`);
});
afterAll(async () => {
  await checkout?.remove();
  await database?.stop();
});

describe('the migrations, pushed by the Supabase CLI', () => {
  it('can all be applied by a role that is not a superuser', async () => {
    expect(pushed).toEqual({ code: 0, words: expect.stringContaining(MIGRATIONS.at(-1) ?? '') });
    expect(await database.sql("select rolsuper from pg_roles where rolname = 'postgres'")).toEqual([
      { rolsuper: false },
    ]);
    const kept = await database.sql<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    expect(kept.map(({ version }) => version)).toEqual(MIGRATIONS.map((file) => file.split('_')[0]));
  });

  it('create the six plans and no person', async () => {
    expect(await database.sql('select count(*)::int as plans from public.plans')).toEqual([{ plans: 6 }]);
    expect(await database.sql('select count(*)::int as people from auth.users')).toEqual([{ people: 0 }]);
  });

  it('are not run again by a second push', async () => {
    const again = await checkout.run(`npx supabase db push --remote=${database.url}`);
    expect(again).toEqual({ code: 0, words: expect.stringContaining('up to date') });
  });

  it('are what the types of the code were generated from', async () => {
    const kept = readFileSync(new URL(DATABASE_TYPES_FILE, PROJECT_ROOT), 'utf8');
    const generated = await generateDatabaseTypes(checkout, database.url);
    expect(kept, `${DATABASE_TYPES_FILE} is stale. Renew it: npm run types:database`).toBe(generated);
  });

  it('pass the linter without a warning', async () => {
    // A hosted project has it at hand; here the superuser puts it in, because it is no trusted extension.
    await database.sql('create extension if not exists plpgsql_check with schema extensions');
    const lint = `npx supabase db lint --remote=${database.url} --schema public,private --fail-on warning`;
    const answer = await checkout.run(lint);
    expect(answer.words).toContain('No schema errors found');
    expect(answer.code).toBe(0);
  });

  it('pass the advisors of security and performance without a warning', async () => {
    const answer = await checkout.run(`npx supabase db advisors --remote=${database.url} --fail-on warn`);
    expect(answer).toEqual({ code: 0, words: expect.stringContaining('No issues found') });
  });
});

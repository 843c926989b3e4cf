import { openPostgres } from '../../supabase/local/database/postgres.ts';
import { HOSTED_PRELUDE } from '../../supabase/local/database/prelude.ts';
import { createLite } from '../../supabase/local/lite.ts';
import { createMailbox } from '../../supabase/local/mailbox/mailbox.ts';
import { StackMailer } from '../../supabase/local/mailbox/mailer.ts';
import { startPostgres } from './postgres.ts';

export interface HostedDatabase {
  /** As `postgres`, who on a hosted project deploys and is no superuser. */
  readonly url: string;
  /** Runs a statement as the superuser, whom nobody but Supabase is there. */
  sql<Row>(text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

const SUPERUSER = 'supabase_admin';

/**
 * What differs from a plain PostgreSQL for whoever deploys: `postgres` owns the database and `public`, makes roles, uses
 * `auth` and owns nothing in it. Source: supabase/postgres, `migrations/db/init-scripts`.
 */
const DEPLOYER = `
create role postgres login createrole createdb bypassrls in role anon, authenticated, service_role;
alter role postgres set search_path = "$user", public, extensions;
alter database postgres owner to postgres;
alter schema public owner to postgres;
grant usage on schema auth to postgres;
grant all on all tables in schema auth to postgres;
grant usage on schema extensions to postgres with grant option;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
drop schema if exists supabase_migrations cascade;
`;

/** A real PostgreSQL set up like a new hosted project: no migration has run yet. */
export async function startHostedDatabase(): Promise<HostedDatabase> {
  const server = await startPostgres({ superuser: SUPERUSER });
  const database = openPostgres(server.url, 2);
  const stop = async (): Promise<void> => {
    await database.close();
    await server.stop();
  };
  try {
    const site = 'http://127.0.0.1';
    const auth = createLite({
      database,
      mailer: new StackMailer({
        mailbox: createMailbox(),
        publicUrl: site,
        siteUrl: site,
        metadataOf: async () => ({}),
      }),
      publicUrl: site,
      siteUrl: site,
      jwtSecret: 'a secret of at least 32 characters',
      google: { clientId: 'none', secret: 'none' },
    });
    await auth.init();
    await auth.ensureSystemSchema();
    await database.script(HOSTED_PRELUDE);
    await database.script(DEPLOYER);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url.replace(`${SUPERUSER}@`, 'postgres@'), sql: database.query, stop };
}

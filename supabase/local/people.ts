import type { Query } from './database/database.ts';

/** The password of all people in `supabase/seed.sql`. */
export const SEED_PASSWORD = 'bench-ready';

/** The demo people that are in the database, by address. */
export async function seededEmails(query: Query): Promise<readonly string[]> {
  const rows = await query<{ email: string }>(
    "select email from auth.users where email like '%@benchready.test' order by created_at, email",
  );
  return rows.map((row) => row.email);
}

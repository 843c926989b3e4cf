import { writeFile } from 'node:fs/promises';
import { PROJECT_ROOT } from '../../supabase/local/settings.ts';
import { DATABASE_TYPES_FILE, generateDatabaseTypes } from './database-types.ts';
import { startHostedDatabase } from './hosted-database.ts';
import { makeCheckout } from './supabase-cli.ts';

/** `npm run types:database`: runs the migrations in a new PostgreSQL and writes the types of what they make. */
const database = await startHostedDatabase();
const checkout = await makeCheckout('http://127.0.0.1:1');
try {
  const pushed = await checkout.run(`npx supabase db push --remote=${database.url}`);
  if (pushed.code !== 0) throw new Error(pushed.words);
  await writeFile(
    new URL(DATABASE_TYPES_FILE, PROJECT_ROOT),
    await generateDatabaseTypes(checkout, database.url),
  );
} finally {
  await checkout.remove();
  await database.stop();
}

import type { Stack } from '../../supabase/local/stack.ts';
import { LAB_RULES } from './lab-rules.ts';

/** Opens a run of a certain case past the server's choice, as the owner of the database can. */
export async function openCase(
  { sql }: Pick<Stack, 'sql'>,
  userId: string,
  given: {
    readonly scenarioId: string;
    readonly seed: number;
    readonly rulesVersion?: string;
    readonly simulation?: string;
  },
): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `select private.start_run(
       $1, (select plan_id from public.subscriptions where user_id = $1), $5, 'kestrel-b7', $2, $3, $4,
       interval '20 minutes', false
     ) ->> 'id' as id`,
    [
      userId,
      given.rulesVersion ?? LAB_RULES.version,
      given.scenarioId,
      given.seed,
      given.simulation ?? 'hardware',
    ],
  );
  if (row === undefined) throw new Error('No run was opened.');
  return row.id;
}

/** A bench that every test knows, whatever cases the pool has: the strap is on, there is a clip of the debug LEDs. */
const KNOWN_CASE = { scenarioId: 'DEMO-60', seed: 60 };

/** The known bench is what this person finds open. */
export function seedKnownRun(database: Pick<Stack, 'sql'>, userId: string): Promise<string> {
  return openCase(database, userId, KNOWN_CASE);
}

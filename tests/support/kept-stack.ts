import type { Stack, StackOptions } from '../../supabase/local/stack.ts';
import { backUp, listTables, putBack, readSchema } from './database-state.ts';
import { startTestStack } from './stack.ts';

/** The schema with the database as a new stack has it. */
const AS_NEW = 'test_as_new';

export interface KeptStack extends Stack {
  /** Makes database, Auth, Stripe and mailbox what they were at the start. To be called before a file of tests uses it. */
  renew(): Promise<void>;
  /** @throws when the schema, the grants or the session's settings are not what they were: `renew` cannot mend that. */
  assertSameSchema(): Promise<void>;
}

/** Starts a stack that many files of tests use one after the other. A file that changes the schema starts one of its own. */
export async function startKeptStack(options: StackOptions = {}): Promise<KeptStack> {
  const stack = await startTestStack(options);
  await backUp(stack, AS_NEW, await listTables(stack, 'sessions'));
  const schema = await readSchema(stack);

  const renew = async (): Promise<void> => {
    // Requests of the previous file may still be writing.
    await stack.idle();
    stack.stripe.control.reset();
    stack.mailbox.clear();
    await putBack(stack, AS_NEW);
  };

  const assertSameSchema = async (): Promise<void> => {
    const now = await readSchema(stack);
    const gone = [...schema].filter((part) => !now.has(part)).map((part) => `- ${part}`);
    const added = [...now].filter((part) => !schema.has(part)).map((part) => `+ ${part}`);
    if (gone.length + added.length === 0) return;
    throw new Error(
      `These tests change the schema of a stack that others use after them:\n${[...gone, ...added].join('\n')}`,
    );
  };
  return { ...stack, renew, assertSameSchema };
}

import type { Stack, StackOptions } from '../../supabase/local/stack.ts';
import { BEFORE_TEST, backUp, dropBackup, listTables, putBack } from './database-state.ts';
import { startTestStack } from './stack.ts';

/** The database as a fresh stack has it. */
const AS_NEW = 'test_as_new';

export interface KeptStack extends Stack {
  /** Makes database, Stripe and mailbox what they were at the start, for the next file of tests. */
  handBack(): Promise<void>;
}

/** Starts a stack that many files of tests use one after the other. Who changes the schema starts one of their own. */
export async function startKeptStack(options: StackOptions = {}): Promise<KeptStack> {
  const stack = await startTestStack(options);
  await backUp(stack, AS_NEW, await listTables(stack, 'with sessions'));
  const handBack = async (): Promise<void> => {
    stack.stripe.control.reset();
    stack.mailbox.clear();
    await dropBackup(stack, BEFORE_TEST);
    await putBack(stack, AS_NEW);
  };
  return { ...stack, handBack };
}

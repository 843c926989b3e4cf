import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { BEFORE_TEST, backUp, listTables, putBack } from './database-state.ts';
import { type KeptStack, startKeptStack } from './kept-stack.ts';

let kept: KeptStack | null = null;

/**
 * The stack of this worker, as new, with the demo people and the grants of our migrations: started for the first file
 * that asks, and kept for the next ones. Its `stop` gives it back, and fails when the schema has changed meanwhile: a
 * file that does that starts a stack of its own.
 */
export async function workerStack(): Promise<Stack> {
  kept ??= await startKeptStack();
  const stack = kept;
  await stack.renew();
  const stop = async (): Promise<void> => {
    try {
      await stack.assertSameSchema();
    } catch (error) {
      kept = null;
      await stack.stop();
      throw error;
    }
  };
  return { ...stack, stop };
}

/**
 * One stack for all tests of a file or a `describe`: `begin` starts it and says how it stands before each of them. After
 * each, database and Stripe are as they were then; after the last, it is stopped.
 */
export function shareStack(begin: () => Promise<Stack>): void {
  let stack: Stack;
  beforeAll(async () => {
    stack = await begin();
    await backUp(stack, BEFORE_TEST, await listTables(stack));
  });
  afterEach(async () => {
    stack.stripe.control.reset();
    await putBack(stack);
  });
  afterAll(() => stack.stop());
}

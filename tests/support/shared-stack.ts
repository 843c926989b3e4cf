import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { BEFORE_TEST, backUp, listTables, putBack } from './database-state.ts';
import { startKeptStack } from './kept-stack.ts';

let kept: Promise<Stack> | null = null;

/**
 * The stack of this worker, with the demo people and the grants of our migrations: started for the first file that asks,
 * and kept for the next ones. Its `stop` makes it as new and hands it back. Who changes the schema starts a stack of
 * their own.
 */
export function workerStack(): Promise<Stack> {
  kept ??= startKeptStack().then((stack) => ({ ...stack, stop: stack.handBack }));
  return kept;
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

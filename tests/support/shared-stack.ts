import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Stack } from '../../supabase/local/stack.ts';
import { backUp, putBack } from './database-state.ts';

/**
 * One stack for all tests of a file or a `describe`: `begin` starts it and says how it stands before each of them. After
 * each, database and Stripe are as they were then; after the last, it is stopped.
 */
export function shareStack(begin: () => Promise<Stack>): void {
  let stack: Stack;
  beforeAll(async () => {
    stack = await begin();
    await backUp(stack);
  });
  afterEach(async () => {
    stack.stripe.control.reset();
    await putBack(stack);
  });
  afterAll(() => stack.stop());
}

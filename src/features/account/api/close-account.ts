import { closeAccountAnswer } from '../../../core/contracts/functions.ts';
import { callFunction, FunctionRefusal } from '../../../lib/call-function.ts';
import { SpokenRefusal } from '../../../lib/spoken-refusal.ts';

/** Closes the person's account, and its subscription with it. Throws `SpokenRefusal` where a rule forbids it. */
export async function closeAccount(userId: string): Promise<void> {
  try {
    await callFunction('close-account', { userId }, closeAccountAnswer);
  } catch (cause) {
    const isSpoken = cause instanceof FunctionRefusal && cause.reason === 'refused';
    throw isSpoken ? new SpokenRefusal(cause.message) : cause;
  }
}

import { closeAccountAnswer } from '../../../core/contracts/functions.ts';
import { callFunction, FunctionError } from '../../../lib/call-function.ts';
import { UserFacingError } from '../../../lib/user-facing-error.ts';

/** Closes the person's account, and its subscription with it. Throws `UserFacingError` where a rule forbids it. */
export async function closeAccount(userId: string): Promise<void> {
  try {
    await callFunction('close-account', { userId }, closeAccountAnswer);
  } catch (cause) {
    const isSpoken = cause instanceof FunctionError && cause.reason === 'refused';
    throw isSpoken ? new UserFacingError(cause.message) : cause;
  }
}

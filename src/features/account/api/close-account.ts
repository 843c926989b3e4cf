import { closeAccountAnswer } from '../../../core/contracts/functions.ts';
import { callFunction } from '../../../lib/call-function.ts';

/** Closes the person's account and cancels its subscription. Throws `FunctionError`. */
export async function closeAccount(userId: string): Promise<void> {
  await callFunction('close-account', { userId }, closeAccountAnswer);
}

import { type CreateUserBody, createUserAnswer } from '../../../core/contracts/functions.ts';
import type { NewPersonForm } from '../../../core/contracts/people-forms.ts';
import { getAuth } from '../../../lib/auth.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { FunctionError } from '../../../lib/function-error.ts';

/** Creates an account for a person. Throws `FunctionError`; without a session its message is 'Not authenticated'. */
export async function createPerson(userData: NewPersonForm): Promise<void> {
  const auth = await getAuth();
  const { data } = await auth.getSession();
  if (data.session === null) throw new FunctionError('refused', 401, 'Not authenticated');
  const body: CreateUserBody = { action: 'createUser', userData };
  await callFunction('create-user', body, createUserAnswer);
}

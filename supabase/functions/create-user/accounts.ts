import type { AuthError } from '@supabase/supabase-js';
import {
  type CreateUserAnswer,
  type CreateUserBody,
  createUserAnswer,
} from '../../../src/core/contracts/functions.ts';
import type { Role } from '../../../src/core/contracts/vocabulary.ts';
import { actAs, type Caller } from '../_shared/caller.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { Platform } from '../_shared/services.ts';

/** Creates the Auth account and returns its id. A trigger adds the profile; `giveRole` sets the role. */
export async function createAccount(platform: Platform, person: CreateUserBody['userData']): Promise<string> {
  const { data, error } = await platform.service.auth.admin.createUser({
    email: person.email,
    password: person.password,
    email_confirm: true,
    user_metadata: { full_name: person.name },
  });
  if (error !== null) throw httpErrorOf(error);
  if (data.user === null) throw new Error('auth.admin.createUser answered neither a user nor an error');
  return data.user.id;
}

/**
 * Sets the role with the caller's own token, so that the database checks the permission again and the audit log names the
 * caller.
 *
 * @throws HttpError 403 when the caller may no longer give it.
 */
export async function giveRole(
  platform: Platform,
  caller: Caller,
  person: { readonly id: string; readonly role: Role },
): Promise<CreateUserAnswer['user']> {
  if (person.role !== 'user') {
    const { error } = await actAs(platform, caller)
      .from('profiles')
      .update({ role: person.role })
      .eq('id', person.id);
    if (error !== null) throw new HttpError(403, 'You may not give this role');
  }
  const { data, error } = await platform.service
    .from('profiles')
    .select('id, email, full_name, role')
    .eq('id', person.id)
    .eq('role', person.role)
    .maybeSingle();
  if (error !== null) throw new Error(`profiles: ${error.message}`);
  if (data === null) throw new HttpError(403, 'You may not give this role');
  const { id, email, full_name, role } = data;
  return createUserAnswer.shape.user.parse({ id, email, full_name, role });
}

/** Removes an account that could not be completed, so that its address can be used again. */
export async function removeAccount(platform: Platform, id: string): Promise<void> {
  const { error } = await platform.service.auth.admin.deleteUser(id);
  if (error !== null)
    console.error(`create-user: account ${id} is half made and could not be removed:`, error);
}

function httpErrorOf(error: AuthError): HttpError {
  if (error.code === 'email_exists' || error.code === 'user_already_exists') {
    return new HttpError(409, 'A user with this email address already exists');
  }
  if (error.status === 401 || error.status === 403) {
    // The client shows this as a server configuration error (spec section 8).
    return new HttpError(500, 'Invalid API key');
  }
  console.error('create-user:', error);
  return error.status === 422
    ? new HttpError(422, 'The account could not be created', error.message)
    : new HttpError(503, 'The account could not be created');
}

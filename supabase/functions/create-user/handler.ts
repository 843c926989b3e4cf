import { mayManagePeople, rolesGrantableBy } from '../../../src/core/access/roles.ts';
import { type CreateUserAnswer, createUserBody } from '../../../src/core/contracts/functions.ts';
import { type Caller, identifyCaller } from '../_shared/caller.ts';
import { endpoint, type Handler } from '../_shared/endpoint.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { Platform } from '../_shared/services.ts';
import { createAccount, giveRole, removeAccount } from './accounts.ts';

/** Error code for which the client shows its access-denied state (spec section 8). */
const NOT_ADMIN = 'not_admin';

/** Lets an administrator create a confirmed account with password and role; if a step fails, no account remains. */
export function createUser(platform: Platform): Handler {
  return endpoint({
    name: 'create-user',
    siteUrl: platform.env.siteUrl,
    admit: (request) => identifyAdministrator(platform, request),
    body: createUserBody,
    answer: async (caller, { userData }): Promise<CreateUserAnswer> => {
      if (!rolesGrantableBy(caller.role).includes(userData.role)) {
        throw new HttpError(403, 'Only a super admin can create a super admin');
      }
      const id = await createAccount(platform, userData);
      try {
        return { user: await giveRole(platform, caller, { id, role: userData.role }) };
      } catch (error) {
        await removeAccount(platform, id);
        throw error;
      }
    },
  });
}

async function identifyAdministrator(platform: Platform, request: Request): Promise<Caller> {
  const caller = await identifyCaller(platform, request);
  if (mayManagePeople(caller.role)) return caller;
  throw new HttpError(403, NOT_ADMIN, 'You need admin privileges to view and manage users.');
}

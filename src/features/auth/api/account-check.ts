import { sharedQueryClient } from '../../../lib/query-client.ts';
import { type AccountStanding, accountStanding } from '../model/account.ts';
import { profileQuery } from './profile.queries.ts';
import { reopenOwnAccount } from './reopen-account.ts';

/** Whether the person behind a session may be here, read anew; the profile stays in the cache for the screens. Throws what the database answers. */
export async function readStanding(userId: string): Promise<AccountStanding> {
  return accountStanding(await sharedQueryClient().fetchQuery({ ...profileQuery(userId), staleTime: 0 }));
}

/** Opens the signed-in person's closed account; answers whether it is open now. Throws what the database answers. */
export async function reopen(): Promise<boolean> {
  const isOpen = await reopenOwnAccount();
  await sharedQueryClient().invalidateQueries({ queryKey: ['profile'] });
  return isOpen;
}

import { sharedQueryClient } from '../../../lib/query-client.ts';
import { type AccountStanding, accountStanding } from '../model/account.ts';
import { profileQuery } from './profile.queries.ts';
import { reopenOwnAccount } from './reopen-account.ts';

/**
 * Fetches whether the account behind a session may sign in; the profile stays in the query cache. Throws the
 * database's error.
 */
export async function readStanding(userId: string): Promise<AccountStanding> {
  return accountStanding(await sharedQueryClient().fetchQuery({ ...profileQuery(userId), staleTime: 0 }));
}

/** Reopens the signed-in person's closed account; returns whether it is open now. Throws the database's error. */
export async function reopen(): Promise<boolean> {
  const isOpen = await reopenOwnAccount();
  await sharedQueryClient().invalidateQueries({ queryKey: ['profile'] });
  return isOpen;
}

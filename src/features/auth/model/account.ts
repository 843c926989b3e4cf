import type { ProfileRow } from '../../../core/contracts/rows.ts';

/** Whether the account behind a session may sign in. */
export type AccountStanding = 'active' | 'missing' | 'deactivated';

/** No row means a missing account; only an explicit false is deactivated, null counts as active (spec section 3). */
export function accountStanding(profile: Pick<ProfileRow, 'status'> | null): AccountStanding {
  if (profile === null) return 'missing';
  return profile.status === false ? 'deactivated' : 'active';
}

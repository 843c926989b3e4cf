import type { ProfileRow } from '../../../core/contracts/rows.ts';

/** Whether the person behind a session may be here. */
export type AccountStanding = 'active' | 'missing' | 'deactivated';

/** No row is a missing account; only an explicit false is a deactivated one, null counts as active (spec section 3). */
export function accountStanding(profile: Pick<ProfileRow, 'status'> | null): AccountStanding {
  if (profile === null) return 'missing';
  return profile.status === false ? 'deactivated' : 'active';
}

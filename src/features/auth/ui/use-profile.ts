import { useQuery } from '@tanstack/react-query';
import { roleOf } from '../../../core/access/roles.ts';
import type { AccountType, Role } from '../../../core/contracts/vocabulary.ts';
import { profileQuery } from '../api/profile.queries.ts';

export interface ProfileFacts {
  readonly isLoading: boolean;
  /** Null only while loading; a missing or failed profile counts as an ordinary user (spec section 3). */
  readonly role: Role | null;
  readonly fullName: string | null;
  /** Null if the person never chose one. */
  readonly accountType: AccountType | null;
}

/** The person's profile facts for screens. The account check has already put the row into the cache. */
export function useProfile(userId: string | null): ProfileFacts {
  const { data, isFetched } = useQuery({ ...profileQuery(userId ?? ''), enabled: userId !== null });
  const isLoading = userId !== null && !isFetched;
  return {
    isLoading,
    role: userId === null || isLoading ? null : roleOf(data?.role),
    fullName: data?.full_name?.trim() || null,
    accountType: data?.account_type ?? null,
  };
}

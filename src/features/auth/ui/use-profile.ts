import { useQuery } from '@tanstack/react-query';
import { roleOf } from '../../../core/access/roles.ts';
import type { AccountType, Role } from '../../../core/contracts/vocabulary.ts';
import { profileQuery } from '../api/profile.queries.ts';

export interface ProfileFacts {
  readonly isLoading: boolean;
  /** Null only while it is being read; missing or failed counts as an ordinary user (spec section 3). */
  readonly role: Role | null;
  readonly fullName: string | null;
  /** Null where the person never said. */
  readonly accountType: AccountType | null;
}

/** The person's profile as the screens need it. The session has read the row already when it let the person in. */
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

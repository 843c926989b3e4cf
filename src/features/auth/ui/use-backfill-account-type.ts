import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../api/profile.queries.ts';
import { settleAccountType } from '../api/settle-account-type.ts';
import { rememberedAccountType } from '../model/account-type.ts';
import { useProfile } from './use-profile.ts';

/** Gives the profile the account type that this browser remembers, where it has none (spec section 7). */
export function useBackfillAccountType(userId: string | null): void {
  const queries = useQueryClient();
  const { isLoading, accountType } = useProfile(userId);
  const isOpen = userId !== null && !isLoading && accountType === null;
  useEffect(() => {
    const remembered = rememberedAccountType();
    if (!isOpen || remembered === null) return;
    settleAccountType(userId, remembered).then(
      () => queries.invalidateQueries({ queryKey: profileQuery(userId).queryKey }),
      // Nothing depends on it today: the next visit tries again.
      () => undefined,
    );
  }, [isOpen, userId, queries]);
}

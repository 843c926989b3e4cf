import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../api/profile.queries.ts';
import { settleAccountType } from '../api/settle-account-type.ts';
import { rememberedAccountType } from '../model/account-type.ts';
import { useProfile } from './use-profile.ts';

/** Saves the account type stored in this browser to a profile without one (spec section 7). */
export function useBackfillAccountType(userId: string | null): void {
  const queries = useQueryClient();
  const { isLoading, accountType } = useProfile(userId);
  const isOpen = userId !== null && !isLoading && accountType === null;
  useEffect(() => {
    const remembered = rememberedAccountType();
    if (!isOpen || remembered === null) return;
    settleAccountType(userId, remembered).then(
      () => queries.invalidateQueries({ queryKey: profileQuery(userId).queryKey }),
      // Not urgent: the next visit tries again.
      () => undefined,
    );
  }, [isOpen, userId, queries]);
}

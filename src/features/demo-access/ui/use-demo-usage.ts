import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEMO_USE_LIMIT } from '../../../core/access/screens.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { demoUsageQuery, incrementDemoUsage, isLimitReached } from '../api/demo-usage.ts';

/** `failed`: the use could not be counted, `error` has the reason. `at-limit`: the server says that no use is left. */
type CountedUse = 'counted' | 'failed' | 'at-limit';

export interface DemoUsage {
  /** 0 while unknown and after a failed lookup: the demo then opens, and the server accepts no result for it. */
  readonly usedCount: number;
  readonly isLoading: boolean;
  /** The message of the last failure (spec section 8). */
  readonly error: string | null;
  readonly increment: () => Promise<CountedUse>;
}

/** The person's demo use; `isAsked` false disables the query for plans without a demo. */
export function useDemoUsage(userId: string | null, isAsked: boolean): DemoUsage {
  const { t } = useTranslation('simulation');
  const queries = useQueryClient();
  const isEnabled = userId !== null && isAsked;
  const usage = useQuery({ ...demoUsageQuery(userId ?? ''), enabled: isEnabled });
  const [incrementError, setIncrementError] = useState<string | null>(null);

  const increment = async (): Promise<CountedUse> => {
    if (userId === null) {
      setIncrementError(t('demo.notAuthenticated'));
      return 'failed';
    }
    const { queryKey } = demoUsageQuery(userId);
    try {
      queries.setQueryData(queryKey, await incrementDemoUsage(userId));
      setIncrementError(null);
      return 'counted';
    } catch (cause) {
      setIncrementError(backendMessage(cause) ?? t('demo.incrementFailed'));
      if (!isLimitReached(cause)) return 'failed';
      queries.setQueryData(queryKey, DEMO_USE_LIMIT);
      return 'at-limit';
    }
  };

  return {
    usedCount: usage.data ?? 0,
    // Loading only until the first answer: a later retry must not unmount a running demo.
    isLoading: isEnabled && !usage.isFetched,
    error: incrementError ?? (usage.isError ? (backendMessage(usage.error) ?? t('demo.fetchFailed')) : null),
    increment,
  };
}

import { useCallback } from 'react';
import type { LevelNeed } from '../../core/assessment/objectives/level.ts';
import { MASTERY_MARK } from '../../core/assessment/objectives/mastery.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDay } from '../../lib/format-day.ts';

/** What the next level takes, in one sentence. */
export function useNeedText(): (need: LevelNeed) => string {
  const { t } = useTranslation('objectives');
  return useCallback(
    (need) => {
      const mark = MASTERY_MARK;
      switch (need.kind) {
        case 'run':
        case 'pass':
          return t(`need.${need.kind}`);
        case 'mastery': {
          const { passes, spacedFrom } = need;
          if (passes === 0) return t('need.latest');
          return passes === 1 && spacedFrom !== null
            ? t('need.spacedFrom', { date: formatDay(new Date(spacedFrom)), mark })
            : t('need.passes', { count: passes, mark });
        }
        case 'tests':
          return t('need.tests', { count: need.passes, mark });
        case 'refresh':
          return t('need.refresh', { mark });
      }
    },
    [t],
  );
}

import { useCallback } from 'react';
import type { CompetitionSimulation } from '../../../core/contracts/competitions.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';

/** A competition, by its title, or a ranked week, by when it opened. */
interface NamedForm {
  readonly title: string | null;
  readonly simulation: CompetitionSimulation | null;
  /** ms since 1970. */
  readonly opens_at: number | null;
}

/** How a competition or a ranked week is called. */
export function useFormName(): (form: NamedForm) => string {
  const { t } = useTranslation('competitions');
  return useCallback(
    ({ title, simulation, opens_at: opensAt }) => {
      if (title !== null) return title;
      const day = opensAt === null ? '' : formatDay(new Date(opensAt));
      return simulation === null
        ? t('review.week', { day })
        : t('weeks.name', { day, simulation: t(`simulation.${simulation}`) });
    },
    [t],
  );
}

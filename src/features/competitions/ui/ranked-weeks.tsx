import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RankedWeekRow } from '../../../core/contracts/competition-answers.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { rankedWeeksQuery } from '../api/competitions.queries.ts';
import { RunsAndEntries } from './runs-and-entries.tsx';
import { useFormName } from './use-form-name.ts';
import { Loading, NotLoaded } from './waiting.tsx';

/** Ranked weeks of both simulations, one at a time, where runs and entries can be voided. */
export function RankedWeeks() {
  const { t } = useTranslation('competitions');
  const formName = useFormName();
  const nameOf = ({ simulation, opensAt }: RankedWeekRow): string =>
    formName({ title: null, simulation, opens_at: opensAt });
  const { data: weeks, isError, refetch } = useQuery(rankedWeeksQuery());
  const [picked, setPicked] = useState<string | null>(null);
  const week = weeks?.find(({ id }) => id === picked);
  return (
    <Card aria-labelledby="ranked-weeks">
      <header className="grid gap-3 p-5 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:px-6">
        <h2 id="ranked-weeks" className="text-lg font-semibold tracking-tight">
          {t('weeks.title')}
        </h2>
        {weeks === undefined || weeks.length === 0 ? null : (
          <NativeSelect
            aria-label={t('weeks.pick')}
            className="sm:w-80"
            value={week?.id ?? ''}
            onChange={({ target }) => setPicked(target.value)}
          >
            <option value="" className="bg-raised text-ink">
              {t('weeks.pick')}
            </option>
            {weeks.map((one) => (
              <option key={one.id} value={one.id} className="bg-raised text-ink">
                {nameOf(one)}
              </option>
            ))}
          </NativeSelect>
        )}
      </header>
      {isError ? <NotLoaded onRetry={() => void refetch()} /> : null}
      {weeks === undefined && !isError ? <Loading /> : null}
      {weeks?.length === 0 ? <p className="p-5 pt-0 text-ink-muted sm:px-6">{t('weeks.none')}</p> : null}
      {week === undefined ? null : <RunsAndEntries key={week.id} form={{ ...week, title: nameOf(week) }} />}
    </Card>
  );
}

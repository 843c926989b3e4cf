import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SimulationId } from '../../../core/simulation-ids.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import type { WatchedRun } from '../../../runs/api/practice-calls.ts';
import { Card } from '../../../ui/card.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { closedWeekQuery, closedWeeksQuery } from '../api/board.queries.ts';
import { BoardsOfWeek } from './boards-of-week.tsx';
import { ClosedItems } from './closed-items.tsx';
import { FirstThree } from './first-three.tsx';
import { Loading, NotLoaded } from './waiting.tsx';

export interface ClosedWeeksProps {
  readonly simulation: SimulationId;
  /** The week to show; null for the latest. */
  readonly week: string | null;
  onWeek(week: string): void;
  /** A link to a run that may be watched; null where the person's plan does not open the simulation. */
  readonly watchLink: (watched: WatchedRun, label: string, name: string) => ReactNode | null;
}

/** Weeks that are over, one at a time: seeds and the expert's path, the first three, and the board. */
export function ClosedWeeks({ simulation, week, onWeek, watchLink }: ClosedWeeksProps) {
  const { t } = useTranslation('leaderboard');
  const { data: weeks, isError, refetch } = useQuery(closedWeeksQuery(simulation));
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (weeks === undefined) return <Loading />;
  const shown = weeks.find(({ id }) => id === week) ?? weeks[0];
  if (shown === undefined)
    return (
      <Card className="p-5 sm:p-6">
        <p className="text-ink-muted">{t('closed.none')}</p>
      </Card>
    );
  return (
    <div className="grid gap-6">
      <NativeSelect
        aria-label={t('closed.pick')}
        className="w-full sm:w-64"
        value={shown.id}
        onChange={(event) => onWeek(event.target.value)}
      >
        {weeks.map(({ id, opensAt }) => (
          <option key={id} value={id}>
            {t('weekOf', { day: formatDay(new Date(opensAt)) })}
          </option>
        ))}
      </NativeSelect>
      <ClosedWeekOf formId={shown.id} watchLink={watchLink} />
      <BoardsOfWeek key={shown.id} formId={shown.id} />
    </div>
  );
}

function ClosedWeekOf({
  formId,
  watchLink,
}: Pick<ClosedWeeksProps, 'watchLink'> & { readonly formId: string }) {
  const { data, isError, refetch } = useQuery(closedWeekQuery(formId));
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data === null) return null;
  return (
    <>
      <ClosedItems
        items={data.items}
        cases={data.cases}
        expertLink={(position, label, name) => watchLink({ form: formId, position, name: null }, label, name)}
      />
      <FirstThree
        first={data.first}
        runLink={(who, position, label, name) =>
          watchLink({ form: formId, position, name: who }, label, name)
        }
      />
    </>
  );
}

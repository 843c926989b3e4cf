import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { competitionState } from '../../../core/assessment/competition/state.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { competitionsQuery } from '../api/competitions.queries.ts';
import { RunsAndEntries } from './runs-and-entries.tsx';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

export interface AllCompetitionsProps {
  readonly personId: string;
  readonly now: number;
}

/** Every competition, each with its runs and who takes part, where both can be voided. */
export function AllCompetitions({ personId, now }: AllCompetitionsProps) {
  const { t } = useTranslation('competitions');
  const read = useInfiniteQuery(competitionsQuery(personId));
  const [open, setOpen] = useState<string | null>(null);
  const competitions = read.data?.pages.flat();
  return (
    <Card aria-labelledby="all-competitions">
      <h2 id="all-competitions" className="p-5 pb-3 text-lg font-semibold tracking-tight sm:px-6">
        {t('all.title')}
      </h2>
      {read.isError ? <NotLoaded onRetry={() => void read.refetch()} /> : null}
      {competitions === undefined && !read.isError ? <Loading /> : null}
      {competitions?.length === 0 ? <p className="p-5 pt-2 text-ink-muted sm:px-6">{t('none')}</p> : null}
      <ul className="divide-y divide-line border-t border-line">
        {competitions?.map((one) => (
          <li key={one.id}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-6">
              <div className="grid gap-0.5">
                <span className="font-medium">{one.title}</span>
                <span className="text-sm text-ink-muted">
                  {t('all.window', { opens: formatMoment(one.opensAt), closes: formatMoment(one.closesAt) })}
                </span>
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Badge>{t(`state.${competitionState(one, now)}`)}</Badge>
                <span className="text-sm text-ink-muted">{t('people', { count: one.people })}</span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-expanded={open === one.id}
                  aria-label={t('all.openOf', { title: one.title })}
                  onClick={() => setOpen(open === one.id ? null : one.id)}
                >
                  {t('all.open')}
                </Button>
              </div>
            </div>
            {open === one.id ? <RunsAndEntries form={one} /> : null}
          </li>
        ))}
      </ul>
      <ShowMore read={read} label={t('all.title')} />
    </Card>
  );
}

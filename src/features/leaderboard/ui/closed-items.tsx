import type { ReactNode } from 'react';
import type { ClosedCases } from '../../../core/contracts/practice.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWords } from '../../../runs/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { ToldWeek } from '../api/board.queries.ts';

export interface ClosedItemsProps extends Pick<ToldWeek, 'items' | 'cases'> {
  readonly expertLink: (position: number, label: string, name: string) => ReactNode | null;
}

/** The runs of a week that is over: what each was, seed, median, and how an expert does it. */
export function ClosedItems({ items, cases, expertLink }: ClosedItemsProps) {
  const { t } = useTranslation('leaderboard');
  return (
    <Card aria-labelledby="closed-items">
      <h2 id="closed-items" className="p-5 pb-2 text-lg font-semibold tracking-tight sm:px-6">
        {t('closed.items')}
      </h2>
      <ScrollRegion label={t('closed.items')} className="overflow-x-auto">
        <table aria-label={t('closed.items')} className="w-full text-sm">
          <thead className="text-ink-muted">
            <tr className="border-b border-line">
              <th scope="col" className="h-10 px-2 ps-5 text-start font-medium sm:ps-6">
                {t('closed.run')}
              </th>
              <th scope="col" className="px-2 text-start font-medium">
                {t('closed.job')}
              </th>
              <th scope="col" className="px-2 text-start font-medium max-sm:hidden">
                {t('closed.seed')}
              </th>
              <th scope="col" className="px-2 text-end font-medium">
                {t('closed.median')}
              </th>
              <th scope="col" className="px-2 pe-5 sm:pe-6">
                <span className="sr-only">{t('closed.expert')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map(({ position, seed, voidReason, median }) => (
              <tr key={position}>
                <th scope="row" className="h-11 px-2 ps-5 text-start align-top font-medium sm:ps-6">
                  <span className="block py-2.5 whitespace-nowrap">
                    {t('runs.run', { number: position })}
                  </span>
                </th>
                <td className="px-2 py-2.5 align-top">
                  <Jobs jobs={cases.find((one) => one.position === position)?.jobs ?? []} />
                  {seed === null ? <span className="text-ink-muted">{t('closed.notPlayed')}</span> : null}
                  {voidReason === null ? null : (
                    <span className="block text-standby">{t('closed.void', { reason: voidReason })}</span>
                  )}
                  {seed === null ? null : (
                    <span className="reading block wrap-anywhere text-ink-muted sm:hidden">
                      {t('closed.seed')} {seed}
                    </span>
                  )}
                </td>
                <td className="reading px-2 py-2.5 align-top max-sm:hidden">{seed ?? '–'}</td>
                <td className="reading px-2 py-2.5 text-end align-top">
                  {voidReason === null ? (median ?? '–') : <Badge tone="standby">{t('runs.void')}</Badge>}
                </td>
                <td className="px-2 py-2.5 pe-5 text-end align-top sm:pe-6">
                  {seed === null
                    ? null
                    : expertLink(position, t('closed.expert'), t('closed.expertOf', { number: position }))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

/** What the customer complained of, and what it was: one job, or the tickets of a shift. */
function Jobs({ jobs }: Pick<ClosedCases['cases'][number], 'jobs'>) {
  const wordsIn = useWords();
  return jobs.map(({ called, was }) => (
    <span key={wordsIn(called)} className="block pb-1 last:pb-0">
      <span className="block font-medium">{wordsIn(called)}</span>
      <span className="block text-ink-muted">{wordsIn(was)}</span>
    </span>
  ));
}

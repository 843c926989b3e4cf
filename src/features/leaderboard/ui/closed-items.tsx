import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedWeek } from '../../../core/contracts/boards.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';

export interface ClosedItemsProps {
  readonly items: ClosedWeek['items'];
  readonly expertLink: (position: number, label: string, name: string) => ReactNode | null;
}

/** The runs of a week that is over: seed, median, and how an expert does it. */
export function ClosedItems({ items, expertLink }: ClosedItemsProps) {
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
                <th scope="row" className="h-11 px-2 ps-5 text-start font-medium sm:ps-6">
                  {t('runs.run', { number: position })}
                  {voidReason === null ? null : (
                    <span className="block pb-2 font-normal text-standby">
                      {t('closed.void', { reason: voidReason })}
                    </span>
                  )}
                </th>
                <td className="reading px-2">{seed ?? t('closed.notPlayed')}</td>
                <td className="reading px-2 text-end">
                  {voidReason === null ? (median ?? '–') : <Badge tone="standby">{t('runs.void')}</Badge>}
                </td>
                <td className="px-2 pe-5 text-end sm:pe-6">
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

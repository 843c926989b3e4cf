import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewedUntil } from '../../../core/assessment/competition/state.ts';
import type { Competition } from '../../../core/contracts/competition-answers.ts';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { formatCount } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { standingsQuery } from '../api/competitions.queries.ts';
import { Loading, NotLoaded, ShowMore } from './waiting.tsx';

/** The list of places of a competition that is over, and until when it may still change. */
export function Standings({ competition, now }: { readonly competition: Competition; readonly now: number }) {
  const { t } = useTranslation('competitions');
  const read = useInfiniteQuery(standingsQuery(competition.id));
  const heading = `result-${competition.id}`;
  const title = t('result.title', { title: competition.title });
  const isFinal = now >= reviewedUntil(competition);
  const people = read.data?.pages.flat();
  return (
    <Card aria-labelledby={heading}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-3 sm:px-6">
        <h2 id={heading} className="text-lg font-semibold tracking-tight">
          {title}
        </h2>
        <p className="text-sm text-ink-muted">
          {isFinal
            ? t('result.final')
            : t('result.until', { when: formatMoment(reviewedUntil(competition)) })}
        </p>
      </header>
      {competition.items.map(({ position, voidReason }) =>
        voidReason === null ? null : (
          <p key={position} className="px-5 pb-2 text-sm text-standby sm:px-6">
            {t('voidRun', { number: position, reason: voidReason })}
          </p>
        ),
      )}
      {read.isError ? <NotLoaded onRetry={() => void read.refetch()} /> : null}
      {people === undefined && !read.isError ? <Loading /> : null}
      {people?.length === 0 ? <p className="p-5 pt-2 text-ink-muted sm:px-6">{t('result.nobody')}</p> : null}
      {people === undefined || people.length === 0 ? null : (
        <ScrollRegion label={title} className="overflow-x-auto">
          <table aria-label={title} className="w-full text-sm">
            <thead className="text-ink-muted">
              <tr className="border-b border-line">
                <th scope="col" className="h-10 px-2 ps-5 text-start font-medium sm:ps-6">
                  {t('result.place')}
                </th>
                <th scope="col" className="px-2 text-start font-medium">
                  {t('result.name')}
                </th>
                <th scope="col" className="px-2 text-end font-medium">
                  {t('result.score')}
                </th>
                <th scope="col" className="px-2 pe-5 text-end font-medium sm:pe-6">
                  {t('result.time')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {people.map(({ place, name, score, simSeconds, isYou }) => (
                <tr
                  key={name}
                  aria-current={isYou ? 'true' : undefined}
                  className={classNames(isYou && 'bg-copper-soft shadow-[inset_3px_0_0_var(--color-copper)]')}
                >
                  <td className="reading h-11 px-2 ps-5 sm:ps-6">{place}</td>
                  <th scope="row" className="px-2 text-start font-medium">
                    {name} {isYou ? <Badge className="ms-1">{t('result.you')}</Badge> : null}
                  </th>
                  <td className="reading px-2 text-end">{formatCount(score)}</td>
                  <td className="reading px-2 pe-5 text-end text-ink-muted sm:pe-6">
                    {t('result.minutes', { minutes: Math.round(simSeconds / SECONDS_PER_MINUTE) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <ShowMore read={read} label={title} />
    </Card>
  );
}

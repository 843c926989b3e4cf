import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { bandQuery, everybodyQuery } from '../api/board.queries.ts';
import { BoardTable } from './board-table.tsx';
import { Loading, NotLoaded } from './waiting.tsx';

/** The band of the reader first; everybody when they ask. Somebody without a band sees everybody at once. */
export function BoardsOfWeek({ formId }: { readonly formId: string }) {
  const { t } = useTranslation('leaderboard');
  const { data: band, isError, refetch } = useQuery(bandQuery(formId));
  const [isAll, setAll] = useState(false);
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (band === undefined)
    return (
      <Card>
        <Loading />
      </Card>
    );
  const hasBand = band !== null && band.people.length > 0;
  return (
    <>
      {hasBand ? (
        <Card aria-labelledby="band">
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-2 sm:px-6">
            <h2 id="band" className="text-lg font-semibold tracking-tight">
              {t('band.title')}
            </h2>
            <p className="text-sm text-ink-muted">{t('band.note')}</p>
          </header>
          <BoardTable label={t('band.title')} people={band.people} median={band.median} isMoreBelow={false} />
        </Card>
      ) : null}
      {hasBand && !isAll ? (
        <div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('all.show')}
          </Button>
        </div>
      ) : (
        <Everybody formId={formId} />
      )}
    </>
  );
}

function Everybody({ formId }: { readonly formId: string }) {
  const { t } = useTranslation('leaderboard');
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    everybodyQuery(formId),
  );
  const people = data?.pages.flat() ?? [];
  return (
    <Card aria-labelledby="everybody">
      <h2 id="everybody" className="p-5 pb-2 text-lg font-semibold tracking-tight sm:px-6">
        {t('all.title')}
      </h2>
      {data === undefined && !isError ? <Loading /> : null}
      {data !== undefined && people.length === 0 ? (
        <p className="p-5 pt-0 text-ink-muted sm:px-6">{t('all.empty')}</p>
      ) : null}
      {people.length > 0 ? (
        <BoardTable label={t('all.title')} people={people} median={null} isMoreBelow={hasNextPage} />
      ) : null}
      {isError ? (
        <div className="p-5 sm:px-6">
          <NotLoaded onRetry={() => void refetch()} />
        </div>
      ) : null}
      {hasNextPage && !isError ? (
        <div className="border-t border-line p-5 sm:px-6">
          <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('all.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

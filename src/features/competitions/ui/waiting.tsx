import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What a list of pages is read with (`useInfiniteQuery`). */
export interface PagedRead {
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** A list that loads. */
export function Loading() {
  const { t } = useTranslation('competitions');
  return (
    <div role="status" className="grid gap-3 p-5 sm:p-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-24" />
    </div>
  );
}

/** A list that could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('competitions');
  return (
    <Alert tone="fault" title={t('notLoaded')}>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}

/** The button for the next page, where there is one. */
export function ShowMore({ read, label }: { readonly read: PagedRead; readonly label: string }) {
  const { t } = useTranslation('competitions');
  if (!read.hasNextPage) return null;
  return (
    <div className="border-t border-line p-4 sm:px-6">
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('moreOf', { list: label })}
        isBusy={read.isFetchingNextPage}
        onClick={() => void read.fetchNextPage()}
      >
        {t('more')}
      </Button>
    </div>
  );
}

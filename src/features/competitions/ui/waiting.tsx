import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingPart, UnreadPart } from '../../../ui/waiting.tsx';

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
  return <LoadingPart label={t('loading')} />;
}

/** A list that could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('competitions');
  return <UnreadPart title={t('notLoaded')} retryLabel={t('retry')} onRetry={onRetry} />;
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

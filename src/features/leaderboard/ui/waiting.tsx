import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Something of a board that loads. */
export function Loading() {
  const { t } = useTranslation('leaderboard');
  return (
    <div role="status" className="grid gap-3 p-5 sm:p-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-24" />
    </div>
  );
}

/** Something of a board that could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('leaderboard');
  return (
    <Alert tone="fault" title={t('notLoaded')}>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}

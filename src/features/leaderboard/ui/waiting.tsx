import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingPart, UnreadPart } from '../../../ui/waiting.tsx';

/** Something of a board that loads. */
export function Loading() {
  const { t } = useTranslation('leaderboard');
  return <LoadingPart label={t('loading')} />;
}

/** Something of a board that could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('leaderboard');
  return <UnreadPart title={t('notLoaded')} retryLabel={t('retry')} onRetry={onRetry} />;
}

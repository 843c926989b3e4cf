import { useTranslation } from '../../../i18n/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The placeholder of the list while it first loads. */
export function PeopleSkeleton() {
  const { t } = useTranslation('people');
  return (
    <div role="status" aria-label={t('table.loading')} className="@container">
      <div className="grid gap-3 @4xl:gap-px @4xl:border @4xl:border-line @4xl:bg-line">
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex h-48 flex-col justify-between border border-line bg-surface p-4 @4xl:h-15 @4xl:flex-row @4xl:items-center @4xl:border-0"
          >
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-5 w-52" />
            <Skeleton className="h-9 w-28 @max-4xl:self-end" />
          </div>
        ))}
      </div>
    </div>
  );
}

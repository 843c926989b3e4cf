import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The list before anybody has been read. */
export function PeopleSkeleton() {
  const { t } = useTranslation('people');
  return (
    <div
      role="status"
      aria-label={t('table.loading')}
      className="chamfer divide-y divide-line border border-line bg-surface px-4"
    >
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-6">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-5 w-52 max-sm:hidden" />
          <Skeleton className="ms-auto h-9 w-28" />
        </div>
      ))}
    </div>
  );
}

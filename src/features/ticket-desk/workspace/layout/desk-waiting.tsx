import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

export interface DeskWaitingProps {
  /** The shift could not be opened. */
  readonly hasFailed: boolean;
  onRetry(): void;
}

const ROWS = ['one', 'two', 'three', 'four', 'five'] as const;

/** The desk before its shift is there, in the shape of what comes; or that it did not come. */
export function DeskWaiting({ hasFailed, onRetry }: DeskWaitingProps) {
  const { t } = useTranslation('desk');
  if (hasFailed)
    return (
      <div role="alert" className="grid h-full place-items-center content-center gap-4 bg-ground">
        <p>{t('failed')}</p>
        <Button onClick={onRetry}>{t('again')}</Button>
      </div>
    );
  return (
    <div role="status" className="grid h-full grid-rows-[3rem_1fr] bg-ground">
      <span className="sr-only">{t('loading')}</span>
      <div className="border-b border-line bg-surface p-3">
        <Skeleton className="h-6 w-64" />
      </div>
      <div className="grid grid-cols-1 min-[60rem]:grid-cols-[22rem_1fr_23.5rem]">
        <div className="grid content-start gap-4 border-e border-line p-4">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
        <div className="grid content-start gap-4 bg-surface p-5 max-[59.99875rem]:hidden">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
        <div className="p-4 max-[59.99875rem]:hidden">
          <Skeleton className="h-40" />
        </div>
      </div>
    </div>
  );
}

import { classNames } from '../../../lib/class-names.ts';

export interface LedgerEntryProps {
  readonly label: string;
  /** A figure speaks for itself where there is no room for its label, which is then only read out. */
  readonly isFigure?: boolean;
  readonly className?: string;
  readonly children: string;
}

export function LedgerEntry({ label, isFigure = false, className, children }: LedgerEntryProps) {
  return (
    <div className={classNames('flex items-baseline gap-1.5', className)}>
      <dt className={classNames('text-ink-muted', isFigure && 'max-lg:sr-only')}>{label}</dt>
      <dd className={isFigure ? 'reading text-sm font-semibold' : undefined}>{children}</dd>
    </div>
  );
}

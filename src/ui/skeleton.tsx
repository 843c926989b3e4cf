import { classNames } from '../lib/class-names.ts';

/** The shape of what comes. Give it the size of the real thing; the wait itself is said elsewhere. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-sm bg-hover', className)} />;
}

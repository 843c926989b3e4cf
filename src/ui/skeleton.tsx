import { classNames } from '../lib/class-names.ts';

/**
 * A placeholder with the size of the content. It is hidden from screen readers: the caller announces the loading
 * state.
 */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-sm bg-hover', className)} />;
}

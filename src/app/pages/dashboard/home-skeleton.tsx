import { Skeleton } from '../../../ui/skeleton.tsx';

/** The learner's home while it loads, in the shape of its first cards. */
export function HomeSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}

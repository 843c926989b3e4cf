import { Skeleton } from './skeleton.tsx';

/** As high as the contact form, so that nothing moves when it comes. */
export function FormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-17.5" />
      <Skeleton className="h-17.5" />
      <Skeleton className="h-42" />
      <Skeleton className="h-13 sm:w-36" />
    </div>
  );
}

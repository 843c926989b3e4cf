import { Skeleton } from './skeleton.tsx';

/** A placeholder with the height of the contact form, to avoid layout shift. */
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

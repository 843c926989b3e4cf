import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

/** A part of a page that is being read. */
export function LoadingPart({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid gap-3 p-5 sm:p-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-24" />
    </div>
  );
}

export interface UnreadPartProps {
  readonly title: string;
  readonly retryLabel: string;
  onRetry(): void;
}

/** A part of a page that could not be read. */
export function UnreadPart({ title, retryLabel, onRetry }: UnreadPartProps) {
  return (
    <Alert tone="fault" title={title}>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Alert>
  );
}

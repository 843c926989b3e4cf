import { classNames } from '../lib/class-names.ts';

export interface SpinnerProps {
  /**
   * What is loading. With a label the spinner fills its container and is announced; without one it is an icon beside
   * other text.
   */
  readonly label?: string;
  /** The spinner is the only content of the page: the label becomes its heading. */
  readonly isPage?: boolean;
  readonly className?: string;
}

/** A loading indicator. */
export function Spinner({ label, isPage = false, className }: SpinnerProps) {
  if (label === undefined) return <Ring className={className} />;
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-64 flex-col items-center justify-center gap-4 p-6 text-sm text-ink-muted',
        className,
      )}
    >
      <Ring className="size-7 text-copper-text" />
      {isPage ? <h1>{label}</h1> : <p>{label}</p>}
    </div>
  );
}

function Ring({ className }: { readonly className: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
        className,
      )}
    />
  );
}

export interface DoneMarkProps {
  readonly is: 'open' | 'begun' | 'done';
  readonly className?: string;
}

/** Whether something is done, by form before colour: an empty ring, a half, a full disc with a tick. Words stand beside it. */
export function DoneMark({ is, className = 'size-5' }: DoneMarkProps) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className={className}>
      {is === 'done' ? (
        <>
          <circle cx="11" cy="11" r="9" className="fill-passed-mark" />
          <path d="m7 11.4 2.8 2.8 5-6" fill="none" strokeWidth="2" className="stroke-surface" />
        </>
      ) : (
        <circle cx="11" cy="11" r="8.25" fill="none" strokeWidth="1.5" className="stroke-edge" />
      )}
      {is === 'begun' ? <path d="M11 4a7 7 0 0 0 0 14z" className="fill-ink-muted" /> : null}
    </svg>
  );
}

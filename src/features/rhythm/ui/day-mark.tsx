import type { RhythmDay } from '../../../core/assessment/rhythm.ts';

/** A full disc with a tick for a day that counts, a ring for today, a dot for any other. */
export function DayMark({ when, done }: Pick<RhythmDay, 'when' | 'done'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-6">
      {done.length > 0 ? (
        <>
          <circle className="fill-passed-mark" cx="12" cy="12" r="9" />
          <path className="stroke-surface" strokeWidth="2" d="m8 12.25 2.75 2.75L16 9.5" />
        </>
      ) : when === 'today' ? (
        <circle className="stroke-ink-muted" strokeWidth="1.5" cx="12" cy="12" r="8.25" />
      ) : (
        <circle className="fill-ink-faint" cx="12" cy="12" r="2" />
      )}
    </svg>
  );
}

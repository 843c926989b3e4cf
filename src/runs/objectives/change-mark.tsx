import type { ObjectiveChange } from '../../core/assessment/objectives/changes.ts';

/** A full triangle up, two bars for the same, a hollow triangle for a little lower. */
export function ChangeMark({ direction }: Pick<ObjectiveChange, 'direction'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="inline size-3 align-baseline" strokeWidth="1.25">
      {direction === 'up' ? (
        <path className="fill-passed-mark" d="M6 1.5 11 10.5H1z" />
      ) : direction === 'same' ? (
        <path className="fill-ink-faint" d="M1.5 3h9v2h-9zM1.5 7h9v2h-9z" />
      ) : (
        <path className="fill-none stroke-ink-faint" d="M6 10 1.5 2.5h9z" />
      )}
    </svg>
  );
}

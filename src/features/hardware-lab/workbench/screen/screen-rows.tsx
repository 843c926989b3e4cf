import { classNames } from '../../../../lib/class-names.ts';
import type { Line } from '../../texts/screen-texts.ts';

/** The rows of a page: label and value. A row without a label spans the whole width. */
export function ScreenRows({
  rows,
  isStriped = false,
}: {
  readonly rows: readonly Line[];
  readonly isStriped?: boolean;
}) {
  if (rows.length === 0) return null;
  return (
    <dl className={isStriped ? undefined : 'grid gap-[0.35em]'}>
      {rows.map(({ name, value }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an event log holds the same line twice
          key={index}
          className={classNames(
            'grid gap-x-[1em]',
            name === '' ? '' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
            isStriped && 'px-[0.9em] py-[0.4em] even:bg-(--screen-bar-low)',
          )}
        >
          <dt className={name === '' ? 'hidden' : 'text-(--screen-name)'}>{name}</dt>
          <dd className="reading wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

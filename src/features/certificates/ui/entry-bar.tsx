import type { Entry } from '../../../core/assessment/certificate/entry.ts';

/** The objectives of a track, those that count first, and a line where they are enough. The text beside it says the same. */
export function EntryBar({ entry: { objectives, reached, needed } }: { readonly entry: Entry }) {
  return (
    <div aria-hidden="true" className="relative flex h-3 gap-px">
      {objectives.map(({ id }, at) => (
        <i key={id} className={at < reached ? 'grow bg-passed-mark' : 'grow bg-hover'} />
      ))}
      <i
        className="absolute -inset-y-0.5 w-0.5 bg-ink"
        style={{ insetInlineStart: `${(100 * needed) / objectives.length}%` }}
      />
    </div>
  );
}

import type { Level } from '../../core/assessment/objectives/level.ts';

/** A level as a mark, or why there is none: `due` for a proof that waits for a refresh, `uncovered` where no run counts. */
export type LevelMarkKind = Level | 'due' | 'uncovered';

const CENTRE = 8;
const RADIUS = 6.25;
/** A square with one corner cut off. */
const CHIP = 'M2 2h9l3 3v9H2z';

/** The form tells the level; the word beside it says it again. */
export function LevelMark({ kind }: { readonly kind: LevelMarkKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none" strokeWidth="1.5">
      <Shape kind={kind} />
    </svg>
  );
}

function Shape({ kind }: { readonly kind: LevelMarkKind }) {
  switch (kind) {
    case 'not-started':
      return <circle className="stroke-ink-faint" cx={CENTRE} cy={CENTRE} r={RADIUS} />;
    case 'tried':
      return (
        <>
          <circle className="stroke-ink-faint" cx={CENTRE} cy={CENTRE} r={RADIUS} />
          <path className="fill-ink-faint" d={`M8 8V1.75A${RADIUS} ${RADIUS} 0 0 1 14.25 8z`} />
        </>
      );
    case 'familiar':
      return (
        <>
          <circle className="stroke-ink-faint" cx={CENTRE} cy={CENTRE} r={RADIUS} />
          <path className="fill-ink-faint" d={`M8 1.75a${RADIUS} ${RADIUS} 0 0 1 0 12.5z`} />
        </>
      );
    case 'solid':
      return <circle className="fill-passed-mark" cx={CENTRE} cy={CENTRE} r={RADIUS + 0.5} />;
    case 'proven':
      return (
        <>
          <path className="fill-passed-mark" d={CHIP} />
          <path className="stroke-surface" d="M4.75 8.25 7 10.5l4.25-5" />
        </>
      );
    case 'due':
      return (
        <>
          <path className="stroke-passed-mark" strokeDasharray="2 1.5" d={CHIP} />
          <path className="stroke-passed-mark" d="M4.75 8.25 7 10.5l4.25-5" />
        </>
      );
    case 'uncovered':
      return <path className="stroke-ink-faint" d="M4.5 8h7" />;
  }
}

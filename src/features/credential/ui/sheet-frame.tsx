/** Where the frame stands, how far its corner is cut, and how far the fine line is inside; mm. */
const EDGE = 11;
const CUT = 12;
const FINE = 2.6;
/** The ruler under the upper edge: a tick every so many mm, a longer one every few. */
const TICK_EVERY = 3.6;
const LONG_TICK_EVERY = 5;

export interface SheetFrameProps {
  /** Of the paper, mm. */
  readonly width: number;
  readonly height: number;
}

/** The frame of the printed certificate: a board with a cut corner, a ruler along its upper edge and traces at its sides. */
export function SheetFrame({ width, height }: SheetFrameProps) {
  const inner = EDGE + FINE;
  const ticks = Math.floor((width - 2 * inner - CUT - 4) / TICK_EVERY);
  const right = width - inner;
  const low = height - inner;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full fill-none stroke-ink"
    >
      <path d={outline(width, height, EDGE, CUT)} strokeWidth={0.6} />
      <path
        d={outline(width, height, inner, CUT - FINE / 2)}
        strokeWidth={0.15}
        className="stroke-ink-faint"
      />
      <g strokeWidth={0.2} className="stroke-ink-faint">
        {Array.from({ length: ticks }, (_, at) => {
          const x = inner + 2 + at * TICK_EVERY;
          return <path key={x} d={`M${x} ${inner}v${at % LONG_TICK_EVERY === 0 ? 3 : 1.6}`} />;
        })}
      </g>
      <g strokeWidth={0.4} className="stroke-copper">
        <path d={`M${right} 63h-2l-3 3v64`} />
        <path d={`M${right} 69l-2.5 2.5v35`} />
        <circle cx={right - 5} cy={131} r={1} />
        <circle cx={right - 2.5} cy={107.5} r={1} />
        <path d={`M${inner} ${low - 27}h2l3 -3v-64`} />
        <path d={`M${inner} ${low - 33}l2.5 -2.5v-35`} />
        <circle cx={inner + 5} cy={low - 95} r={1} />
        <circle cx={inner + 2.5} cy={low - 71.5} r={1} />
      </g>
    </svg>
  );
}

/** A rectangle whose upper right corner is cut off. */
function outline(width: number, height: number, inset: number, cut: number): string {
  return `M${inset} ${inset}H${width - inset - cut}l${cut} ${cut}V${height - inset}H${inset}Z`;
}

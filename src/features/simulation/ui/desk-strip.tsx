/** Tickets of the drawn queue: how far its words go, and whether it waits for this desk. */
const ROWS = [
  { y: 58, width: 92, isNext: true },
  { y: 78, width: 70, isNext: false },
  { y: 98, width: 104, isNext: false },
  { y: 118, width: 58, isNext: false },
];
const KEYS = [0, 1, 2];
/** Desks of the drawn floor, by column; one of them calls. */
const DESKS = [556, 570, 584, 612, 626, 640, 654, 668];
const CALLING = 626;

/** A decorative line drawing of a service desk: a telephone that rings, the queue, and the floor from which it rings. */
export function DeskStrip() {
  return (
    <div aria-hidden="true" className="scheme-dark ticks border-b border-line bg-board">
      <svg
        aria-hidden="true"
        viewBox="0 0 720 180"
        preserveAspectRatio="xMidYMax meet"
        className="mx-auto block w-full max-w-180 overflow-visible"
      >
        <path d="M-400 158H1120" className="stroke-mat-line" strokeWidth="2" />
        <path d="M60 158l-20 22H680l-20-22z" className="fill-mat stroke-mat-line" strokeWidth="1.5" />
        <g fill="none" strokeWidth="2" className="stroke-silk">
          <path d="M84 158l12-46h88l12 46z" className="fill-sunken" />
          <path d="M72 104v-8l12-16h112l12 16v8l-8 6h-22l-8-10h-60l-8 10H80z" className="fill-sunken" />
          <path d="M268 36h200v104H268zM368 140v18M340 158h56" className="fill-sunken" />
          <path d="M540 36h144v96H540z" className="fill-sunken" />
          <path d="M540 76h48M636 36v40M600 132v-24h84" className="stroke-trace" />
        </g>
        <g fill="none" strokeWidth="2" className="stroke-trace">
          {KEYS.flatMap((column) =>
            KEYS.map((row) => (
              <path key={`${column} ${row}`} d={`M${122 + 14 * column} ${122 + 11 * row}h8`} />
            )),
          )}
          {ROWS.map(({ y, width }) => (
            <path key={y} d={`M304 ${y}h${width}M436 ${y}h18`} />
          ))}
        </g>
        {ROWS.map(({ y, isNext }) => (
          <circle
            key={y}
            cx="288"
            cy={y}
            r="4.5"
            fill="none"
            strokeWidth="2"
            className={isNext ? 'stroke-copper' : 'stroke-silk'}
          />
        ))}
        {DESKS.map((x) => (
          <path key={x} d={`M${x} 90h8v8h-8z`} className={x === CALLING ? 'fill-copper' : 'fill-trace'} />
        ))}
        <g fill="none" strokeWidth="2.5" className="stroke-copper">
          <path d="M116 62a34 34 0 0 1 48 0M126 72a20 20 0 0 1 28 0" strokeWidth="2" />
          <path d="M196 148h40l12-12v-66l12-12h24M468 58h40l12 12v12l12 12h94" />
        </g>
        <g className="fill-silk font-mono" fontSize="11" letterSpacing="1">
          <text x="268" y="26">
            SD-4175
          </text>
          <text x="540" y="26">
            A2-17
          </text>
          <text x="84" y="38">
            555-0141
          </text>
        </g>
      </svg>
    </div>
  );
}

/** SVG paths of the traces, from the edge connector to the parts. */
const TRACES = [
  'M0 120H148l40 40v142',
  'M0 144H124l40 40v118',
  'M0 168H100l40 40v94',
  'M480 136H408l-52 52v114',
  'M480 112H384l-52 52v138',
  'M480 520H408l-52-52v-90',
  'M480 544H384l-52-52v-114',
  'M480 568H360l-52-52v-138',
  'M116 640V524l48-48v-98',
  'M140 640V524l48-48v-98',
  'M164 640V524l48-48v-98',
] as const;

/** The one highlighted trace. */
const LIVE_TRACE = 'M0 192H76l40 40v70';

const PINS = Array.from({ length: 11 }, (_, index) => 112 + index * 24);

/** A decorative drawing of a circuit board. */
export function BoardTraces() {
  return (
    <div className="scheme-dark relative hidden overflow-hidden border-e border-line bg-board lg:block">
      <div className="mat-grid absolute inset-0 opacity-40" />
      <svg
        aria-hidden="true"
        viewBox="0 0 480 640"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <g fill="none" strokeWidth="2.5" className="stroke-trace">
          {TRACES.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <path d={LIVE_TRACE} fill="none" strokeWidth="2.5" className="stroke-copper" />
        <g className="fill-edge">
          {PINS.map((x) => (
            <g key={x}>
              <rect x={x} y="302" width="8" height="12" />
              <rect x={x} y="366" width="8" height="12" />
            </g>
          ))}
        </g>
        <path d="M100 314h268l12 12v40H100z" className="fill-sunken stroke-silk" strokeWidth="1.5" />
        <circle cx="114" cy="340" r="4" className="fill-copper" />
        <g className="fill-silk font-mono" fontSize="12" letterSpacing="1">
          <text x="134" y="345">
            BR-7 BENCH CONTROLLER
          </text>
          <text x="56" y="108">
            J1
          </text>
          <text x="384" y="300">
            U7
          </text>
          <text x="420" y="508">
            J4
          </text>
          <text x="176" y="608">
            P2
          </text>
        </g>
      </svg>
    </div>
  );
}

/** Traces of the drawing, from the edge connector to the parts. */
const TRACES = [
  'M0 120H96l40 40v150',
  'M0 144H86l38 38v128',
  'M0 168H76l36 36v106',
  'M480 520H360l-44-44V370',
  'M480 544H350l-46-46V370',
  'M480 568H340l-48-48V370',
  'M196 640V520l36-36V370',
  'M220 640V530l36-36V370',
  'M244 640V540l36-36V370',
  'M340 310V180l44-44h96',
  'M316 310V170l58-58h106',
] as const;

/** One trace is live: where the next signal goes. */
const LIVE_TRACE = 'M0 192H66l34 34v84';

const PINS = Array.from({ length: 11 }, (_, index) => 112 + index * 24);

/** A board in shade, drawn in the product's own motifs. Decoration: nothing here is to be read. */
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
          <text x="8" y="108">
            J1
          </text>
          <text x="384" y="300">
            U7
          </text>
          <text x="440" y="508">
            J4
          </text>
          <text x="186" y="632">
            P2
          </text>
        </g>
      </svg>
    </div>
  );
}

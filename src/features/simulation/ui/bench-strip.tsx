const FRONT_HOLES = [0, 1, 2, 3, 4, 5];

/** A decorative line drawing of a workbench from the front. */
export function BenchStrip() {
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
          <path d="M150 158V42h8l6-8h84l8 8v116z" className="fill-sunken" />
          <path d="M166 58h74M166 72h74" className="stroke-trace" />
          <circle cx="176" cy="140" r="5" />
          <path d="M320 40h180v92H320zM400 132v18M372 154h76" className="fill-sunken" />
          <path d="M336 60h64M336 74h96M336 88h48" className="stroke-trace" />
          <path d="M568 158v-62l10-10h50l10 10v62z" className="fill-sunken" />
          <path d="M580 98h46v20h-46z" className="stroke-trace" />
          <circle cx="603" cy="136" r="10" />
          <path d="M603 136l5-6" className="stroke-copper" />
        </g>
        <g className="fill-trace">
          {FRONT_HOLES.map((hole) => (
            <circle key={hole} cx={196 + hole * 8} cy="104" r="2.5" />
          ))}
        </g>
        <path
          d="M256 120h30l12 12v14h160l10-10h100"
          fill="none"
          strokeWidth="2.5"
          className="stroke-copper"
        />
        <circle cx="192" cy="140" r="3" className="fill-standby" />
        <g className="fill-silk font-mono" fontSize="11" letterSpacing="1">
          <text x="150" y="24">
            PC1
          </text>
          <text x="320" y="30">
            MON1
          </text>
          <text x="586" y="76">
            DMM
          </text>
          <text x="585" y="112">
            12.04
          </text>
        </g>
      </svg>
    </div>
  );
}

import {
  BOARD_DEPTH,
  BOARD_WIDTH,
  FAULT_TRACE,
  HEADERS,
  MEMORY_SLOTS,
  MOUNTING_HOLES,
  PARTS_BEFORE_MEMORY,
  PARTS_BEHIND_MEMORY,
  PARTS_BEHIND_REGULATOR,
  REGULATOR_CAPACITORS,
  SOUND_CAPACITORS,
  SPECKS,
  TRACES,
} from './board-parts.ts';
import { MemoryModule } from './memory-module.tsx';
import { Multimeter } from './multimeter.tsx';
import { PLANE_TRANSFORM, planeAt } from './projection.ts';
import { Can, Solid } from './solid.tsx';

export interface BenchBoardProps {
  /** What the drawing shows, for those who do not see it. */
  readonly label: string;
  /** The line printed on the mat. */
  readonly matPrint: string;
}

const BOARD_OUTLINE = `M0 0H${BOARD_WIDTH - 12}l12 12V${BOARD_DEPTH}H12L0 ${BOARD_DEPTH - 12}Z`;
/** From the open module to where the page places its name. */
const LEADER = 'M141 84V16l24-24h16';
const LIFTED_SLOT = 3;
const SEATED_SLOT = 1;

/** The bench as a drawing: a board on the mat, a memory module half out of its slot, the memory light on. */
export function BenchBoard({ label, matPrint }: BenchBoardProps) {
  return (
    <svg viewBox="-332 -64 676 432" role="img" aria-label={label} className="block h-auto w-full">
      <g transform={planeAt(-12)}>
        <rect x="-34" y="-34" width="384" height="374" rx="12" className="fill-mat" />
        <rect
          x="-26"
          y="-26"
          width="368"
          height="358"
          rx="7"
          className="fill-none stroke-mat-line"
          strokeWidth="1.4"
        />
        <text transform="translate(336 320) rotate(-90)" className="silk fill-mat-line text-[9px]">
          {matPrint}
        </text>
        <path d="M18 14H252l10 10V330H8V24z" className="fill-scrim opacity-40 blur-[6px]" />
      </g>
      <Solid
        part={{ material: 'board', x: 0, y: 0, z: -4, width: BOARD_WIDTH, depth: BOARD_DEPTH, height: 4 }}
      />
      <g transform={PLANE_TRANSFORM}>
        <path d={BOARD_OUTLINE} className="fill-board" />
        <path d={TRACES.join('')} className="fill-none stroke-trace" strokeWidth="1.3" />
        <path d={SPECKS} className="fill-silk opacity-35" />
        {MOUNTING_HOLES.map(([x, y]) => (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            r="3.6"
            className="fill-sunken stroke-copper"
            strokeWidth="1.8"
          />
        ))}
        <path
          d={HEADERS.map(
            ([x, y, columns]) => `M${x} ${y}h${columns * 2.6}M${x} ${y + 3.4}h${columns * 2.6}`,
          ).join('')}
          className="fill-none stroke-copper"
          strokeWidth="1.6"
          strokeDasharray="1.4 1.2"
        />
        <SilkPrint />
        <path d={FAULT_TRACE} className="fill-none stroke-lamp" strokeWidth="1.6" />
      </g>
      {PARTS_BEHIND_REGULATOR.map((part) => (
        <Solid key={`${part.x}-${part.y}`} part={part} />
      ))}
      {REGULATOR_CAPACITORS.map((can) => (
        <Can key={can.y} {...can} />
      ))}
      {PARTS_BEHIND_MEMORY.map((part) => (
        <Solid key={part.z ?? 0} part={part} />
      ))}
      <Fan />
      <DebugLights />
      {MEMORY_SLOTS.map((slot, index) => (
        <g key={slot.x}>
          <Solid part={{ ...slot, height: 6, material: index % 2 === 0 ? 'metal' : 'plastic' }} />
          {index === SEATED_SLOT ? <MemoryModule x={slot.x + 1.5} y={38} length={130} lift={[6, 6]} /> : null}
          {index === LIFTED_SLOT ? (
            <MemoryModule x={slot.x + 1.5} y={38} length={130} lift={[8, 25]} />
          ) : null}
        </g>
      ))}
      {PARTS_BEFORE_MEMORY.map((part) => (
        <Solid key={`${part.x}-${part.y}`} part={part} />
      ))}
      <g transform={planeAt(3)}>
        <circle cx="112" cy="229" r="10" className="fill-silk stroke-edge" strokeWidth="1" />
      </g>
      {SOUND_CAPACITORS.map((can) => (
        <Can key={`${can.x}-${can.y}`} {...can} />
      ))}
      <Multimeter reading="12.05" />
      <path d={LEADER} className="fill-none stroke-standby-mark" strokeWidth="1.5" />
      <circle cx="141" cy="84" r="3" className="fill-standby-mark" />
    </svg>
  );
}

function SilkPrint() {
  return (
    <g className="silk fill-silk text-[6px]" style={{ letterSpacing: '0.06em' }}>
      <text x="40" y="212">
        PCIEX16_1
      </text>
      <text x="40" y="264">
        PCIEX16_2
      </text>
      <text x="56" y="190">
        M2_1
      </text>
      <text x="72" y="42">
        CPU_FAN1
      </text>
      <text x="162" y="184">
        DIMM A1 A2 B1 B2
      </text>
      <text x="160" y="276" className="text-[9px]">
        KESTREL B7
      </text>
      <text x="196" y="287">
        F_PANEL
      </text>
    </g>
  );
}

/** The cooler's fan, seen from above. */
function Fan() {
  return (
    <g transform={planeAt(31)}>
      <circle cx="109" cy="89" r="32" className="fill-sunken stroke-edge" strokeWidth="1.2" />
      {[0, 1, 2, 3, 4, 5, 6].map((blade) => (
        <path
          key={blade}
          d="M109 89c4-10 12-22 22-20 4 8-8 18-22 20z"
          transform={`rotate(${(blade * 360) / 7} 109 89)`}
          className="fill-edge"
        />
      ))}
      <circle cx="109" cy="89" r="9" className="fill-raised stroke-copper" strokeWidth="1.6" />
    </g>
  );
}

/** POST display and the four lights; the memory light is on. */
function DebugLights() {
  return (
    <g transform={planeAt(2)}>
      <rect
        x="206"
        y="6"
        width="26"
        height="13"
        rx="1"
        className="fill-screen stroke-edge"
        strokeWidth="0.8"
      />
      <text x="219" y="16.4" textAnchor="middle" className="reading fill-lamp text-[11px] font-medium">
        55
      </text>
      <circle cx="230" cy="36" r="9" className="fill-lamp opacity-25 motion-safe:animate-pulse" />
      {[26, 36, 46, 56].map((y) => (
        <rect
          key={y}
          x="227"
          y={y - 2}
          width="6"
          height="4"
          className={y === 36 ? 'fill-lamp' : 'fill-edge'}
        />
      ))}
    </g>
  );
}

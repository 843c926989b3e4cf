import { facesOf, planeAt, project } from './projection.ts';

const METER = { x: 268, y: 168, width: 46, depth: 84, height: 17, z: -8 };
const TOP = METER.z + METER.height;

/** The meter on the mat, its leads on the main power plug. */
export function Multimeter({ reading }: { readonly reading: string }) {
  const faces = facesOf(METER);
  const lead = (plug: readonly [number, number], jack: readonly [number, number]): string => {
    const [startX, startY] = project([plug[0], plug[1], 13]);
    const [endX, endY] = project([jack[0], jack[1], TOP]);
    return `M${startX} ${startY}C${startX + 26} ${startY - 44} ${endX - 14} ${endY - 62} ${endX} ${endY}`;
  };
  return (
    <g>
      <g className="iso-plastic">
        <polygon className="iso-left" points={faces.left} />
        <polygon className="iso-right" points={faces.right} />
        <polygon className="iso-top" points={faces.top} />
      </g>
      <g transform={planeAt(TOP)}>
        <rect x={METER.x + 5} y={METER.y + 6} width="36" height="20" rx="1.5" className="fill-passed-soft" />
        <text
          x={METER.x + 23}
          y={METER.y + 21}
          textAnchor="middle"
          className="reading fill-passed text-[13px] font-medium"
        >
          {reading}
        </text>
        <circle
          cx={METER.x + 23}
          cy={METER.y + 48}
          r="14"
          className="fill-none stroke-edge"
          strokeWidth="1.5"
        />
        <path
          d={`M${METER.x + 23} ${METER.y + 56}v-16`}
          className="stroke-copper"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx={METER.x + 14} cy={METER.y + 74} r="3" className="fill-edge" />
        <circle cx={METER.x + 32} cy={METER.y + 74} r="3" className="fill-copper" />
      </g>
      <g fill="none" strokeWidth="2.6" strokeLinecap="round">
        <path className="stroke-edge" d={lead([234, 118], [METER.x + 14, METER.y + 74])} />
        <path className="stroke-copper" d={lead([234, 96], [METER.x + 32, METER.y + 74])} />
      </g>
    </g>
  );
}

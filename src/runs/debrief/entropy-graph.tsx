import { useTranslation } from 'react-i18next';
import type { EntropyPoint } from '../../core/assessment/debrief.ts';
import { clockOf } from '../clock-of.ts';

const WIDTH = 360;
const HEIGHT = 210;
const EDGE = { left: 28, right: 12, top: 34, bottom: 28 } as const;

export interface EntropyGraphProps {
  readonly points: readonly EntropyPoint[];
  /** How a reading is called. */
  nameOf(test: string): string;
}

/** Bits of uncertainty as a number of equally likely suspects. */
function suspectsOf(bits: number): number {
  return 2 ** bits;
}

/** How many suspects an ideal watcher had left over simulated time, with each reading that moved it; the same as a table. */
export function EntropyGraph({ points, nameOf }: EntropyGraphProps) {
  const { t, i18n } = useTranslation('runs');
  const suspects = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const last = points.at(-1);
  if (last === undefined) return null;
  const most = Math.max(2, Math.ceil(Math.max(...points.map((point) => suspectsOf(point.bits)))));
  const longest = Math.max(last.simSeconds, 1);
  const x = (seconds: number): number => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * seconds) / longest;
  const y = (value: number): number =>
    EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - (value - 1) / (most - 1));
  const line = points
    .map((point, index) =>
      index === 0
        ? `M${x(0)} ${y(suspectsOf(point.bits))}`
        : `H${x(point.simSeconds)} V${y(suspectsOf(point.bits))}`,
    )
    .join(' ');
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full">
        <text x={0} y={14} className="fill-ink-muted text-xs">
          {t('debrief.left')}
        </text>
        {[1, (1 + most) / 2, most].map((value) => (
          <g key={value}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(value)}
              y2={y(value)}
              className="stroke-line"
            />
            <text
              x={EDGE.left - 6}
              y={y(value) + 4}
              textAnchor="end"
              className="fill-ink-muted font-mono text-xs"
            >
              {suspects.format(value)}
            </text>
          </g>
        ))}
        <path d={`${line} V${y(1)} H${x(0)} Z`} className="fill-copper-soft" />
        <path d={line} fill="none" strokeWidth={2.5} className="stroke-copper" />
        {points.map((point) =>
          point.test === null ? null : (
            <circle
              key={`${point.step} ${point.test}`}
              cx={x(point.simSeconds)}
              cy={y(suspectsOf(point.bits))}
              r={4}
              strokeWidth={2}
              className="fill-surface stroke-copper"
            />
          ),
        )}
        <text x={EDGE.left} y={HEIGHT - 8} className="fill-ink-muted font-mono text-xs">
          {clockOf(0)}
        </text>
        <text
          x={WIDTH - EDGE.right}
          y={HEIGHT - 8}
          textAnchor="end"
          className="fill-ink-muted font-mono text-xs"
        >
          {clockOf(last.simSeconds)}
        </text>
      </svg>
      <figcaption className="text-xs text-ink-muted">{t('debrief.graphText')}</figcaption>
      <details open>
        <summary className="min-h-9 cursor-pointer text-sm text-copper-text">
          {t('debrief.graphTable')}
        </summary>
        <table className="mt-2 w-full text-xs">
          <caption className="sr-only">{t('debrief.graphText')}</caption>
          <thead className="text-ink-muted">
            <tr>
              {(['when', 'read', 'left', 'truth'] as const).map((column) => (
                <th key={column} scope="col" className="py-1 pe-2 text-start font-medium">
                  {t(`debrief.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a run without a reading has its start and end on one step
              <tr key={index} className="border-t border-line">
                <td className="reading py-1 pe-2">{clockOf(point.simSeconds)}</td>
                <th scope="row" className="py-1 pe-2 text-start font-normal">
                  {point.test === null ? t('debrief.nothingRead') : nameOf(point.test)}
                </th>
                <td className="reading py-1 pe-2">{suspects.format(suspectsOf(point.bits))}</td>
                <td className="reading py-1">{percent.format(point.truth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

import type { EntropyPoint } from '../../core/assessment/debrief.ts';
import { SECONDS_PER_MINUTE } from '../../core/kernel/time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clockOf } from '../clock-of.ts';
import { minuteTicks } from './minute-ticks.ts';

const WIDTH = 360;
const HEIGHT = 220;
const EDGE = { left: 28, right: 16, top: 30, bottom: 40 } as const;

export interface EntropyGraphProps {
  readonly points: readonly EntropyPoint[];
  /** The expert's; empty where the report does not hold it. */
  readonly expert: readonly EntropyPoint[];
  /** How a reading is called. */
  nameOf(test: string): string;
}

/** Bits of uncertainty as a number of equally likely suspects. */
function suspectsOf({ bits }: EntropyPoint): number {
  return 2 ** bits;
}

/**
 * How many suspects an ideal watcher had left over simulated time, with each reading that moved it, beside what the expert had
 * left; the same as a table.
 */
export function EntropyGraph({ points, expert, nameOf }: EntropyGraphProps) {
  const { t, i18n } = useTranslation('runs');
  const suspects = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const last = points.at(-1);
  if (last === undefined) return null;
  const most = Math.max(2, Math.ceil(Math.max(...[...points, ...expert].map(suspectsOf))));
  const longest = Math.max(last.simSeconds, expert.at(-1)?.simSeconds ?? 0, 1);
  const x = (seconds: number): number => EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * seconds) / longest;
  const y = (value: number): number =>
    EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - (value - 1) / (most - 1));
  const lineOf = (line: readonly EntropyPoint[]): string =>
    line
      .map((point, index) =>
        index === 0 ? `M${x(0)} ${y(suspectsOf(point))}` : `H${x(point.simSeconds)} V${y(suspectsOf(point))}`,
      )
      .join(' ');
  const readOf = (line: readonly EntropyPoint[]) => line.filter(({ test }) => test !== null);
  const rows = Array.from({ length: most }, (_, at) => at + 1);
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full">
        <text x={0} y={14} className="fill-ink-muted text-xs">
          {t('debrief.left')}
        </text>
        {rows.map((value) => (
          <g key={value}>
            <line
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(value)}
              y2={y(value)}
              className="stroke-line"
            />
            <text
              x={EDGE.left - 8}
              y={y(value) + 4}
              textAnchor="end"
              className="fill-ink-muted font-mono text-xs"
            >
              {suspects.format(value)}
            </text>
          </g>
        ))}
        {expert.length === 0 ? null : (
          <>
            <path
              d={lineOf(expert)}
              fill="none"
              strokeWidth={1.5}
              strokeDasharray="4 3"
              className="stroke-ink-muted"
            />
            {readOf(expert).map((point) => (
              <rect
                key={`${point.step} ${point.test}`}
                x={x(point.simSeconds) - 3.5}
                y={y(suspectsOf(point)) - 3.5}
                width={7}
                height={7}
                strokeWidth={1.5}
                className="fill-surface stroke-ink-muted"
              />
            ))}
          </>
        )}
        <path d={lineOf(points)} fill="none" strokeWidth={2.5} className="stroke-copper" />
        {readOf(points).map((point) => (
          <circle
            key={`${point.step} ${point.test}`}
            cx={x(point.simSeconds)}
            cy={y(suspectsOf(point))}
            r={4}
            className="fill-copper"
          />
        ))}
        {minuteTicks(longest).map((minutes) => (
          <text
            key={minutes}
            x={x(minutes * SECONDS_PER_MINUTE)}
            y={HEIGHT - 22}
            textAnchor={minutes === 0 ? 'start' : 'middle'}
            className="fill-ink-muted font-mono text-xs"
          >
            {minutes}
          </text>
        ))}
        <text x={WIDTH - EDGE.right} y={HEIGHT - 4} textAnchor="end" className="fill-ink-muted text-xs">
          {t('debrief.minutes')}
        </text>
      </svg>
      <figcaption className="grid gap-2 text-xs text-ink-muted">
        {expert.length === 0 ? null : (
          <span aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1">
            <span className="flex items-center gap-2">
              <span className="h-0.5 w-6 bg-copper" />
              {t('debrief.you')}
            </span>
            <span className="flex items-center gap-2">
              <span className="w-6 border-t-2 border-dashed border-ink-muted" />
              {t('debrief.expert')}
            </span>
          </span>
        )}
        {t('debrief.graphText')}
      </figcaption>
      <details open>
        <summary className="min-h-9 cursor-pointer text-sm text-copper-text">
          {t('debrief.graphTable')}
        </summary>
        <table className="mt-2 w-full text-xs">
          <caption className="sr-only">{t('debrief.graphText')}</caption>
          <thead className="text-ink-muted">
            <tr>
              <th scope="col" className="py-1.5 pe-2 text-start font-medium">
                {t('debrief.when')}
              </th>
              <th scope="col" className="py-1.5 pe-2 text-start font-medium">
                {t('debrief.read')}
              </th>
              <th scope="col" className="py-1.5 text-end font-medium">
                {t('debrief.left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a run without a reading has its start and end on one step
              <tr key={index} className="border-t border-line">
                <td className="reading py-1.5 pe-2">{clockOf(point.simSeconds)}</td>
                <th scope="row" className="py-1.5 pe-2 text-start font-normal">
                  {point.test === null
                    ? t(index === 0 ? 'debrief.nothingRead' : 'debrief.jobDone')
                    : nameOf(point.test)}
                </th>
                <td className="reading py-1.5 text-end">{suspects.format(suspectsOf(point))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

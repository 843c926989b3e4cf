import { middleOf } from '../../../core/assessment/ranking/place.ts';
import type { ScoreRange } from '../../../core/assessment/ranking/score-range.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface BandStripProps {
  readonly others: readonly ScoreRange[];
  readonly median: number | null;
  /** The reader's own week; null before it has a result. */
  readonly own: ScoreRange | null;
}

const WIDTH = 620;
const HEIGHT = 96;
const LINE_Y = 58;
const SIDE = 22;
const TICK = 10;
const DOT = 4.5;
/** Half of what the words of the median take at their largest. */
const HALF_LABEL = 90;
/** The drawing shrinks with its card, to half on a phone: its words stay at 11 px or more. */
const WORDS = 'fill-ink-muted text-[13px] @max-xl:text-[16px] @max-md:text-[22px]';

/** Where the reader's week lies among the scores of their band. The table below it says the same in words. */
export function BandStrip({ others, median, own }: BandStripProps) {
  const { t } = useTranslation('leaderboard');
  const low = lowestOf([...others, ...(own === null ? [] : [own])]);
  const x = (score: number): number => SIDE + ((score - low) / (100 - low)) * (WIDTH - 2 * SIDE);
  const ticks = Array.from({ length: (100 - low) / TICK + 1 }, (_, index) => low + index * TICK);
  const label = [
    median === null ? null : t('strip.median', { score: median }),
    own === null ? null : t('strip.you', { low: own.low, high: own.high }),
  ]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <div className="@container">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full">
        <line x1={SIDE} x2={WIDTH - SIDE} y1={LINE_Y} y2={LINE_Y} className="stroke-line" />
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={LINE_Y - 4} y2={LINE_Y + 4} className="stroke-edge" />
            <text x={x(tick)} y={LINE_Y + 26} textAnchor="middle" className={`reading ${WORDS}`}>
              {tick}
            </text>
          </g>
        ))}
        {others.map((one, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: points of one drawing, without a state
            key={index}
            cx={x(middleOf(one))}
            cy={LINE_Y - 9}
            r={DOT}
            className="fill-ink-faint opacity-70"
          />
        ))}
        {median === null ? null : (
          <g>
            <line
              x1={x(median)}
              x2={x(median)}
              y1={LINE_Y - 32}
              y2={LINE_Y}
              className="stroke-ink"
              strokeWidth={2}
            />
            <text x={withinSides(x(median))} y={LINE_Y - 38} textAnchor="middle" className={WORDS}>
              {t('strip.median', { score: median })}
            </text>
          </g>
        )}
        {own === null ? null : (
          <rect
            x={x(middleOf(own)) - 6}
            y={LINE_Y - 15}
            width={12}
            height={12}
            transform={`rotate(45 ${x(middleOf(own))} ${LINE_Y - 9})`}
            className="fill-copper stroke-surface"
          />
        )}
      </svg>
    </div>
  );
}

/** The middle of words that would else stand over an edge of the drawing. */
function withinSides(middle: number): number {
  return Math.min(Math.max(middle, HALF_LABEL), WIDTH - HALF_LABEL);
}

/** Where the scale begins: 60, or a ten lower where somebody is. */
function lowestOf(ranges: readonly ScoreRange[]): number {
  const lowest = Math.min(60, ...ranges.map(({ low }) => low));
  return Math.floor(lowest / TICK) * TICK;
}

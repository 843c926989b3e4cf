import { SECONDS_PER_HOUR } from '../../../../core/kernel/time.ts';
import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockTime } from '../../texts/desk-time.ts';

const WIDTH = 320;
const TOP = 6;
const BASE = 30;

/** The day's arrivals as a line that climbs by one with each ticket, up to the needle of now. */
export function ShiftLine({ view }: { readonly view: DeskView }) {
  const { t } = useTranslation('desk');
  const { startedAt, endsAt, now, tickets } = view;
  const left = (at: number): number => 12 + ((at - startedAt) / (endsAt - startedAt)) * (WIDTH - 24);
  const rise = Math.min(6, (BASE - TOP) / Math.max(1, tickets.length));
  const arrivals = tickets
    .map(({ record }) => ({ number: record.number, at: record.createdAt }))
    .toSorted((one, other) => one.at - other.at);
  const path = arrivals.map(({ at }, index) => `H${left(at)}V${BASE - (index + 1) * rise}`).join('');
  const first = Math.ceil(startedAt / SECONDS_PER_HOUR);
  const hours = Array.from(
    { length: Math.floor(endsAt / SECONDS_PER_HOUR) - first + 1 },
    (_, index) => (first + index) * SECONDS_PER_HOUR,
  );
  return (
    <svg
      role="img"
      aria-label={t('bar.arrivals', { count: tickets.length })}
      viewBox={`0 0 ${WIDTH} 44`}
      className="h-11 w-80 shrink-0 fill-none max-xl:hidden"
    >
      <path d={`M12 ${BASE}H${WIDTH - 12}`} className="stroke-line" />
      {hours.map((at) => (
        <g key={at}>
          <path d={`M${left(at)} ${BASE}v4`} className="stroke-edge" />
          <text x={left(at)} y={43} textAnchor="middle" className="fill-ink-faint font-mono text-2xs">
            {clockTime(at).slice(0, 2)}
          </text>
        </g>
      ))}
      <path d={`M12 ${BASE}${path}H${left(now)}`} className="stroke-ink-muted" strokeWidth="1.5" />
      {arrivals.map(({ number, at }, index) => (
        <circle
          key={number}
          cx={left(at)}
          cy={BASE - (index + 1) * rise}
          r="2.5"
          className="fill-surface stroke-ink-muted"
        />
      ))}
      <path d={`M${left(now)} 2V${BASE + 2}`} className="stroke-copper" strokeWidth="2" />
    </svg>
  );
}

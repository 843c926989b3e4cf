import { SECONDS_PER_MINUTE } from '../../core/kernel/time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import type { ReplayStep, StepWork } from '../replay/replay-step.ts';
import { minuteTicks } from './minute-ticks.ts';

export interface PathStripProps {
  readonly own: readonly ReplayStep[];
  readonly expert: readonly ReplayStep[];
}

/** Steps of one kind of work after each other. */
interface Stretch {
  readonly work: StepWork;
  readonly from: number;
  readonly to: number;
  readonly tone: 'plain' | 'good' | 'costly' | 'fault';
}

/** From this share of the strip on there is room for a word. */
const ROOM_FOR_A_WORD = 0.075;

const TONE = {
  plain: 'border-line bg-hover',
  good: 'border-passed bg-passed-soft',
  costly: 'border-standby bg-standby-soft',
  fault: 'border-fault bg-fault-soft',
} as const;

/** Two paths as strips of time, for a look; the table below them says the same. */
export function PathStrip({ own, expert }: PathStripProps) {
  const { t } = useTranslation('runs');
  const longest = Math.max(own.at(-1)?.simSeconds ?? 0, expert.at(-1)?.simSeconds ?? 0, 1);
  const share = (seconds: number): string => `${(100 * seconds) / longest}%`;
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-xs">
      {(
        [
          ['you', own],
          ['expert', expert],
        ] as const
      ).map(([who, steps]) => (
        <div key={who} className="contents">
          <span className="font-semibold">{t(`debrief.${who}`)}</span>
          <div className="relative h-9">
            {stretchesOf(steps).map(({ work, from, to, tone }) => (
              <span
                key={from}
                style={{ insetInlineStart: share(from), width: share(to - from) }}
                className={classNames(
                  'absolute inset-y-0 grid place-content-center overflow-hidden border whitespace-nowrap',
                  TONE[tone],
                )}
              >
                {to - from < ROOM_FOR_A_WORD * longest ? null : (
                  <span className="max-sm:hidden">{t(`debrief.work.${work}`)}</span>
                )}
              </span>
            ))}
          </div>
        </div>
      ))}
      <span />
      <div className="relative h-4 text-ink-muted">
        {minuteTicks(longest).map((minutes) => (
          <span
            key={minutes}
            style={{ insetInlineStart: share(minutes * SECONDS_PER_MINUTE) }}
            className={classNames('reading absolute', minutes > 0 && '-translate-x-1/2')}
          >
            {minutes === 0 ? t('debrief.noMinutes') : minutes}
          </span>
        ))}
      </div>
    </div>
  );
}

function stretchesOf(steps: readonly ReplayStep[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { work, simSeconds: to, remark } of steps) {
    if (work === undefined || to <= from) continue;
    const tone = remark?.tone ?? 'plain';
    const last = stretches.at(-1);
    if (last !== undefined && last.work === work && last.tone === tone && tone === 'plain')
      stretches[stretches.length - 1] = { ...last, to };
    else stretches.push({ work, from, to, tone });
    from = to;
  }
  return stretches;
}

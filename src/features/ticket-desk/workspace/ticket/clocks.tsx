import { ChevronDown } from 'lucide-react';
import type { Badge } from '../../../../core/ticketing/clocks/clocks.ts';
import type { TicketView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { CLOCK_NAMES, dueOf, promiseDue } from '../../model/due.ts';
import { clockTime, dayAndTime, lengthOf } from '../../texts/desk-time.ts';
import { ClockDial } from './clock-dial.tsx';

export interface ClocksProps {
  readonly ticket: TicketView;
  readonly now: number;
  /** There is room for the time alone. */
  readonly isNarrow?: boolean;
}

const TONE = {
  plain: '',
  risk: 'border-standby/60 text-standby',
  late: 'border-fault/60 text-fault',
} as const;

/** The clock that is due soonest, and all four when it is unfolded. */
export function Clocks({ ticket, now, isNarrow = false }: ClocksProps) {
  const { t } = useTranslation('desk');
  const due = dueOf(ticket, now);
  const promise = promiseDue(ticket, now);
  return (
    <details data-fold="" className="group relative ms-auto shrink-0">
      <summary
        className={classNames(
          'flex h-8 cursor-pointer list-none items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-[0.8125rem] whitespace-nowrap hover:border-edge max-[59.99875rem]:h-11 [&::-webkit-details-marker]:hidden',
          due === null ? 'text-ink-muted' : TONE[due.tone],
        )}
      >
        {due === null ? (
          t('clock.none')
        ) : (
          <>
            <ClockDial share={1 - due.remaining / due.goal} />
            <span className={isNarrow ? 'sr-only' : 'max-[79.99875rem]:sr-only'}>
              {t('clock.by', { clock: t(`clock.${due.clock}`) })}
            </span>
            <span className="reading font-medium">{dayAndTime(due.at, now)}</span>
            <span className={due.tone === 'plain' ? 'text-ink-faint max-[59.99875rem]:hidden' : ''}>
              {due.tone === 'late'
                ? t('clock.late', { time: lengthOf(due.remaining) })
                : lengthOf(due.remaining)}
            </span>
          </>
        )}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="chamfer absolute inset-e-0 top-full z-20 mt-1 grid w-90 max-w-[calc(100vw-2rem)] gap-3 border border-line bg-raised p-4 text-xs shadow-float">
        {CLOCK_NAMES.map((name) => (
          <ClockRow key={name} name={name} badge={ticket.clocks[name]} now={now} />
        ))}
        {promise === null ? null : (
          <p className="flex justify-between gap-2">
            <span className="text-[0.8125rem] font-medium">{t('clock.promise')}</span>
            <span
              className={classNames('reading', promise.tone === 'late' ? 'text-fault' : 'text-ink-muted')}
            >
              {dayAndTime(promise.at, now)},{' '}
              {t(promise.tone === 'late' ? 'clock.late' : 'clock.left', {
                time: lengthOf(promise.remaining),
              })}
            </span>
          </p>
        )}
        <p className="border-t border-line pt-2 text-ink-faint">{t('clock.hours')}</p>
      </div>
    </details>
  );
}

interface ClockRowProps {
  readonly name: (typeof CLOCK_NAMES)[number];
  readonly badge: Badge;
  readonly now: number;
}

function ClockRow({ name, badge, now }: ClockRowProps) {
  const { t } = useTranslation('desk');
  const { goal, elapsed, stoppedAt, dueAt, paused, late, remaining, warning } = badge;
  const share = goal === null || goal === 0 ? 0 : Math.min(1, elapsed / goal);
  const bar = late
    ? 'bg-fault-mark'
    : stoppedAt !== null
      ? 'bg-passed-mark'
      : warning
        ? 'bg-standby-mark'
        : 'bg-edge';
  const says =
    goal === null
      ? t('clock.notDue')
      : stoppedAt !== null
        ? late
          ? t('clock.missed')
          : t('clock.met', { time: clockTime(stoppedAt) })
        : paused
          ? t('clock.paused')
          : `${dueAt === null ? '' : `${dayAndTime(dueAt, now)}, `}${
              late
                ? t('clock.late', { time: lengthOf(remaining ?? 0) })
                : t('clock.left', { time: lengthOf(remaining ?? 0) })
            }`;
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-2">
        <span className="text-[0.8125rem] font-medium">{t(`clock.${name}`)}</span>
        {goal === null ? null : (
          <span className="text-ink-faint">{t('clock.goal', { time: lengthOf(goal) })}</span>
        )}
      </p>
      <div className="h-1 bg-line" aria-hidden="true">
        <div className={`h-full ${bar}`} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classNames('reading', late ? 'text-fault' : 'text-ink-muted')}>{says}</p>
    </div>
  );
}

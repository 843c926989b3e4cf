import type { ReactNode } from 'react';
import type { ShiftReport } from '../../../core/ticketing/assessment/shift-report.ts';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import type { TicketTimes } from '../../../core/ticketing/assessment/ticket-times.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { clockTime, dayAndTime, lengthOf } from '../texts/desk-time.ts';
import { axisTicks } from './axis-ticks.ts';

export interface TicketClocksProps {
  readonly ticket: TicketReport;
  readonly report: ShiftReport;
}

type Tone = 'runs' | 'late' | 'paused' | 'here' | 'elsewhere';

/** A stretch of a row, in seconds since Monday 00:00. */
interface Span {
  readonly from: number;
  readonly until: number;
  readonly tone: Tone;
}

const TONE: Readonly<Record<Tone, string>> = {
  runs: 'border-edge bg-hover',
  late: 'border-fault bg-[repeating-linear-gradient(-45deg,var(--color-fault-mark)_0_2px,transparent_2px_6px)]',
  paused: 'border-dashed border-edge bg-surface',
  here: 'border-copper bg-copper-soft',
  elsewhere: 'border-transparent bg-line',
};

/** The life of a ticket: its three clocks, and when the learner was with it. */
export function TicketClocks({ ticket, report }: TicketClocksProps) {
  const { t } = useTranslation(['desk-debrief', 'desk']);
  const { times, number } = ticket;
  const { firstResponse, resolution, holds, missedUpdates, arrivedAt } = times;
  const shiftEnd = report.startedAt + report.simSeconds;
  const end = Math.max(
    times.leftAt,
    firstResponse.stoppedAt ?? 0,
    ...missedUpdates.map(({ until }) => until),
  );
  const until = Math.max(Math.min(end, shiftEnd), arrivedAt + 60);
  const resultOf = ({ dueAt, stoppedAt, late, lateBy }: TicketTimes['resolution']): ReactNode => (
    <>
      {late ? (
        <strong className="font-semibold text-fault">{t('clocks.late', { time: lengthOf(lateBy) })}</strong>
      ) : stoppedAt !== null ? (
        t('clocks.met', { at: clockTime(stoppedAt) })
      ) : dueAt === null ? (
        t('clocks.notDue')
      ) : (
        t('clocks.inTime')
      )}
      {dueAt === null ? null : ` · ${t('clocks.due').toLowerCase()} ${dayAndTime(dueAt, shiftEnd)}`}
    </>
  );
  const runningUntil = (dueAt: number | null, stop: number): readonly Span[] => {
    const due = dueAt ?? stop;
    return [
      { from: arrivedAt, until: Math.min(due, stop), tone: 'runs' },
      ...(stop > due ? [{ from: due, until: stop, tone: 'late' as const }] : []),
    ];
  };
  const paused = holds.map((hold): Span => ({ ...hold, tone: 'paused' }));
  const attention = report.attention.map(
    (one): Span => ({
      from: one.from,
      until: one.until,
      tone: one.ticket === number ? 'here' : one.ticket === null ? 'paused' : 'elsewhere',
    }),
  );
  return (
    <>
      <div>
        <h3 id="desk-clocks" className="font-semibold">
          {t('clocks.title')}
        </h3>
        <p className="text-sm text-ink-muted">{t('clocks.text')}</p>
      </div>
      <dl className="grid gap-3 text-sm">
        <Row
          name={t('clocks.firstResponse')}
          spans={runningUntil(firstResponse.dueAt, firstResponse.stoppedAt ?? until)}
          from={arrivedAt}
          until={until}
        >
          {resultOf(firstResponse)}
        </Row>
        <Row
          name={t('clocks.update')}
          spans={[
            { from: arrivedAt, until: times.leftAt, tone: 'runs' },
            ...missedUpdates.map((one): Span => ({ from: one.dueAt, until: one.until, tone: 'late' })),
          ]}
          from={arrivedAt}
          until={until}
        >
          {missedUpdates.length === 0 ? (
            t('clocks.noneMissed')
          ) : (
            <>
              <strong className="font-semibold text-fault">
                {t('clocks.missed', { count: missedUpdates.length })}
              </strong>
              {missedUpdates.map((one) => (
                <span key={one.dueAt} className="block text-xs">
                  {t('clocks.missedFrom', { at: clockTime(one.dueAt), until: clockTime(one.until) })}
                </span>
              ))}
            </>
          )}
        </Row>
        <Row
          name={t('clocks.resolution')}
          spans={[...runningUntil(resolution.dueAt, times.leftAt), ...paused]}
          from={arrivedAt}
          until={until}
        >
          {resultOf(resolution)}
          {holds.map((hold) => (
            <span key={hold.from} className={classNames('block text-xs', hold.isParked && 'text-fault')}>
              {t(hold.isParked ? 'clocks.parked' : 'clocks.held', {
                from: clockTime(hold.from),
                until: clockTime(hold.until),
                reason: t(`desk:holdReason.${hold.reason}`).toLowerCase(),
              })}
            </span>
          ))}
          {times.reopenedAt.map((at) => (
            <span key={at} className="block text-xs text-fault">
              {t('clocks.reopened', { at: clockTime(at) })}
            </span>
          ))}
        </Row>
        <Row name={t('clocks.you')} spans={attention} from={arrivedAt} until={until}>
          {lengthOf(ticket.spentSeconds)}
        </Row>
      </dl>
      <Axis from={arrivedAt} until={until} />
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly spans: readonly Span[];
  readonly from: number;
  readonly until: number;
  readonly children: ReactNode;
}

const GRID = 'grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_15rem] sm:items-center';

/** A row of the drawing with what it says in words beside it. */
function Row({ name, spans, from, until, children }: RowProps) {
  const share = (at: number): number => (100 * (at - from)) / (until - from);
  return (
    <div className={GRID}>
      <dt className="font-medium sm:font-normal">{name}</dt>
      <dd className="relative order-last h-4 border-b border-line sm:order-none" aria-hidden="true">
        {spans
          .filter((span) => span.until > from && span.from < until)
          .map((span) => {
            const left = Math.max(0, share(span.from));
            const right = Math.min(100, share(span.until));
            return (
              <span
                key={`${span.tone} ${span.from}`}
                style={{ insetInlineStart: `${left}%`, width: `${Math.max(right - left, 0.4)}%` }}
                className={`absolute inset-y-0 rounded-xs border ${TONE[span.tone]}`}
              />
            );
          })}
      </dd>
      <dd className="text-ink-muted">{children}</dd>
    </div>
  );
}

function Axis({ from, until }: Pick<RowProps, 'from' | 'until'>) {
  return (
    <div aria-hidden="true" className={GRID}>
      <span className="max-sm:hidden" />
      <div className="relative h-4">
        {axisTicks(from, until).map((at) => (
          <span
            key={at}
            style={{ insetInlineStart: `${(100 * (at - from)) / (until - from)}%` }}
            className="reading absolute -translate-x-1/2 text-2xs text-ink-muted first:translate-x-0"
          >
            {clockTime(at)}
          </span>
        ))}
      </div>
    </div>
  );
}

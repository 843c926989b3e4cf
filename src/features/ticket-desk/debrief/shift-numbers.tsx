import type { ReactNode } from 'react';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { type Count, hasCome } from '../../../core/ticketing/assessment/shift-metrics.ts';
import type { ShiftReport } from '../../../core/ticketing/assessment/shift-report.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Minutes that a phone contact usually takes (ticket-desk.md 3.12). */
const USUAL = { from: 8, to: 15 } as const;

/** The figures of a shift in pairs that game each other, each with what the pair says. */
export function ShiftNumbers({ report: { metrics, tickets } }: { readonly report: ShiftReport }) {
  const { t } = useTranslation('desk-debrief');
  const { firstContact, comesBack, handlingSeconds, quality, answeredInTime } = metrics;
  const minutes = Math.round(handlingSeconds / SECONDS_PER_MINUTE);
  const ended = {
    met: tickets.filter(({ ending }) => ending === 'solved' || ending === 'passed-on').length,
    of: tickets.filter(hasCome).length,
  };
  const of = ({ met, of: all }: Count): string => t('metrics.of', { met, of: all });
  const share = ({ met, of: all }: Count): number => (all === 0 ? 0 : met / all);
  const band = minutes < USUAL.from ? 'short' : minutes > USUAL.to ? 'long' : 'band';
  const answer =
    answeredInTime.met < answeredInTime.of ? 'late' : ended.met < answeredInTime.met ? 'fast' : 'both';
  return (
    <section aria-labelledby="desk-numbers" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="desk-numbers" className="text-lg font-semibold">
          {t('metrics.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('metrics.text')}</p>
      </div>
      <div className="grid divide-line border border-line bg-surface shadow-rest max-md:divide-y md:grid-cols-3 md:divide-x">
        <Pair
          left={{ name: t('metrics.firstContact'), value: of(firstContact), share: share(firstContact) }}
          right={{ name: t('metrics.comesBack'), value: of(comesBack), share: share(comesBack) }}
        >
          {comesBack.met > 0
            ? t('metrics.contact.bought', { count: comesBack.met })
            : t(firstContact.met > 0 ? 'metrics.contact.good' : 'metrics.contact.none')}
        </Pair>
        <Pair
          left={{
            name: t('metrics.handling'),
            value: `${minutes} min`,
            share: Math.min(1, minutes / (2 * USUAL.to)),
          }}
          right={{ name: t('metrics.quality'), value: String(quality), share: quality / 100 }}
        >
          {t(`metrics.time.${band}`, { minutes })}
        </Pair>
        <Pair
          left={{ name: t('metrics.answered'), value: of(answeredInTime), share: share(answeredInTime) }}
          right={{ name: t('metrics.solved'), value: of(ended), share: share(ended) }}
        >
          {t(`metrics.answer.${answer}`)}
        </Pair>
      </div>
    </section>
  );
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly share: number;
}

interface PairProps {
  readonly left: Figure;
  readonly right: Figure;
  readonly children: ReactNode;
}

function Pair({ left, right, children }: PairProps) {
  return (
    <div className="grid content-start gap-3 p-5">
      <dl className="grid grid-cols-2 gap-6">
        {[left, right].map(({ name, value, share }) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="text-xs text-ink-muted">{name}</dt>
            <dd className="reading text-xl font-medium">{value}</dd>
            <dd aria-hidden="true" className="h-0.75 bg-line">
              <span className="block h-full bg-ink-muted" style={{ width: `${100 * share}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">{children}</p>
    </div>
  );
}

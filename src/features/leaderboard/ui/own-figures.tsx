import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { Card } from '../../../ui/card.tsx';
import { bandQuery } from '../api/board.queries.ts';
import { bestWeek, type OwnWeek } from '../model/own-weeks.ts';
import { BandStrip } from './band-strip.tsx';
import { rangeText } from './range-text.ts';

export interface OwnFiguresProps {
  /** Takes the focus of a card that goes. */
  readonly ref: Ref<HTMLElement>;
  readonly formId: string;
  readonly weeks: readonly OwnWeek[];
  /** Others see the reader's entry. */
  readonly isMember: boolean;
}

/** The reader's own week and best week first, beside the people who are rated like them. */
export function OwnFigures({ ref, formId, weeks, isMember }: OwnFiguresProps) {
  const { t } = useTranslation('leaderboard');
  const { data: band } = useQuery(bandQuery(formId));
  const now = weeks.find((week) => week.formId === formId);
  const best = bestWeek(weeks);
  const others = band?.people.filter(({ isYou }) => !isYou) ?? [];
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      aria-label={t('own.label')}
      className="grid outline-none divide-line max-lg:divide-y lg:grid-cols-[auto_auto_minmax(0,1fr)] lg:divide-x"
    >
      <Figure label={t('own.week')} value={now?.range == null ? '–' : rangeText(now.range)}>
        {now?.range == null
          ? now?.voidReason == null
            ? t('own.needed', { played: now?.played ?? 0 })
            : t('own.void')
          : t(isMember ? 'own.played' : 'own.onlyYou', { played: now.played })}
      </Figure>
      <Figure label={t('own.best')} value={best === null ? '–' : rangeText(best.range)}>
        {best === null ? t('own.noBest') : t('weekOf', { day: formatDay(new Date(best.opensAt)) })}
      </Figure>
      <div className="grid content-start gap-2 p-5 sm:px-6">
        <h2 className="silk text-ink-muted">{t('own.band')}</h2>
        {others.length === 0 ? (
          <p className="text-sm text-ink-muted">{t(best === null ? 'own.noRating' : 'own.alone')}</p>
        ) : (
          <>
            <BandStrip others={others} median={band?.median ?? null} own={now?.range ?? null} />
            <p className="text-end text-sm text-ink-muted">{t('own.scale')}</p>
          </>
        )}
      </div>
    </Card>
  );
}

function Figure({
  label,
  value,
  children,
}: {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1 p-5 sm:px-6 lg:min-w-44">
      <h2 className="silk text-ink-muted">{label}</h2>
      <p className="reading text-3xl font-semibold">{value}</p>
      <p className="text-sm text-ink-muted">{children}</p>
    </div>
  );
}

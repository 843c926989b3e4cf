import type { ReactNode } from 'react';
import type { CardsOfDay } from '../../../core/assessment/facts/due-cards.ts';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';

export interface RoundHeadProps {
  readonly today: CardsOfDay;
  readonly stop: (label: string) => ReactNode;
}

/** Which card of how many, about how long it still takes, and the way out. */
export function RoundHead({ today: { answered, cards, secondsLeft }, stop }: RoundHeadProps) {
  const { t } = useTranslation('cards');
  const total = answered + cards.length;
  const places = Array.from({ length: total }, (_, index) => index);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="font-semibold">{t('round.card', { place: answered + 1, total })}</strong>
          <span className="text-sm text-ink-muted">{t('round.kind')}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-muted">
          <span>{t('round.left', { count: Math.max(1, Math.round(secondsLeft / SECONDS_PER_MINUTE)) })}</span>
          {stop(t('round.stop'))}
        </p>
      </div>
      <div role="img" aria-label={t('round.progress', { done: answered, total })} className="flex gap-[3px]">
        {places.map((place) => (
          <i
            key={place}
            className={classNames(
              'h-1.5 grow rounded-[1px]',
              place < answered ? 'bg-ink-muted' : place === answered ? 'bg-copper' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}

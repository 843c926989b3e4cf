import type { ReactNode } from 'react';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatCount } from '../../../lib/format.ts';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import type { Cards } from '../model/use-cards.ts';

export interface DueCardsCardProps {
  readonly cards: Cards;
  /** Renders the button that leads to the cards. */
  readonly link: (label: string) => ReactNode;
}

/** How many cards are due today; nothing for somebody who has met none, and while nobody knows. */
export function DueCardsCard({ cards, link }: DueCardsCardProps) {
  const { t } = useTranslation('cards');
  if (cards.state !== 'ready' || cards.today.emptyBecause === 'not-met') return null;
  const { secondsLeft, cards: due } = cards.today;
  const count = due.length;
  return (
    <Card aria-labelledby="due-cards">
      <CardBody className="grid gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <CardTitle id="due-cards">{t('page.title')}</CardTitle>
          {count === 0 ? null : (
            <span className="text-sm text-ink-muted">
              {t('home.minutes', { count: Math.max(1, Math.round(secondsLeft / SECONDS_PER_MINUTE)) })}
            </span>
          )}
        </div>
        {count === 0 ? (
          <p className="text-ink-muted">{t('home.none')}</p>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex items-baseline gap-2">
              <span className="text-4xl font-semibold tracking-tight">{formatCount(count)}</span>
              <span className="text-ink-muted">{t('home.due', { count })}</span>
            </p>
            {link(t('home.start'))}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

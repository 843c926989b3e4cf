import { useState } from 'react';
import { RATINGS, type Rating, type RatingName } from '../../../core/assessment/facts/review.ts';
import { type CardStanding, dueAfterEach } from '../../../core/assessment/facts/schedule.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { dayAt } from '../model/day.ts';

const NAMES = Object.keys(RATINGS) as RatingName[];

/** The rating that a key stands for; null for any other key. */
export function ratingOfKey(key: string): Rating | null {
  return Object.values(RATINGS).find((rating) => String(rating) === key) ?? null;
}

export interface RatingButtonsProps {
  readonly standing: CardStanding | undefined;
  onAnswer(rating: Rating): void;
}

/** How well a fact was known, and when it comes back after each answer. */
export function RatingButtons({ standing, onAnswer }: RatingButtonsProps) {
  const { t } = useTranslation('cards');
  const [now] = useState(serverNow);
  const due = dueAfterEach(standing, now);
  const tomorrow = dayAt(dayAt(now).end);
  const comesBack = (rating: Rating): string | null => {
    if (rating === RATINGS.forgot) return t('rate.again');
    return due[rating] < tomorrow.end ? t('rate.tomorrow') : formatDay(new Date(due[rating]));
  };
  return (
    <fieldset className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
      <legend className="sr-only">{t('rate.label')}</legend>
      {NAMES.map((name) => {
        const rating = RATINGS[name];
        return (
          <Button
            key={name}
            variant="secondary"
            className="min-h-14 flex-col gap-0 py-2"
            onClick={() => onAnswer(rating)}
            aria-keyshortcuts={String(rating)}
          >
            {t(`rate.${name}`)}
            <small className="text-xs font-normal text-ink-muted">{comesBack(rating)}</small>
            <span
              aria-hidden="true"
              className="absolute end-2 top-1.5 font-mono text-2xs font-normal text-ink-faint max-sm:hidden"
            >
              {rating}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}

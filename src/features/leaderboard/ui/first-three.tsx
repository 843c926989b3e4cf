import type { ReactNode } from 'react';
import type { ClosedWeek } from '../../../core/contracts/boards.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { rangeText } from './range-text.ts';

export interface FirstThreeProps {
  readonly first: ClosedWeek['first'];
  readonly runLink: (who: string, position: number, label: string, name: string) => ReactNode | null;
}

/** The first three of a week that is over, with the runs of those who agreed to show them. */
export function FirstThree({ first, runLink }: FirstThreeProps) {
  const { t } = useTranslation('leaderboard');
  if (first.length === 0) return null;
  const agreed = first.filter(({ showsReplays }) => showsReplays).length;
  return (
    <Card aria-labelledby="first-three">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-3 sm:px-6">
        <h2 id="first-three" className="text-lg font-semibold tracking-tight">
          {t('first.title')}
        </h2>
        <p className="text-sm text-ink-muted">
          {agreed === 0 ? t('first.nobody') : t('first.agreed', { count: agreed })}
        </p>
      </header>
      <ol className="divide-y divide-line border-t border-line">
        {first.map(({ name, low, high, showsReplays, positions }, index) => (
          <li key={name} className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 px-5 py-2 sm:px-6">
            <span className="reading w-6">{index + 1}</span>
            <span className="font-medium">{name}</span>
            <span className="reading text-ink-muted">{rangeText({ low, high })}</span>
            <span className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-1">
              {showsReplays ? (
                positions.map((position) => (
                  <span key={position}>
                    {runLink(
                      name,
                      position,
                      t('runs.run', { number: position }),
                      t('first.watch', { name, number: position }),
                    )}
                  </span>
                ))
              ) : (
                <span className="text-sm text-ink-muted">{t('first.notShown')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

export interface LookAroundCardProps {
  readonly isStarting: boolean;
  onStart(): void;
}

/** The company on an ordinary day, with every tool open and nothing to solve. */
export function LookAroundCard({ isStarting, onStart }: LookAroundCardProps) {
  const { t } = useTranslation('desk-home');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="chamfer grid gap-3 border border-line bg-surface p-5 shadow-rest"
    >
      <header className="grid gap-1">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('around.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('around.text')}</p>
      </header>
      <Button variant="secondary" disabled={isStarting} onClick={onStart}>
        {t('around.start')}
      </Button>
    </section>
  );
}

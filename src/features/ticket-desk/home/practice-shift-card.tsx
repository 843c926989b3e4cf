import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

export interface PracticeShiftCardProps {
  readonly isStarting: boolean;
  onStart(): void;
}

/** A whole shift as practice. */
export function PracticeShiftCard({ isStarting, onStart }: PracticeShiftCardProps) {
  const { t } = useTranslation('desk-home');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="chamfer grid gap-3 border border-line bg-surface p-5 shadow-rest"
    >
      <header className="grid gap-1">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('shift.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('shift.text')}</p>
      </header>
      <Button variant="secondary" disabled={isStarting} onClick={onStart}>
        {t('shift.start')}
      </Button>
    </section>
  );
}

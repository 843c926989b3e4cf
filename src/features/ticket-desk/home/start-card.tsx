import { Suspense, useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { SmallPlans } from '../workspace/late-parts.tsx';

/** Any company is as good: this is a picture. */
const COMPANY = 1;

export interface StartCardProps {
  /** `shift`: a whole shift as practice; `around`: the company on an ordinary day, with nothing to solve. */
  readonly offer: 'shift' | 'around';
  readonly isStarting: boolean;
  onStart(): void;
}

/** Something besides a ticket that can be started from the home of the desk. */
export function StartCard({ offer, isStarting, onStart }: StartCardProps) {
  const { t } = useTranslation('desk-home');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="chamfer grid gap-3 border border-line bg-surface p-5 shadow-rest"
    >
      <header className="grid gap-1">
        <h2 id={titleId} className="text-lg font-semibold">
          {t(`${offer}.title`)}
        </h2>
        <p className="text-sm text-ink-muted">{t(`${offer}.text`)}</p>
      </header>
      <div className="h-16 min-w-0">
        <Suspense fallback={null}>
          <SmallPlans companySeed={COMPANY} />
        </Suspense>
      </div>
      <Button variant="secondary" disabled={isStarting} onClick={onStart}>
        {t(`${offer}.start`)}
      </Button>
    </section>
  );
}

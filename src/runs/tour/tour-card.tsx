import { Check, Compass } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import type { Tour, TourStep } from './use-tour.ts';

export interface TourCardProps {
  readonly tour: Tour<TourStep>;
  /** The name of the tour, for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Whether the learner has done what the step asks for; null for a step that is only read. */
  readonly isDone: boolean | null;
}

/** One step of a tour: the instruction, whether it is done, and the buttons. */
export function TourCard({ tour, label, title, text, isDone }: TourCardProps) {
  const { t } = useTranslation('runs');
  const { at, count } = tour;
  const isLast = at === count - 1;
  return (
    <section
      aria-label={label}
      data-tour-card=""
      className="chamfer grid gap-2 border border-probe/60 bg-raised p-3 shadow-lift"
    >
      <div role="status" className="grid gap-1">
        <div className="flex items-baseline gap-2">
          <Compass aria-hidden="true" className="size-4 shrink-0 self-center text-probe" />
          <h2 className="grow font-semibold">{title}</h2>
          <p className="silk whitespace-nowrap text-ink-muted">{t('tour.step', { number: at + 1, count })}</p>
        </div>
        <p className="text-sm text-ink-muted">{text}</p>
        {isDone === true ? (
          <p className="flex items-center gap-1.5 text-sm font-medium text-passed">
            <Check aria-hidden="true" className="size-4" />
            {t('tour.done')}
          </p>
        ) : null}
      </div>
      <div className="flex items-center gap-3">
        {/* At its last step a tour is ended by its other button. */}
        {isLast ? null : (
          <Button variant="link" size="sm" onClick={tour.skip}>
            {t('tour.skip')}
          </Button>
        )}
        <ol aria-hidden="true" className="flex grow gap-1">
          {Array.from({ length: count }, (_, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
              key={index}
              className={classNames('h-1 grow rounded-full', index <= at ? 'bg-probe-mark' : 'bg-line')}
            />
          ))}
        </ol>
        {at > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => tour.go(at - 1)}>
            {t('tour.back')}
          </Button>
        ) : null}
        <Button
          variant={isDone === false ? 'secondary' : 'primary'}
          size="sm"
          // The learner has to perform the step first.
          aria-disabled={isDone === false || undefined}
          onClick={() => tour.go(at + 1)}
        >
          {t(isLast ? 'tour.finish' : 'tour.next')}
        </Button>
      </div>
    </section>
  );
}

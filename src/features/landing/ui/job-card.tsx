import { Check } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

const STEPS = ['stepLook', 'stepReseat', 'stepProve'] as const;

/** A sample job, solved: the customer's complaint and the steps that fixed it. */
export function JobCard() {
  const { t } = useTranslation('landing');
  return (
    <figure className="chamfer w-60 max-sm:w-full border border-line bg-surface p-4 shadow-lift">
      <figcaption className="silk flex items-center justify-between text-ink-faint">
        {t('stage.job')}
        <span aria-hidden="true" className="size-2 rounded-full bg-passed" />
      </figcaption>
      <p className="mt-2 font-semibold">{t('stage.story')}</p>
      <p className="text-xs text-ink-muted">{t('stage.customer')}</p>
      <ol className="mt-3 grid gap-1.5 border-t border-line pt-3 text-sm">
        {STEPS.map((step) => (
          <li key={step} className="flex items-center gap-2.5 text-ink-muted">
            <span
              aria-hidden="true"
              className="grid size-4 shrink-0 place-items-center bg-passed-soft text-passed"
            >
              <Check className="size-3" strokeWidth={3} />
            </span>
            {t(`stage.${step}`)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const STEPS = ['stepLook', 'stepReseat', 'stepProve'] as const;
const DONE_STEPS = 1;

/** A job as the simulation hands it out: the customer's words and the steps, one of them done. */
export function JobCard() {
  const { t } = useTranslation('landing');
  return (
    <figure className="chamfer w-60 max-sm:w-full border border-line bg-surface p-4 shadow-lift">
      <figcaption className="silk flex items-center justify-between text-ink-faint">
        {t('stage.job')}
        <span aria-hidden="true" className="size-2 rounded-full bg-standby-mark motion-safe:animate-pulse" />
      </figcaption>
      <p className="mt-2 font-semibold">{t('stage.story')}</p>
      <p className="text-xs text-ink-muted">{t('stage.customer')}</p>
      <ol className="mt-3 grid gap-1.5 border-t border-line pt-3 text-sm">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className={
                index < DONE_STEPS
                  ? 'grid size-4 place-items-center bg-passed-soft text-passed'
                  : 'size-4 border border-edge'
              }
            >
              {index < DONE_STEPS ? <Check className="size-3" strokeWidth={3} /> : null}
            </span>
            <span className={index < DONE_STEPS ? 'text-ink-muted' : undefined}>{t(`stage.${step}`)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { Designator } from '../../../ui/designator.tsx';
import { type LabStore, useLab } from '../store.ts';
import { useCaseText } from '../words/case-text.ts';
import { useLabText } from '../words/lab-text.ts';

/** The job in the customer's own words, the machine, and what is asked. */
export function JobSheet({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const caseText = useCaseText(store);
  const mode = useLab(store, ({ view }) => view.job.mode);
  const model = useLab(store, ({ view }) => view.model);
  return (
    <section
      aria-label={t('job.title')}
      data-tour="job"
      className="chamfer border border-line bg-surface/95 p-4 shadow-lift"
    >
      <Designator reference={t(`mode.${mode}`)}>{text(`machine.${model}`)}</Designator>
      <blockquote className="mt-3 border-s-2 border-copper ps-3 text-base leading-snug font-medium">
        <p>{t('quoted', { words: caseText('quote') })}</p>
        <footer className="mt-1 text-sm font-normal text-ink-muted">{caseText('customer')}</footer>
      </blockquote>
      <p className="mt-3 text-sm text-ink-muted">{caseText('facts')}</p>
    </section>
  );
}

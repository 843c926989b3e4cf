import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useLabText } from '../../texts/lab-text.ts';

/** Practice only: the latest breach and why it matters. Shown for a short time; the log keeps it. */
export function BreachAlert({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const tutor = useLab(store, ({ view }) => view.tutor);
  const steps = useLab(store, ({ commands }) => commands.length);
  return (tutor?.breaches ?? [])
    .filter(({ step }) => step === steps)
    .map(({ rule, severity, step }) => (
      <section
        key={`${rule}-${step}`}
        role="alert"
        className="chamfer grid gap-1 border border-fault/60 bg-fault-soft p-4 text-sm shadow-lift"
      >
        <h2 className="flex items-center gap-2 font-semibold">
          <TriangleAlert aria-hidden="true" className="size-4 text-fault" />
          {text(`tutor.${rule}.title`)}
        </h2>
        <p>{text(`tutor.${rule}.text`)}</p>
        <p className="silk text-ink-muted">{t(`severity.${severity}`)}</p>
      </section>
    ));
}

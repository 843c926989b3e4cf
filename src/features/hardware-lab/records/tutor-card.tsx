import { Lightbulb, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { Button } from '../../../ui/button.tsx';
import { useCaseText } from '../hud/case-text.ts';
import { useLabText } from '../hud/lab-text.ts';
import { type LabStore, useLab } from '../store.ts';

const HINT_LEVELS = [1, 2, 3] as const;

export interface TutorCardProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
}

/** Practice alone: the last breach explained at once, and hints in three levels, each asked for. */
export function TutorCard({ store, isFrozen, onRun }: TutorCardProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const caseText = useCaseText(store);
  const tutor = useLab(store, ({ view }) => view.tutor);
  const steps = useLab(store, ({ commands }) => commands.length);
  if (tutor === null) return null;
  // A breach is explained while it is fresh; the log keeps it.
  const fresh = tutor.breaches.filter(({ step }) => step === steps);
  const given = HINT_LEVELS.filter((level) => level <= tutor.hintLevel);
  return (
    <>
      {fresh.map(({ rule, severity, step }) => (
        <section
          key={`${rule}-${step}`}
          role="alert"
          className="chamfer grid gap-1 border border-fault/60 bg-fault-soft p-4 text-sm"
        >
          <h2 className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="size-4 text-fault" />
            {text(`tutor.${rule}.title`)}
          </h2>
          <p>{text(`tutor.${rule}.text`)}</p>
          <p className="silk text-ink-muted">{t(`severity.${severity}`)}</p>
        </section>
      ))}
      <section
        aria-label={t('hints.title')}
        className="chamfer border border-line bg-surface/95 p-3 text-sm shadow-rest"
      >
        <div className="flex items-center gap-2">
          <Lightbulb aria-hidden="true" className="size-4 text-copper-text" />
          <h2 className="grow font-semibold">{t('hints.title')}</h2>
          {tutor.hintLevel < HINT_LEVELS.length ? (
            <Button size="sm" variant="ghost" disabled={isFrozen} onClick={() => onRun({ kind: 'ask-hint' })}>
              {t(`hints.ask${tutor.hintLevel + 1}` as never)}
            </Button>
          ) : null}
        </div>
        <ol role="status" className="grid gap-1.5 not-empty:mt-2">
          {given.map((level) => (
            <li key={level} className="border-s-2 border-copper ps-2.5">
              {caseText(`hint.${level}`)}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { LabHistory } from '../history/use-lab-history.ts';
import { useScenarioText } from '../hud/case-text.ts';
import type { LabWish } from '../session/lab-wish.ts';

export interface ResumeCardProps {
  readonly history: LabHistory;
  readonly isStarting: boolean;
  onStart(wish: LabWish): void;
}

/** A practice job that was left on the bench. */
export function ResumeCard({ history, isStarting, onStart }: ResumeCardProps) {
  const { t } = useTranslation('lab-home');
  const caseText = useScenarioText();
  const run = history.openPractice;
  if (run === null) return null;
  return (
    <section
      aria-label={t('resume.title')}
      className="chamfer flex flex-wrap items-center gap-4 border border-probe/50 bg-probe-soft p-4"
    >
      <History aria-hidden="true" className="size-5 text-probe" />
      <p className="grow text-sm">
        <span className="block font-semibold">{t('resume.title')}</span>
        {t('resume.text', {
          job: caseText(run.scenarioId, 'title'),
          count: run.commands.length,
        })}
      </p>
      <Button size="sm" variant="ghost" onClick={history.dropPractice}>
        {t('resume.drop')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={isStarting}
        onClick={() => onStart({ kind: 'resume', run })}
      >
        {t('resume.go')}
      </Button>
    </section>
  );
}

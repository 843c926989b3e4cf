import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { Button } from '../../../ui/button.tsx';
import type { SessionRequest } from '../session/session-request.ts';
import { useCaseTitle } from '../words/case-text.ts';

export interface ResumeCardProps {
  readonly run: Run<LabCommand>;
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
  onDrop(): void;
}

/** A practice job that was left on the bench. */
export function ResumeCard({ run, isStarting, onStart, onDrop }: ResumeCardProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  return (
    <section
      aria-label={t('resume.title')}
      className="chamfer flex flex-wrap items-center gap-4 border border-probe/50 bg-probe-soft p-4"
    >
      <History aria-hidden="true" className="size-5 text-probe" />
      <p className="grow text-sm">
        <span className="block font-semibold">{t('resume.title')}</span>
        {t('resume.text', {
          job: caseTitle(run.scenarioId),
          count: run.commands.length,
        })}
      </p>
      <Button size="sm" variant="ghost" onClick={onDrop}>
        {t('resume.drop')}
      </Button>
      <Button size="sm" disabled={isStarting} onClick={() => onStart({ kind: 'resume', run })}>
        {t('resume.go')}
      </Button>
    </section>
  );
}

import { Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PracticeProposal } from '../../../core/hardware/assessment/practice-next.ts';
import { Button } from '../../../ui/button.tsx';
import { useScenarioText } from '../hud/case-text.ts';

export interface NextPracticeCardProps {
  readonly proposal: PracticeProposal;
  onStart(story: string): void;
  /** Watches an expert on it first. */
  onExample(story: string): void;
}

/** The one job to do next, and why it is this one. */
export function NextPracticeCard({ proposal, onStart, onExample }: NextPracticeCardProps) {
  const { t } = useTranslation('lab-home');
  const caseText = useScenarioText();
  const { scenarioId, reason, expected, workedExample } = proposal;
  return (
    <section
      aria-label={t('progress.next')}
      className="chamfer flex flex-wrap items-center gap-4 border border-copper/60 bg-surface p-5"
    >
      <Target aria-hidden="true" className="size-6 text-copper-text" />
      <div className="grid min-w-48 grow gap-0.5">
        <span className="silk text-ink-muted">{t('progress.next')}</span>
        <span className="text-lg font-semibold">{caseText(scenarioId, 'title')}</span>
        <span className="text-sm text-ink-muted">
          {t(`progress.reason.${reason}`)} {t('progress.expected', { points: Math.round(100 * expected) })}
        </span>
      </div>
      {workedExample ? (
        <Button variant="secondary" onClick={() => onExample(scenarioId)}>
          {t('progress.example')}
        </Button>
      ) : null}
      <Button onClick={() => onStart(scenarioId)}>{t('progress.start')}</Button>
    </section>
  );
}

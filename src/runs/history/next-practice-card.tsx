import { Target } from 'lucide-react';
import type { PracticeProposal } from '../../core/assessment/practice-next.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';

export interface NextPracticeCardProps {
  readonly proposal: PracticeProposal;
  /** The name of the case that is proposed. */
  readonly title: string;
  /** Nothing was done yet. */
  readonly isFirst: boolean;
  /** What helps somebody who begins. */
  readonly helpText: string;
  readonly isStarting: boolean;
  onStart(scenarioId: string): void;
  /** Watches an expert on it first. */
  onExample(scenarioId: string): void;
}

/** The one case to do next, and why it is this one. */
export function NextPracticeCard({
  proposal: { scenarioId, reason, expected, workedExample },
  title,
  isFirst,
  helpText,
  isStarting,
  onStart,
  onExample,
}: NextPracticeCardProps) {
  const { t } = useTranslation('runs');
  return (
    <section
      aria-label={t('progress.next')}
      className="chamfer flex flex-wrap items-center gap-4 border border-copper/60 bg-surface p-5"
    >
      <Target aria-hidden="true" className="size-6 text-copper-text" />
      <div className="grid min-w-48 grow gap-0.5">
        <span className="silk text-ink-muted">{t(isFirst ? 'progress.begin' : 'progress.next')}</span>
        <span className="text-lg font-semibold">{title}</span>
        <span className="text-sm text-ink-muted">
          {t(`progress.reason.${reason}`)}{' '}
          {isFirst ? helpText : t('progress.expected', { points: Math.round(100 * expected) })}
        </span>
      </div>
      {workedExample ? (
        <Button variant="secondary" onClick={() => onExample(scenarioId)}>
          {t('progress.example')}
        </Button>
      ) : null}
      <Button disabled={isStarting} onClick={() => onStart(scenarioId)}>
        {t('progress.start')}
      </Button>
    </section>
  );
}

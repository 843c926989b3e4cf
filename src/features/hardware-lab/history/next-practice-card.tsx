import { Target } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../lib/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { nextPractice } from '../model/lab-progress.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { useCaseTitle } from '../words/case-text.ts';
import type { LabHistory } from './use-lab-history.ts';

export interface NextPracticeCardProps {
  readonly history: LabHistory;
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
  /** Watches an expert on it first. */
  onExample(story: string): void;
}

/** The one job to do next, and why it is this one. */
export function NextPracticeCard({
  history: { runs },
  isStarting,
  onStart,
  onExample,
}: NextPracticeCardProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const [now] = useState(serverNow);
  const proposal = nextPractice(runs, now);
  if (proposal === null) return null;
  const { scenarioId, reason, expected, workedExample } = proposal;
  const isFirst = runs.length === 0;
  return (
    <section
      aria-label={t('progress.next')}
      className="chamfer flex flex-wrap items-center gap-4 border border-copper/60 bg-surface p-5"
    >
      <Target aria-hidden="true" className="size-6 text-copper-text" />
      <div className="grid min-w-48 grow gap-0.5">
        <span className="silk text-ink-muted">{t(isFirst ? 'progress.begin' : 'progress.next')}</span>
        <span className="text-lg font-semibold">{caseTitle(scenarioId)}</span>
        <span className="text-sm text-ink-muted">
          {t(`progress.reason.${reason}`)}{' '}
          {isFirst ? t('progress.helped') : t('progress.expected', { points: Math.round(100 * expected) })}
        </span>
      </div>
      {workedExample ? (
        <Button variant="secondary" onClick={() => onExample(scenarioId)}>
          {t('progress.example')}
        </Button>
      ) : null}
      <Button disabled={isStarting} onClick={() => onStart({ kind: 'practice', scenarioId })}>
        {t('progress.start')}
      </Button>
    </section>
  );
}

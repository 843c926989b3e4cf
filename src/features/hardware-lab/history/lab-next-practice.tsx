import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../lib/server-clock.ts';
import { NextPracticeCard } from '../../../runs/history/next-practice-card.tsx';
import { nextLabPractice } from '../model/lab-progress.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { useCaseTitle } from '../texts/case-text.ts';
import type { LabHistory } from './use-lab-history.ts';

export interface LabNextPracticeProps {
  readonly history: LabHistory;
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
  /** Opens a worked example of the story first. */
  onExample(story: string): void;
}

/** The recommended next job. */
export function LabNextPractice({ history: { runs }, isStarting, onStart, onExample }: LabNextPracticeProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const [now] = useState(serverNow);
  const proposal = nextLabPractice(runs, now);
  return proposal === null ? null : (
    <NextPracticeCard
      proposal={proposal}
      title={caseTitle(proposal.scenarioId)}
      isFirst={runs.length === 0}
      helpText={t('progress.helped')}
      isStarting={isStarting}
      onStart={(story) => onStart({ kind: 'practice', story })}
      onExample={onExample}
    />
  );
}

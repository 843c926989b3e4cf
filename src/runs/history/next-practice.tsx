import { useState } from 'react';
import type { PracticeProposal } from '../../core/assessment/practice-next.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { RunWish } from '../shell/run-wish.ts';
import type { HomeProps } from '../shell/simulation.ts';
import type { RunTypes } from '../store.ts';
import { NextPracticeCard } from './next-practice-card.tsx';
import type { PastRun } from './use-run-history.ts';

export interface NextPracticeProps<Types extends RunTypes, Subject extends string>
  extends Pick<HomeProps<Types, Subject>, 'history' | 'isStarting' | 'onExample'> {
  /** What these runs propose. @param nowMs by the server's clock. */
  propose(runs: readonly PastRun[], nowMs: number): PracticeProposal | null;
  titleOf(story: string): string;
  /** What helps somebody who begins. */
  readonly helpText: string;
  onStart(wish: Extract<RunWish<Types, Subject>, { kind: 'practice' }>): void;
}

/** The recommended next case, where there is one. */
export function NextPractice<Types extends RunTypes, Subject extends string>({
  history: { runs },
  propose,
  titleOf,
  helpText,
  isStarting,
  onStart,
  onExample,
}: NextPracticeProps<Types, Subject>) {
  const [now] = useState(serverNow);
  const proposal = propose(runs, now);
  return proposal === null ? null : (
    <NextPracticeCard
      proposal={proposal}
      title={titleOf(proposal.scenarioId)}
      isFirst={runs.length === 0}
      helpText={helpText}
      isStarting={isStarting}
      onStart={(story) => onStart({ kind: 'practice', story })}
      onExample={onExample}
    />
  );
}

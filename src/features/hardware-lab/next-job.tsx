import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/server-clock.ts';
import { type PastRun, useLabHistory } from './history/use-lab-history.ts';
import { nextPractice } from './model/lab-progress.ts';
import { topicOf } from './model/objective-topics.ts';
import { practiceCases } from './model/practice-cases.ts';
import { storyOf } from './practice-judge.ts';
import { TestClock } from './session/test-clock.tsx';
import { useCaseTitle } from './words/case-text.ts';

/** The one job to do next, in words. */
export interface LearnersJob {
  readonly title: string;
  readonly text: ReactNode;
  /** What it trains; null where nobody may know, as in a test. */
  readonly objective: string | null;
  /** What the last job came to; null before the first. */
  readonly lastScore: string | null;
}

export interface NextJobProps {
  readonly personId: string;
  /** Tests of the person's plan run against the clock. */
  readonly hasClock: boolean;
  /** Null while the history is read, and where it proposes nothing. */
  readonly children: (job: LearnersJob | null) => ReactNode;
}

/** Finds what is next at the bench: the test that is open, the job that was left, else the one that the history proposes. */
export function NextJob({ personId, hasClock, children }: NextJobProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const history = useLabHistory(personId);
  const [now] = useState(serverNow);
  if (history.isLoading) return children(null);

  const last = history.runs.find(({ score }) => score !== null);
  const lastScore =
    last === undefined ? null : t('nextJob.score', { score: last.score ?? 0, job: nameOf(last) });
  const [unfinished] = history.unfinishedPractice;
  if (history.openTest !== null) {
    return children({
      title: t('nextJob.test'),
      text: hasClock ? (
        <>
          {t('nextJob.timeLeft')} <TestClock expiresAt={history.openTest.expiresAt} />
        </>
      ) : (
        t('nextJob.goOn')
      ),
      objective: null,
      lastScore,
    });
  }
  if (unfinished !== undefined) {
    const story = storyOf(unfinished.scenarioId);
    return children({
      title: caseTitle(unfinished.scenarioId),
      text: t('nextJob.unfinished'),
      objective: objectiveOf(story),
      lastScore,
    });
  }
  const proposal = nextPractice(history.runs, now);
  if (proposal === null) return children(null);
  return children({
    title: caseTitle(proposal.scenarioId),
    text: t(`progress.reason.${proposal.reason}`),
    objective: objectiveOf(proposal.scenarioId),
    lastScore,
  });

  function nameOf({ scenarioId }: PastRun): string {
    return scenarioId === null ? t('history.unnamed') : caseTitle(scenarioId);
  }

  function objectiveOf(story: string): string | null {
    const topics = (practiceCases().find(({ id }) => id === story)?.objectives ?? []).flatMap(
      (objective) => topicOf(objective) ?? [],
    );
    const [topic] = topics;
    return topic === undefined ? null : t(`objective.${topic}`);
  }
}

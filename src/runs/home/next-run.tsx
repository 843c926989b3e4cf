import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeProposal } from '../../core/assessment/practice-next.ts';
import type { RunHistory } from '../history/use-run-history.ts';
import { TestClock } from '../session/test-clock.tsx';
import type { RunTypes } from '../store.ts';

/** The one job to do next, in words. */
export interface LearnersJob {
  readonly title: string;
  readonly text: ReactNode;
  /** What it trains; null where nobody may know, as in a test. */
  readonly objective: string | null;
  /** What the last job came to; null before the first. */
  readonly lastScore: string | null;
}

export interface NextRunProps<Types extends RunTypes> {
  readonly history: RunHistory<Types>;
  /** Tests of the person's plan run against the clock. */
  readonly hasClock: boolean;
  /** What the history proposes. */
  readonly proposal: PracticeProposal | null;
  /** What is said of a practice job that was left in the middle. */
  readonly unfinishedText: string;
  /** How a story is called; null for one that is not known any more. */
  titleOf(story: string | null): string;
  /** What a story trains, in words. */
  objectiveOf(story: string): string | null;
  /** Null while the history is read, and where it proposes nothing. */
  readonly children: (job: LearnersJob | null) => ReactNode;
}

/** What is next: the test that is open, the job that was left, else the one that the history proposes. */
export function NextRun<Types extends RunTypes>({
  history,
  hasClock,
  proposal,
  unfinishedText,
  titleOf,
  objectiveOf,
  children,
}: NextRunProps<Types>) {
  const { t } = useTranslation('runs');
  if (history.isLoading) return children(null);

  const last = history.runs.find(({ score }) => score !== null);
  const lastScore =
    last === undefined ? null : t('nextJob.score', { score: last.score ?? 0, job: titleOf(last.story) });
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
    const { story } = unfinished;
    return children({
      title: titleOf(story),
      text: unfinishedText,
      objective: objectiveOf(story),
      lastScore,
    });
  }
  if (proposal === null) return children(null);
  const { scenarioId, reason } = proposal;
  return children({
    title: titleOf(scenarioId),
    text: t(`progress.reason.${reason}`),
    objective: objectiveOf(scenarioId),
    lastScore,
  });
}

import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { HistoryList } from '../../../runs/history/history-list.tsx';
import { HomeFrame } from '../../../runs/home/home-frame.tsx';
import { ResumeCard } from '../../../runs/home/resume-card.tsx';
import { TestingCard } from '../../../runs/home/testing-card.tsx';
import { useJobsAhead } from '../../../runs/practice/use-jobs-ahead.ts';
import type { HomeProps } from '../../../runs/shell/simulation.ts';
import { LabNextPractice } from '../history/lab-next-practice.tsx';
import { LabProgress } from '../history/lab-progress-panel.tsx';
import { storiesToFetch } from '../model/lab-progress.ts';
import { LAB_RUNS } from '../session/lab-runs.ts';
import type { LabSubject } from '../session/session-request.ts';
import type { LabTypes } from '../store.ts';
import { useCaseTitle } from '../texts/case-text.ts';
import { ExploreCards } from './explore-cards.tsx';
import { LabLibrary } from './lab-library.tsx';

/** The lab's home page: modes, history and the recommended next job. */
export function LabHome({
  personId,
  history,
  sessionMinutes,
  isStarting,
  onStart,
  ...on
}: HomeProps<LabTypes, LabSubject>) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const [now] = useState(serverNow);
  const wanted = history.isLoading ? null : storiesToFetch(history.runs, now);
  useJobsAhead(LAB_RUNS, personId, wanted, history.refresh);
  const starting = { history, isStarting, onStart };
  const bench = (
    <div className="grid gap-8">
      {history.unfinishedPractice.length === 0 ? (
        <LabNextPractice {...starting} onExample={on.onExample} />
      ) : (
        history.unfinishedPractice.map((job) => (
          <ResumeCard
            key={job.id}
            title={t('resume.title')}
            text={t('resume.text', {
              job: caseTitle(job.story),
              count: job.commands.length,
            })}
            isStarting={isStarting}
            onGo={() => onStart({ kind: 'resume', job })}
            onDrop={() => history.dropPractice(job)}
          />
        ))
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <TestingCard
          text={t('testing.text')}
          openUntil={history.openTest?.expiresAt ?? null}
          sessionMinutes={sessionMinutes}
          isStarting={isStarting}
          startingLabel={t('starting')}
          onStart={() => onStart({ kind: 'testing' })}
        />
        <ExploreCards isStarting={isStarting} onStart={onStart} />
      </div>
      <LabLibrary {...starting} />
    </div>
  );
  const past = (
    <HistoryList
      history={history}
      titleOf={({ story }) => (story === null ? t('history.unnamed') : caseTitle(story))}
      emptyText={t('history.empty')}
      onReplay={on.onReplay}
      onDebrief={on.onDebrief}
    />
  );
  return (
    <HomeFrame
      reference="LAB"
      kicker={t('home.kicker')}
      title={t('home.title')}
      text={t('home.text')}
      tabsLabel={t('home.tabs')}
      tabs={[
        { id: 'bench', label: t('home.tab.bench'), content: bench },
        { id: 'history', label: t('home.tab.history'), content: past },
        {
          id: 'progress',
          label: t('home.tab.progress'),
          content: <LabProgress {...starting} onExample={on.onExample} />,
        },
      ]}
    />
  );
}

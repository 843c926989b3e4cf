import { useState } from 'react';
import { SHIFT_STORY } from '../../../core/ticketing/simulation-id.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { HistoryList } from '../../../runs/history/history-list.tsx';
import { HomeFrame } from '../../../runs/home/home-frame.tsx';
import { ResumeCard } from '../../../runs/home/resume-card.tsx';
import { TestingCard } from '../../../runs/home/testing-card.tsx';
import { useJobsAhead } from '../../../runs/practice/use-jobs-ahead.ts';
import type { HomeProps } from '../../../runs/shell/simulation.ts';
import { DeskNextPractice } from '../history/desk-next-practice.tsx';
import { DeskProgress } from '../history/desk-progress.tsx';
import { lastShifts } from '../history/last-shifts.ts';
import { LastShiftsCard } from '../history/last-shifts-card.tsx';
import { ticketsToFetch } from '../model/practice-tickets.ts';
import { DESK_RUNS } from '../session/desk-runs.ts';
import type { DeskSubject } from '../session/desk-subject.ts';
import type { DeskTypes } from '../store.ts';
import { useTicketTitle } from '../texts/use-ticket-title.ts';
import { DeskLibrary } from './desk-library.tsx';
import { StartCard } from './start-card.tsx';

/** The desk's home page: practice by families, testing, history and the recommended next ticket. */
export function DeskHome({
  personId,
  history,
  sessionMinutes,
  isStarting,
  onStart,
  ...on
}: HomeProps<DeskTypes, DeskSubject>) {
  const { t } = useTranslation('desk-home');
  const titleOf = useTicketTitle();
  const [now] = useState(serverNow);
  const wanted = history.isLoading ? null : ticketsToFetch(history.runs, now);
  useJobsAhead(DESK_RUNS, personId, wanted, history.refresh);
  const shifts = lastShifts(history.runs);
  const starting = { history, isStarting, onStart };
  const desk = (
    <div className="grid gap-4">
      {history.unfinishedPractice.length === 0 ? (
        <DeskNextPractice {...starting} onExample={on.onExample} />
      ) : (
        history.unfinishedPractice.map((job) => (
          <ResumeCard
            key={job.id}
            title={t('resume.title')}
            text={t('resume.text', { ticket: titleOf(job.story), count: job.commands.length })}
            isStarting={isStarting}
            onGo={() => onStart({ kind: 'resume', job })}
            onDrop={() => history.dropPractice(job)}
          />
        ))
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <DeskLibrary {...starting} />
        <div className="grid grid-cols-1 gap-4 md:max-lg:grid-cols-2">
          <TestingCard
            text={t('testing.text')}
            openUntil={history.openTest?.expiresAt ?? null}
            sessionMinutes={sessionMinutes}
            isStarting={isStarting}
            startingLabel={t('starting')}
            onStart={() => onStart({ kind: 'testing' })}
          />
          <StartCard
            offer="shift"
            isStarting={isStarting}
            onStart={() => onStart({ kind: 'practice', story: SHIFT_STORY })}
          />
          <StartCard
            offer="around"
            isStarting={isStarting}
            onStart={() => onStart({ kind: 'explore', subject: 'company' })}
          />
          {shifts === null ? null : <LastShiftsCard shifts={shifts} />}
        </div>
      </div>
    </div>
  );
  const past = (
    <HistoryList
      history={history}
      titleOf={({ story }) => titleOf(story)}
      emptyText={t('history.empty')}
      onReplay={on.onReplay}
      onDebrief={on.onDebrief}
    />
  );
  return (
    <HomeFrame
      reference="DESK"
      kicker={t('home.kicker')}
      title={t('home.title')}
      text={t('home.text')}
      tabsLabel={t('home.tabs')}
      tabs={[
        { id: 'desk', label: t('home.tab.desk'), content: desk },
        { id: 'history', label: t('home.tab.history'), content: past },
        {
          id: 'progress',
          label: t('home.tab.progress'),
          content: <DeskProgress {...starting} onExample={on.onExample} />,
        },
      ]}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Designator } from '../../../ui/designator.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { HistoryList } from '../history/history-list.tsx';
import { NextPracticeCard } from '../history/next-practice-card.tsx';
import { ProgressPanel } from '../history/progress-panel.tsx';
import type { LabHistory, PastRun } from '../history/use-lab-history.ts';
import { practiceRunKey } from '../session/practice-run.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { ExploreCards } from './explore-cards.tsx';
import { PracticeLibrary } from './practice-library.tsx';
import { ResumeCard } from './resume-card.tsx';
import { TestingCard } from './testing-card.tsx';

const TABS = ['bench', 'history', 'progress'] as const;

export interface LabHomeProps {
  readonly history: LabHistory;
  /** How long a test may last under the person's plan, in minutes; null without a limit. */
  readonly sessionMinutes: number | null;
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
  onReplay(runId: string): void;
  /** Watches an expert on a complaint. */
  onExample(story: string): void;
  onDebrief(run: PastRun): void;
}

/** The lab's front room: what to do at the bench today, what was done, and what to practise next. */
export function LabHome({ history, sessionMinutes, isStarting, onStart, ...on }: LabHomeProps) {
  const { t } = useTranslation('lab-home');
  const [tab, setTab] = useState<string>('bench');
  return (
    <div className="mat-grid h-full overflow-y-auto bg-ground">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:px-6 lg:py-12">
        <div className="grid gap-2">
          <Designator reference="LAB">{t('home.kicker')}</Designator>
          <h1 className="text-title font-semibold">{t('home.title')}</h1>
          <p className="max-w-2xl text-ink-muted">{t('home.text')}</p>
        </div>
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label={t('home.tabs')}>
            {TABS.map((id) => (
              <Tab key={id} value={id}>
                {t(`home.tab.${id}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="bench" className="grid gap-8">
            {history.unfinishedPractice.length === 0 ? (
              <NextPracticeCard
                history={history}
                isStarting={isStarting}
                onStart={onStart}
                onExample={on.onExample}
              />
            ) : (
              history.unfinishedPractice.map((run) => (
                <ResumeCard
                  key={practiceRunKey(run)}
                  run={run}
                  isStarting={isStarting}
                  onStart={onStart}
                  onDrop={() => history.dropPractice(run)}
                />
              ))
            )}
            <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <TestingCard
                history={history}
                sessionMinutes={sessionMinutes}
                isStarting={isStarting}
                onStart={onStart}
              />
              <ExploreCards isStarting={isStarting} onStart={onStart} />
            </div>
            <PracticeLibrary history={history} isStarting={isStarting} onStart={onStart} />
          </TabPanel>
          <TabPanel value="history">
            <HistoryList history={history} onReplay={on.onReplay} onDebrief={on.onDebrief} />
          </TabPanel>
          <TabPanel value="progress">
            <ProgressPanel
              history={history}
              isStarting={isStarting}
              onStart={onStart}
              onExample={on.onExample}
            />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

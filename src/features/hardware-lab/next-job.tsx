import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { topicOf } from '../../core/assessment/objectives/catalogue.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { NextRun, type NextRunProps } from '../../runs/home/next-run.tsx';
import { useLabHistory } from './history/use-lab-history.ts';
import { nextLabPractice } from './model/lab-progress.ts';
import { practiceCases } from './model/practice-cases.ts';
import { useCaseTitle } from './texts/case-text.ts';

export interface NextJobProps extends Pick<NextRunProps<never>, 'hasClock' | 'children'> {
  readonly personId: string;
}

/** Finds the recommended next job. */
export function NextJob({ personId, hasClock, children }: NextJobProps) {
  // Loads the namespaces in parallel.
  const { t } = useTranslation(['lab-home', 'runs', 'objectives']);
  const caseTitle = useCaseTitle();
  const history = useLabHistory(personId);
  const [now] = useState(serverNow);
  const objectiveOf = (story: string): string | null => {
    const known = practiceCases().find(({ id }) => id === story);
    const [topic] = (known?.objectives ?? []).flatMap((objective) => topicOf(objective) ?? []);
    return topic === undefined ? null : t(`objectives:objective.${topic}.name`);
  };
  return (
    <NextRun
      history={history}
      hasClock={hasClock}
      proposal={nextLabPractice(history.runs, now)}
      unfinishedText={t('nextJob.unfinished')}
      titleOf={(story) => (story === null ? t('history.unnamed') : caseTitle(story))}
      objectiveOf={objectiveOf}
    >
      {children}
    </NextRun>
  );
}

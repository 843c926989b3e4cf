import type { ReactNode } from 'react';
import { topicOf } from '../../core/assessment/objectives/catalogue.ts';
import { HARDWARE_ID } from '../../core/hardware/simulation-id.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type PracticePlace, placeOf } from '../../runs/home/practice-place.ts';
import { useLabHistory } from './history/use-lab-history.ts';
import { practiceCases } from './model/practice-cases.ts';
import { useCaseTitle } from './texts/case-text.ts';

export interface LabAtHomeProps {
  readonly personId: string;
  readonly children: (place: PracticePlace) => ReactNode;
}

/** The lab as the learner's home sees it. */
export function LabAtHome({ personId, children }: LabAtHomeProps) {
  // Loads the namespaces in parallel.
  const { t } = useTranslation(['lab-home', 'runs', 'objectives']);
  const caseTitle = useCaseTitle();
  const history = useLabHistory(personId);
  const skillOf = (story: string): string | null => {
    const known = practiceCases().find(({ id }) => id === story);
    const [topic] = (known?.objectives ?? []).flatMap((objective) => topicOf(objective) ?? []);
    return topic === undefined ? null : t(`objectives:objective.${topic}.name`);
  };
  return children(
    placeOf(history, {
      simulation: HARDWARE_ID,
      cases: practiceCases(),
      titleOf: (story) => (story === null ? t('history.unnamed') : caseTitle(story)),
      skillOf,
    }),
  );
}

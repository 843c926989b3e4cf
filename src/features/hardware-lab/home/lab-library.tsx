import { keepTexts } from '../../../i18n/load-texts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PracticeLibrary } from '../../../runs/home/practice-library.tsx';
import { useKeptOffline } from '../../../runs/home/use-kept-offline.ts';
import type { LabHistory } from '../history/use-lab-history.ts';
import { loadWorkbench } from '../load-workbench.ts';
import { FAMILIES, practiceCases } from '../model/practice-cases.ts';
import type { SessionRequest } from '../session/session-request.ts';
import { benchTexts, useCaseTitle } from '../texts/case-text.ts';
import { useLabText } from '../texts/lab-text.ts';

export interface LabLibraryProps {
  readonly history: LabHistory;
  readonly isStarting: boolean;
  onStart(wish: SessionRequest): void;
}

/** All practice jobs by complaint. Each start draws a different fault. */
export function LabLibrary({ history, isStarting, onStart }: LabLibraryProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  const text = useLabText();
  useKeptOffline(keepJobs);
  const groups = FAMILIES.map((family) => ({
    id: family,
    label: t(`family.${family}`),
    cases: practiceCases()
      .filter((one) => one.family === family)
      .map(({ id, model, difficulty }) => ({
        id,
        title: caseTitle(id),
        subject: text(`machine.${model}`),
        difficulty,
        best: history.bestOf(id),
        isAhead: history.storiesAhead.includes(id),
      })),
  }));
  return (
    <PracticeLibrary
      text={t('practice.text')}
      groupsLabel={t('practice.filter')}
      groups={groups.filter(({ cases }) => cases.length > 0)}
      isStarting={isStarting}
      onStart={(story) => onStart({ kind: 'practice', story })}
    />
  );
}

/** The bench and the texts of the listed jobs. */
async function keepJobs(languages: readonly string[]): Promise<void> {
  // What does not come is asked for again when a job begins.
  await loadWorkbench().catch(() => undefined);
  await keepTexts(
    [...practiceCases().flatMap(({ id }) => benchTexts(id)), 'lab-parts', 'lab-manual'],
    languages,
  );
}

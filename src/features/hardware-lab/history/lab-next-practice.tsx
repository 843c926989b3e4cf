import { useTranslation } from '../../../i18n/use-translation.ts';
import { NextPractice } from '../../../runs/history/next-practice.tsx';
import type { HomeProps } from '../../../runs/shell/simulation.ts';
import { nextLabPractice } from '../model/lab-progress.ts';
import type { LabSubject } from '../session/session-request.ts';
import type { LabTypes } from '../store.ts';
import { useCaseTitle } from '../texts/case-text.ts';

export type LabNextPracticeProps = Pick<
  HomeProps<LabTypes, LabSubject>,
  'history' | 'isStarting' | 'onStart' | 'onExample'
>;

/** The recommended next job. */
export function LabNextPractice(props: LabNextPracticeProps) {
  const { t } = useTranslation('lab-home');
  const caseTitle = useCaseTitle();
  return (
    <NextPractice {...props} propose={nextLabPractice} titleOf={caseTitle} helpText={t('progress.helped')} />
  );
}

import { topicOf } from '../../../core/assessment/objectives/catalogue.ts';
import { MASTERY_MARK } from '../../../core/assessment/objectives/mastery.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressPanel } from '../../../runs/history/progress-panel.tsx';
import { labStandings } from '../model/lab-progress.ts';
import { LabNextPractice, type LabNextPracticeProps } from './lab-next-practice.tsx';

/** The progress in each objective that the jobs cover. */
export function LabProgress(props: LabNextPracticeProps) {
  const { t } = useTranslation(['lab-home', 'objectives']);
  return (
    <ProgressPanel
      next={<LabNextPractice {...props} />}
      rule={t('progress.objectivesText', { mark: MASTERY_MARK })}
      standings={labStandings(props.history.runs)}
      nameOf={(objective) => {
        const topic = topicOf(objective);
        return topic === null ? null : t(`objectives:objective.${topic}.name`);
      }}
    />
  );
}

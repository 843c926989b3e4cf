import { MASTERY_MARK } from '../../../core/assessment/objectives/mastery.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressPanel } from '../../../runs/history/progress-panel.tsx';
import { FAMILIES, familyStandings } from '../model/practice-tickets.ts';
import { DeskNextPractice, type DeskNextPracticeProps } from './desk-next-practice.tsx';

/** The progress in each kind of ticket. */
export function DeskProgress(props: DeskNextPracticeProps) {
  const { t } = useTranslation('desk-home');
  return (
    <ProgressPanel
      next={<DeskNextPractice {...props} />}
      title={t('progress.title')}
      rule={t('progress.rule', { mark: MASTERY_MARK })}
      standings={familyStandings(props.history.runs)}
      nameOf={(objective) => {
        const family = FAMILIES.find((one) => one === objective);
        return family === undefined ? null : t(`family.${family}`);
      }}
    />
  );
}

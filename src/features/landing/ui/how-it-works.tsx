import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { StepTrack } from '../../../ui/step-track.tsx';

const STEPS = ['takeJob', 'findFault', 'proveFix'] as const;

/** The steps of a job, from the complaint to the final test. */
export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" reference="J2" label={t('how.designator')} heading={t('how.heading')}>
      <StepTrack
        steps={STEPS.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))}
      />
    </Section>
  );
}

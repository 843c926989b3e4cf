import { useTranslation } from '../../../i18n/use-translation.ts';
import { QuestionList } from '../../../ui/question-list.tsx';
import { Section } from '../../../ui/section.tsx';

const QUESTIONS = ['experience', 'time', 'recognised', 'equipment'] as const;

/** Four questions; one is open at a time. */
export function Faq() {
  const { t } = useTranslation('landing');
  return (
    <Section id="faq" reference="R9" label={t('faq.designator')} heading={t('faq.heading')} isSplit>
      <QuestionList
        name="faq"
        questions={QUESTIONS.map((name) => ({
          question: t(`faq.${name}.question`),
          answer: t(`faq.${name}.answer`),
        }))}
      />
    </Section>
  );
}

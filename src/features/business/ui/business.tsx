import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { QuestionList } from '../../../ui/question-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatList } from '../../../ui/stat-list.tsx';
import { StepTrack } from '../../../ui/step-track.tsx';
import type { BusinessLinks } from '../model/business-links.ts';
import { Contact } from './contact.tsx';
import { FadeIn } from './fade-in.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';
import { Pricing } from './pricing.tsx';

const STATS = ['time', 'cost', 'satisfaction', 'businesses'] as const;
const STEPS = ['assess', 'train', 'hire'] as const;
const QUESTIONS = ['setup', 'cheating', 'fair', 'data'] as const;
const SPEAK_OF_TEAMS: readonly string[] = ['setup', 'data'];

export interface BusinessProps {
  readonly links: BusinessLinks;
  /** Called when a registration starts here, so for a business account. */
  readonly onRegister: () => void;
  /** The business plans, loaded by the app. */
  readonly plans: ReactNode;
  readonly contactForm: ReactNode;
}

/** The business page with its sections in order (spec section 2). */
export function Business({ links, onRegister, plans, contactForm }: BusinessProps) {
  const { t } = useTranslation('business');
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero links={links} onRegister={onRegister} />
      <FadeIn>
        <StatList
          label={t('stats.label')}
          readings={STATS.map((stat) => ({ value: t(`stats.${stat}.value`), text: t(`stats.${stat}.text`) }))}
        />
      </FadeIn>
      <FadeIn>
        <Section id="how-it-works" reference="J5" label={t('steps.designator')} heading={t('steps.heading')}>
          <StepTrack
            steps={STEPS.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
          />
        </Section>
      </FadeIn>
      <FadeIn>
        <Features />
      </FadeIn>
      <FadeIn>
        <Partners />
      </FadeIn>
      <FadeIn>
        <Pricing plans={plans} contactPath={links.contact} />
      </FadeIn>
      <FadeIn>
        <Section id="faq" reference="R3" label={t('faq.designator')} heading={t('faq.heading')} isSplit>
          <QuestionList
            name="business"
            questions={QUESTIONS.map((question) => ({
              question: t(`faq.${question}.question`),
              answer: t(`faq.${question}.answer`),
              speaksOf: SPEAK_OF_TEAMS.includes(question) ? ['teamAssessments'] : [],
            }))}
          />
        </Section>
      </FadeIn>
      <FadeIn>
        <Contact contactPath={links.contact} form={contactForm} />
      </FadeIn>
    </>
  );
}

import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { QuestionList } from '../../../ui/question-list.tsx';
import { Section } from '../../../ui/section.tsx';
import type { WaitingListLinks } from '../model/waiting-list-links.ts';
import { Benefits } from './benefits.tsx';
import { BetaVoices } from './beta-voices.tsx';
import { WaitingHero } from './waiting-hero.tsx';

const QUESTIONS = ['when', 'cost', 'discount', 'address'] as const;

/** The waiting-list page with its sections in order (spec section 2). */
export function WaitingList({ links }: { readonly links: WaitingListLinks }) {
  const { t } = useTranslation('waiting-list');
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <WaitingHero links={links} />
      <Benefits />
      <BetaVoices />
      <Section id="questions" reference="R4" label={t('faq.designator')} heading={t('faq.heading')} isSplit>
        <QuestionList
          name="waiting-list"
          questions={QUESTIONS.map((question) => ({
            question: t(`faq.${question}.question`),
            answer: t(`faq.${question}.answer`),
          }))}
        />
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="text-ink-muted">{t('help.text')}</p>
          <Button asChild variant="secondary">
            <Link to={links.contact}>{t('help.contact')}</Link>
          </Button>
        </div>
      </Section>
    </>
  );
}

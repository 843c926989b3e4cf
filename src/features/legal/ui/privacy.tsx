import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { LegalDocument, LegalList, LegalSection } from './legal-document.tsx';

/** Spec sections 2 and 9: last updated May 1, 2025. */
const UPDATED = new Date('2025-05-01T00:00:00Z');

const SECTIONS = ['introduction', 'collected', 'use', 'sharing', 'contact'] as const;
const COLLECTED = [
  'account',
  'plan',
  'runs',
  'messages',
  'closed',
  'limits',
  'device',
  'lab',
  'tab',
  'offline',
] as const;
const USES = ['access', 'pay', 'score', 'answer', 'protect'] as const;
const RECEIVERS = ['supabase', 'stripe', 'emailjs', 'google', 'employer'] as const;

export interface PrivacyLinks {
  readonly home: string;
  readonly terms: string;
  readonly contact: string;
}

/** The privacy policy (spec section 2). */
export function Privacy({ links }: { readonly links: PrivacyLinks }) {
  const { t, i18n } = useTranslation('legal');
  const date = new Intl.DateTimeFormat(i18n.resolvedLanguage, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageTitle title={t('privacy.title')} description={t('privacy.description')} />
      <LegalDocument
        homePath={links.home}
        label={t('privacy.designator')}
        heading={t('privacy.heading')}
        lead={t('privacy.lead')}
        updated={t('updated', { date: date.format(UPDATED) })}
        headings={SECTIONS.map((id) => ({ id, title: t(`privacy.sections.${id}.title`) }))}
        links={
          <>
            <Button asChild>
              <Link to={links.contact}>{t('privacy.contact')}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={links.terms}>{t('privacy.terms')}</Link>
            </Button>
          </>
        }
      >
        <LegalSection id="introduction">
          <p>{t('privacy.sections.introduction.first')}</p>
          <p>{t('privacy.sections.introduction.second')}</p>
        </LegalSection>
        <LegalSection id="collected">
          <p>{t('privacy.sections.collected.lead')}</p>
          <LegalList points={COLLECTED.map((point) => t(`privacy.sections.collected.${point}`))} />
        </LegalSection>
        <LegalSection id="use">
          <p>{t('privacy.sections.use.lead')}</p>
          <LegalList points={USES.map((point) => t(`privacy.sections.use.${point}`))} />
          <p>{t('privacy.sections.use.never')}</p>
        </LegalSection>
        <LegalSection id="sharing">
          <p>{t('privacy.sections.sharing.lead')}</p>
          <LegalList points={RECEIVERS.map((point) => t(`privacy.sections.sharing.${point}`))} />
          <p>{t('privacy.sections.sharing.law')}</p>
        </LegalSection>
        <LegalSection id="contact">
          <p>{t('privacy.sections.contact.first')}</p>
          <p>{t('privacy.sections.contact.second')}</p>
        </LegalSection>
      </LegalDocument>
    </>
  );
}

import { Link } from 'react-router-dom';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { LegalDocument, LegalSection } from './legal-document.tsx';

const SECTIONS = [
  'introduction',
  'services',
  'accounts',
  'payment',
  'property',
  'liability',
  'changes',
] as const;

export interface TermsLinks {
  readonly home: string;
  readonly privacy: string;
}

/** The terms of service (spec section 2). */
export function Terms({ links }: { readonly links: TermsLinks }) {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageTitle title={t('terms.title')} description={t('terms.description')} />
      <LegalDocument
        homePath={links.home}
        label={t('terms.designator')}
        heading={t('terms.heading')}
        lead={t('terms.lead')}
        headings={SECTIONS.map((id) => ({ id, title: t(`terms.sections.${id}.title`) }))}
        links={
          <Button asChild>
            <Link to={links.privacy}>{t('terms.privacy')}</Link>
          </Button>
        }
      >
        <LegalSection id="introduction">
          <p>{t('terms.sections.introduction.first')}</p>
          <p>
            <Trans
              t={t}
              i18nKey="terms.sections.introduction.second"
              components={{
                privacy: (
                  <Link to={links.privacy} className="text-copper-text underline underline-offset-4" />
                ),
              }}
            />
          </p>
        </LegalSection>
        <LegalSection id="services">
          <p>{t('terms.sections.services.first')}</p>
          <p>{t('terms.sections.services.second')}</p>
          <p>{t('terms.sections.services.third')}</p>
        </LegalSection>
        <LegalSection id="accounts">
          <p>{t('terms.sections.accounts.first')}</p>
          <p>{t('terms.sections.accounts.second')}</p>
          <p>{t('terms.sections.accounts.third')}</p>
        </LegalSection>
        <LegalSection id="payment">
          <p>{t('terms.sections.payment.first')}</p>
          <p>{t('terms.sections.payment.second')}</p>
          <p>{t('terms.sections.payment.third')}</p>
        </LegalSection>
        <LegalSection id="property">
          <p>{t('terms.sections.property.first')}</p>
          <p>{t('terms.sections.property.second')}</p>
        </LegalSection>
        <LegalSection id="liability">
          <p>{t('terms.sections.liability.first')}</p>
          <p>{t('terms.sections.liability.second')}</p>
        </LegalSection>
        <LegalSection id="changes">
          <p>{t('terms.sections.changes.first')}</p>
        </LegalSection>
      </LegalDocument>
    </>
  );
}

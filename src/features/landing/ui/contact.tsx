import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';

export interface ContactProps {
  /** Where mail for a human goes; null where the deployment names no address. */
  readonly address: string | null;
  readonly contactPage: string;
}

/** How to reach a person: by mail where there is an address. The form comes with the email service. */
export function Contact({ address, contactPage }: ContactProps) {
  const { t } = useTranslation('landing');
  return (
    <Section
      id="contact"
      reference="J8"
      label={t('contact.designator')}
      heading={t('contact.heading')}
      isSplit
      className="border-t border-line"
    >
      <p className="mb-6 max-w-xl text-lg text-ink-muted">
        {t(address === null ? 'contact.soon' : 'contact.text')}
      </p>
      {address === null ? (
        <Button asChild variant="secondary" size="lg">
          <Link to={contactPage}>{t('contact.form')}</Link>
        </Button>
      ) : (
        <Button asChild variant="secondary" size="lg">
          <a href={`mailto:${address}`}>
            <Mail aria-hidden="true" />
            {t('contact.write', { address })}
          </a>
        </Button>
      )}
    </Section>
  );
}

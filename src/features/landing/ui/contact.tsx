import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormToCome } from '../../../ui/form-to-come.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';

export interface ContactProps {
  /** Where mail for a human goes; null where the deployment names no address. */
  readonly address: string | null;
  /** The contact form; it is rendered, and so loaded, once it is about to be seen. */
  readonly form: ReactNode;
}

/** How to reach a person: by the form, and by mail where there is an address. */
export function Contact({ address, form }: ContactProps) {
  const { t } = useTranslation('landing');
  return (
    <Section
      id="contact"
      reference="J8"
      label={t('contact.designator')}
      heading={t('contact.heading')}
      lead={
        <>
          {t('contact.text')}{' '}
          {address === null ? null : (
            <a className="text-copper-text underline underline-offset-4" href={`mailto:${address}`}>
              {t('contact.write', { address })}
            </a>
          )}
        </>
      }
      isSplit
      className="border-t border-line"
    >
      <WhenNear
        meanwhile={<FormToCome />}
        className="chamfer border border-line bg-surface p-5 shadow-rest sm:p-8"
      >
        {form}
      </WhenNear>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenInView } from '../../../ui/when-in-view.tsx';

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
      <WhenInView
        fallback={<FormSkeleton />}
        className="chamfer border border-line bg-surface p-5 shadow-rest sm:p-8"
      >
        {form}
      </WhenInView>
    </Section>
  );
}

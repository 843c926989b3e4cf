import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenInView } from '../../../ui/when-in-view.tsx';

export interface ContactProps {
  /** The support email address; null if the deployment sets none. */
  readonly address: string | null;
  /** The contact form; it renders, and so loads, when it comes near the window. */
  readonly form: ReactNode;
}

/** The contact section: the form, and an email address if there is one. */
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import { Section } from '../../../ui/section.tsx';
import { WhenInView } from '../../../ui/when-in-view.tsx';

export interface ContactProps {
  readonly contactPath: string;
  /** The contact form; it renders, and so loads, when it comes near the window. */
  readonly form: ReactNode;
}

/** The contact section: a link to sales, and the form beside it. */
export function Contact({ contactPath, form }: ContactProps) {
  const { t } = useTranslation('business');
  return (
    <Section
      id="contact"
      reference="J8"
      label={t('contact.designator')}
      heading={t('contact.heading')}
      lead={t('contact.text')}
      action={
        <Button asChild variant="secondary" size="lg">
          <Link to={contactPath}>{t('contact.sales')}</Link>
        </Button>
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

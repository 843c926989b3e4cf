import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApproach } from './use-approach.ts';

export interface ContactProps {
  /** Where mail for a human goes; null where the deployment names no address. */
  readonly address: string | null;
  /** The contact form; it is rendered, and so loaded, once it is about to be seen. */
  readonly form: ReactNode;
}

/** How to reach a person: by the form, and by mail where there is an address. */
export function Contact({ address, form }: ContactProps) {
  const { t } = useTranslation('landing');
  const [isNear, setNear] = useState(false);
  const place = useApproach<HTMLDivElement>(useCallback(() => setNear(true), []));
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
      <div ref={place} className="chamfer border border-line bg-surface p-5 shadow-rest sm:p-8">
        {isNear ? <Suspense fallback={<FormToCome />}>{form}</Suspense> : <FormToCome />}
      </div>
    </Section>
  );
}

/** As high as the form, so that nothing moves when it comes. */
function FormToCome() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-17.5" />
      <Skeleton className="h-17.5" />
      <Skeleton className="h-42" />
      <Skeleton className="h-13 sm:w-36" />
    </div>
  );
}

import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LandingSections } from '../../../features/landing/ui/landing-sections.tsx';
import { PlansSkeleton } from '../../../features/landing/ui/plans-skeleton.tsx';
import { supportAddress } from '../../../lib/env.ts';
import { useScrollToAnchor } from '../../layouts/use-scroll-to-anchor.ts';
import { PATHS } from '../../paths.ts';

/** Both come with the section they stand in, and the backend's client with them. */
const PlansOnOffer = lazy(() =>
  import('./plans-on-offer.tsx').then((module) => ({ default: module.PlansOnOffer })),
);
const ContactForm = lazy(() =>
  import('../../../features/messages/ui/contact-form.tsx').then((module) => ({
    default: module.ContactForm,
  })),
);

/** The landing page below its first screen, with the sections that addresses such as `/#pricing` lead to. */
export function LandingRest() {
  useScrollToAnchor();
  const { t } = useTranslation('landing');
  return (
    <LandingSections
      registerPath={PATHS.register}
      plans={
        <PlansOnOffer
          type="individual"
          label={t('pricing.designator')}
          fallback={<PlansSkeleton />}
          failure={t('pricing.failed')}
        />
      }
      supportAddress={supportAddress()}
      contactForm={<ContactForm />}
    />
  );
}

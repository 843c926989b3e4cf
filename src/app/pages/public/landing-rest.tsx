import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LandingSections } from '../../../features/landing/ui/landing-sections.tsx';
import { PlansSkeleton } from '../../../features/landing/ui/plans-skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { supportAddress } from '../../../lib/env.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { useScrollToAnchor } from '../../layouts/use-scroll-to-anchor.ts';
import { PATHS } from '../../paths.ts';

/** Both load with their section, and the Supabase client with them. */
const PlansOnOffer = lazy(() =>
  import('./plans-on-offer.tsx').then((module) => ({ default: module.PlansOnOffer })),
);
const ContactForm = lazy(() =>
  import('../../../features/messages/ui/contact-form.tsx').then((module) => ({
    default: module.ContactForm,
  })),
);

/** Auth redirects here when it has no other return address; the plan selection page shows what went wrong. */
function AuthFailure() {
  const { search, hash } = useLocation();
  const isHydrated = useIsHydrated();
  if (!isHydrated || !/[?&#]error(_code)?=/.test(search + hash)) return null;
  return <Navigate replace to={{ pathname: PATHS.selectPlan, search, hash }} />;
}

/** The landing page below its first screen, including the sections that addresses such as `/#pricing` point to. */
export function LandingRest() {
  useScrollToAnchor();
  const { t } = useTranslation('landing');
  return (
    <>
      <AuthFailure />
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
    </>
  );
}

import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LandingSections } from '../../../features/landing/ui/landing-sections.tsx';
import { PlansSkeleton } from '../../../features/landing/ui/plans-skeleton.tsx';
import { supportAddress } from '../../../lib/env.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
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

/** Auth leads here where it does not know the way back; the plan selection says what went wrong. */
function AuthFailure() {
  const { search, hash } = useLocation();
  const isAwake = useIsHydrated();
  if (!isAwake || !/[?&#]error(_code)?=/.test(search + hash)) return null;
  return <Navigate replace to={{ pathname: PATHS.selectPlan, search, hash }} />;
}

/** The landing page below its first screen, with the sections that addresses such as `/#pricing` lead to. */
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

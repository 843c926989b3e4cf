import { useQuery } from '@tanstack/react-query';
import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LandingLinks } from '../../features/landing/model/landing-links.ts';
import { individualOffers } from '../../features/landing/model/plan-offer.ts';
import { Landing } from '../../features/landing/ui/landing.tsx';
import type { PricingState } from '../../features/landing/ui/pricing.tsx';
import { plansQuery } from '../../features/plans/api/plans.queries.ts';
import { externalDemoUrl, supportAddress } from '../../lib/env.ts';
import { PATHS, registerPath } from '../paths.ts';

const LINKS: LandingLinks = {
  register: PATHS.register,
  waitingList: PATHS.waitingList,
  demo: externalDemoUrl() ?? PATHS.simulation,
  registerForPlan: registerPath,
};

const ContactForm = lazy(() =>
  import('../../features/messages/ui/contact-form.tsx').then((module) => ({ default: module.ContactForm })),
);

export default function LandingPage() {
  useScrollToAnchor();
  const { pricing, request } = usePricing();
  return (
    <Landing
      links={LINKS}
      pricing={pricing}
      onPricingApproach={request}
      supportAddress={supportAddress()}
      contactForm={<ContactForm />}
    />
  );
}

/** The plans, asked for only once they are about to be seen: until then the page does without the backend's client. */
function usePricing(): { readonly pricing: PricingState; readonly request: () => void } {
  const { i18n } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...plansQuery(), enabled: isWanted });
  const pricing = useMemo((): PricingState => {
    if (data !== undefined) return { kind: 'ready', offers: individualOffers(data, i18n.resolvedLanguage) };
    return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
  }, [data, isError, refetch, i18n.resolvedLanguage]);
  return { pricing, request: useCallback(() => setWanted(true), []) };
}

/** `/#pricing` from another page: the section is there only once this page is, so the page itself goes to it. */
function useScrollToAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same anchor count.
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}

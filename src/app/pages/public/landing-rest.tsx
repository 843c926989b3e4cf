import { lazy } from 'react';
import { LandingSections } from '../../../features/landing/ui/landing-sections.tsx';
import { supportAddress } from '../../../lib/env.ts';
import { useScrollToAnchor } from '../../layouts/use-scroll-to-anchor.ts';
import { PATHS } from '../../paths.ts';

/** Both come with the section they stand in, and the backend's client with them. */
const IndividualPlans = lazy(() =>
  import('./individual-plans.tsx').then((module) => ({ default: module.IndividualPlans })),
);
const ContactForm = lazy(() =>
  import('../../../features/messages/ui/contact-form.tsx').then((module) => ({
    default: module.ContactForm,
  })),
);

/** The landing page below its first screen, with the sections that addresses such as `/#pricing` lead to. */
export function LandingRest() {
  useScrollToAnchor();
  return (
    <LandingSections
      registerPath={PATHS.register}
      plans={<IndividualPlans />}
      supportAddress={supportAddress()}
      contactForm={<ContactForm />}
    />
  );
}

import { lazy } from 'react';
import type { LandingLinks } from '../../features/landing/model/landing-links.ts';
import { Landing } from '../../features/landing/ui/landing.tsx';
import { externalDemoUrl, supportAddress } from '../../lib/env.ts';
import { useScrollToAnchor } from '../layouts/use-scroll-to-anchor.ts';
import { PATHS } from '../paths.ts';

const LINKS: LandingLinks = {
  register: PATHS.register,
  waitingList: PATHS.waitingList,
  demo: externalDemoUrl() ?? PATHS.simulation,
};

/** Both come with the section they stand in, and the backend's client with them. */
const IndividualPlans = lazy(() =>
  import('./public/individual-plans.tsx').then((module) => ({ default: module.IndividualPlans })),
);
const ContactForm = lazy(() =>
  import('../../features/messages/ui/contact-form.tsx').then((module) => ({ default: module.ContactForm })),
);

export default function LandingPage() {
  useScrollToAnchor();
  return (
    <Landing
      links={LINKS}
      plans={<IndividualPlans />}
      supportAddress={supportAddress()}
      contactForm={<ContactForm />}
    />
  );
}

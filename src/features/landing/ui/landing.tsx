import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { LandingLinks } from '../model/landing-links.ts';
import { ClosingCall } from './closing-call.tsx';
import { Contact } from './contact.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Stats } from './stats.tsx';
import { Testimonials } from './testimonials.tsx';

const TrainingDemo = lazy(() =>
  import('./training-demo.tsx').then((module) => ({ default: module.TrainingDemo })),
);

export interface LandingProps {
  readonly links: LandingLinks;
  /** The plans on offer, brought from the backend. */
  readonly plans: ReactNode;
  readonly supportAddress: string | null;
  readonly contactForm: ReactNode;
}

/** The landing page in its order (spec section 2). */
export function Landing({ links, plans, supportAddress, contactForm }: LandingProps) {
  const { t } = useTranslation('landing');
  const [isDemoOpen, setDemoOpen] = useState(false);
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <Hero links={links} onWatchDemo={() => setDemoOpen(true)} />
      <Stats />
      <HowItWorks />
      <Features />
      <Testimonials />
      <Pricing plans={plans} />
      <Faq />
      <Contact address={supportAddress} form={contactForm} />
      <ClosingCall registerPath={links.register} />
      {isDemoOpen ? (
        <Suspense>
          <TrainingDemo onClose={() => setDemoOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

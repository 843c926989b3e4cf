import type { ReactNode } from 'react';
import { ClosingCall } from './closing-call.tsx';
import { Contact } from './contact.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Testimonials } from './testimonials.tsx';

export interface LandingSectionsProps {
  readonly registerPath: string;
  /** The plans on offer, loaded by the app. */
  readonly plans: ReactNode;
  readonly supportAddress: string | null;
  readonly contactForm: ReactNode;
}

/** The sections of the landing page below its first screen, in order. */
export function LandingSections({ registerPath, plans, supportAddress, contactForm }: LandingSectionsProps) {
  return (
    <>
      <HowItWorks />
      <Features />
      <Testimonials />
      <Pricing plans={plans} />
      <Faq />
      <Contact address={supportAddress} form={contactForm} />
      <ClosingCall registerPath={registerPath} />
    </>
  );
}

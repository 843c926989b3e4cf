import { lazy, Suspense } from 'react';
import type { LandingLinks } from '../../features/landing/model/landing-links.ts';
import { Landing } from '../../features/landing/ui/landing.tsx';
import { externalDemoUrl } from '../../lib/env.ts';
import { PATHS } from '../paths.ts';

const LINKS: LandingLinks = {
  register: PATHS.register,
  waitingList: PATHS.waitingList,
  demo: externalDemoUrl() ?? PATHS.simulation,
};

const LandingRest = lazy(() =>
  import('./public/landing-rest.tsx').then((module) => ({ default: module.LandingRest })),
);

/** Fetched only on a device that can afford it, after everything else. */
const LiveMachine = lazy(() =>
  import('../../features/hardware-lab/live-machine.tsx').then((module) => ({ default: module.LiveMachine })),
);

/** Always the same element: drawn at build time, it sleeps until its code is there, and must not be disturbed before. */
const SECTIONS = (
  <Suspense>
    <LandingRest />
  </Suspense>
);

export default function LandingPage() {
  return <Landing links={LINKS} LiveMachine={LiveMachine} sections={SECTIONS} />;
}

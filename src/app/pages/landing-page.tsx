import { lazy, Suspense } from 'react';
import type { LandingLinks } from '../../features/landing/model/landing-links.ts';
import { Landing } from '../../features/landing/ui/landing.tsx';
import { externalDemoUrl } from '../../lib/env.ts';
import { PATHS } from '../paths.ts';
import { LandingRest } from './public/landing-rest.tsx';

const LINKS: LandingLinks = {
  register: PATHS.register,
  waitingList: PATHS.waitingList,
  demo: externalDemoUrl() ?? PATHS.simulation,
};

/** Fetched only on a device that can afford it, after everything else. */
const LiveMachine = lazy(() =>
  import('../../features/hardware-lab/live-machine.tsx').then((module) => ({ default: module.LiveMachine })),
);

/** Wakes after the first screen, or as soon as something in it is pressed. Always the same element: it must not be disturbed before. */
const SECTIONS = (
  <Suspense>
    <LandingRest />
  </Suspense>
);

export default function LandingPage() {
  return <Landing links={LINKS} LiveMachine={LiveMachine} sections={SECTIONS} />;
}

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

/** Loaded last, and only on a device that can afford it. */
const LiveMachine = lazy(() =>
  import('../../features/hardware-lab/live-machine.tsx').then((module) => ({ default: module.LiveMachine })),
);

/**
 * The sections below the first screen. They hydrate when scrolled to or pressed; a constant element, so that the
 * prerendered markup is not replaced before.
 */
const SECTIONS = (
  <Suspense>
    <LandingRest />
  </Suspense>
);

export default function LandingPage() {
  return <Landing links={LINKS} LiveMachine={LiveMachine} sections={SECTIONS} />;
}

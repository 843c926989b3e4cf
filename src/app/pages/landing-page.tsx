import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LandingLinks } from '../../features/landing/model/landing-links.ts';
import { Landing } from '../../features/landing/ui/landing.tsx';
import { externalDemoUrl } from '../../lib/env.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
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

/** Auth leads here where it does not know the way back; the plan selection says what went wrong. */
function AuthFailure() {
  const { search, hash } = useLocation();
  const isAwake = useIsHydrated();
  if (!isAwake || !/[?&#]error(_code)?=/.test(search + hash)) return null;
  return <Navigate replace to={{ pathname: PATHS.selectPlan, search, hash }} />;
}

export default function LandingPage() {
  return (
    <>
      <AuthFailure />
      <Landing links={LINKS} LiveMachine={LiveMachine} sections={SECTIONS} />
    </>
  );
}

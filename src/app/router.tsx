import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { SimulationScreen } from '../core/access/screens.ts';
import { Spinner } from '../ui/spinner.tsx';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { PublicFrame } from './layouts/public-frame.tsx';
import { PATHS } from './paths.ts';

interface PageCode {
  readonly Late: ComponentType;
  /** Set once it has been preloaded: it is then drawn without a wait. */
  Ready: ComponentType | null;
}

function Page({ code: { Late, Ready } }: { readonly code: PageCode }) {
  return Ready === null ? <Late /> : <Ready />;
}

interface PageHandle {
  readonly preload: () => Promise<void>;
}

/**
 * A page as its own chunk. (The router's own `lazy` needs its data routers, which weigh sixteen kilobytes more and do
 * nothing else for us.)
 */
function page(load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'element' | 'handle'> {
  const code: PageCode = { Late: lazy(load), Ready: null };
  const preload = async (): Promise<void> => {
    code.Ready = (await load()).default;
  };
  return { element: <Page code={code} />, handle: { preload } satisfies PageHandle };
}

/** A frame or guard as its own chunk. */
function part(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  return page(async () => ({ default: await load() }));
}

const ScreenGuard = lazy(async () => ({ default: (await import('./guards/screen-guard.tsx')).ScreenGuard }));

/** The guard of a screen that a plan opens. */
function guard(screen: SimulationScreen): Pick<RouteObject, 'element'> {
  return { element: <ScreenGuard screen={screen} /> };
}

/** Every address (spec section 2, route table). */
const ROUTES: RouteObject[] = [
  {
    element: <PublicFrame />,
    children: [
      { path: PATHS.home, ...page(() => import('./pages/landing-page.tsx')) },
      { path: PATHS.privacy, ...page(() => import('./pages/privacy-page.tsx')) },
      { path: PATHS.terms, ...page(() => import('./pages/terms-page.tsx')) },
      { path: PATHS.business, ...page(() => import('./pages/business-page.tsx')) },
      { path: PATHS.contact, ...page(() => import('./pages/contact-page.tsx')) },
      { path: PATHS.simulation, ...page(() => import('./pages/simulation-page.tsx')) },
      {
        ...part(async () => (await import('./server-state.tsx')).ServerStateFrame),
        children: [
          { path: PATHS.waitingList, ...page(() => import('./pages/waiting-list-page.tsx')) },
          { path: PATHS.plansReturn, ...page(() => import('./pages/public-plans-page.tsx')) },
        ],
      },
    ],
  },
  {
    ...part(async () => (await import('./person/person-frame.tsx')).PersonFrame),
    children: [
      { path: PATHS.login, ...page(() => import('./pages/login-page.tsx')) },
      { path: PATHS.register, ...page(() => import('./pages/register-page.tsx')) },
      { path: PATHS.resetPassword, ...page(() => import('./pages/reset-password-page.tsx')) },
      { path: PATHS.selectPlan, ...page(() => import('./pages/select-plan-page.tsx')) },
      {
        path: PATHS.dashboard,
        ...part(async () => (await import('./layouts/signed-in-frame.tsx')).SignedInFrame),
        children: [
          { index: true, ...page(() => import('./pages/dashboard-page.tsx')) },
          { path: PATHS.account, ...page(() => import('./pages/account-page.tsx')) },
          { path: PATHS.plans, ...page(() => import('./pages/plans-page.tsx')) },
          { path: PATHS.manual, ...page(() => import('./pages/manual-page.tsx')) },
          { path: PATHS.accessDenied, ...page(() => import('./pages/access-denied-page.tsx')) },
          {
            ...guard('testing'),
            children: [{ path: PATHS.testing, ...page(() => import('./pages/testing-page.tsx')) }],
          },
          {
            ...guard('ticketing'),
            children: [{ path: PATHS.ticketing, ...page(() => import('./pages/ticketing-page.tsx')) }],
          },
          {
            ...guard('demo'),
            children: [{ path: PATHS.demo, ...page(() => import('./pages/demo-page.tsx')) }],
          },
          {
            ...part(async () => (await import('./guards/people-guard.tsx')).PeopleGuard),
            children: [{ path: PATHS.users, ...page(() => import('./pages/users-page.tsx')) }],
          },
        ],
      },
    ],
  },
  { path: '*', ...page(() => import('./pages/not-found-page.tsx')) },
];

/** Fetches the page of an address, with the frames around it, so that the first drawing of it waits for nothing. */
export async function preloadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(ROUTES, pathname) ?? [];
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  await Promise.all(handles.map((handle) => handle?.preload()));
}

/** The page of the present address. A broken one is told in its place, and the next address begins afresh. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const routes = useRoutes(ROUTES);
  return (
    <ErrorBoundary FallbackComponent={RouteErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={<Spinner />}>{routes}</Suspense>
    </ErrorBoundary>
  );
}

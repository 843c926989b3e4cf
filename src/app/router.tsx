import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Spinner } from '../ui/spinner.tsx';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { PublicFrame } from './layouts/public-frame.tsx';
import { page, part, preloadRoutes, routesOf } from './page.tsx';
import { PATHS } from './paths.ts';
import { useScrollPosition } from './scrolling/use-scroll-position.ts';

/** The prerendered pages, and the lazy table with all other routes (spec section 2, route table). */
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
          {
            path: `${PATHS.verify}/:number?`,
            ...page(() => import('./pages/verify-page.tsx'), 'credential'),
          },
        ],
      },
    ],
  },
  {
    ...part(async () => (await import('./person/frames.ts')).SessionFrame),
    children: [
      {
        ...part(async () => (await import('./person/frames.ts')).SignInFrame),
        children: [
          { path: PATHS.login, ...page(() => import('./pages/login-page.tsx')) },
          { path: PATHS.register, ...page(() => import('./pages/register-page.tsx')) },
        ],
      },
      { path: '*', ...routesOf(() => import('./further-routes.tsx'), 'auth', 'simulation') },
    ],
  },
];

/** Loads the page of an address and its layouts, so that its first render does not suspend. */
export function preloadPage(pathname: string): Promise<void> {
  return preloadRoutes(ROUTES, pathname);
}

/** The page of the current address. An error replaces the page only; the next navigation resets it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useScrollPosition();
  const routes = useRoutes(ROUTES);
  return (
    <ErrorBoundary FallbackComponent={RouteErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={<Spinner />}>{routes}</Suspense>
    </ErrorBoundary>
  );
}

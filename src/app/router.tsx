import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { PeopleGuard } from './guards/people-guard.tsx';
import { ScreenGuard } from './guards/screen-guard.tsx';
import { SignedInGuard } from './guards/signed-in-guard.tsx';
import { PublicFrame } from './layouts/public-frame.tsx';
import { SignedInFrame } from './layouts/signed-in-frame.tsx';
import { PATHS } from './paths.ts';

/** A page as its own chunk. */
function page(load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: (await load()).default }) };
}

const placeholder = page(() => import('./pages/placeholder-page.tsx'));

/** Every address (spec section 2, route table). */
export const ROUTES: RouteObject[] = [
  {
    errorElement: <RouteErrorPage />,
    children: [
      {
        element: <PublicFrame />,
        children: [
          { path: PATHS.home, ...page(() => import('./pages/landing-page.tsx')) },
          { path: PATHS.privacy, ...placeholder },
          { path: PATHS.terms, ...placeholder },
          { path: PATHS.waitingList, ...placeholder },
          { path: PATHS.business, ...placeholder },
          { path: PATHS.contact, ...placeholder },
          { path: PATHS.simulation, ...placeholder },
          { path: PATHS.plansReturn, ...placeholder },
        ],
      },
      { path: PATHS.login, ...page(() => import('./pages/login-page.tsx')) },
      { path: PATHS.register, ...page(() => import('./pages/register-page.tsx')) },
      { path: PATHS.resetPassword, ...page(() => import('./pages/reset-password-page.tsx')) },
      { path: PATHS.selectPlan, ...page(() => import('./pages/select-plan-page.tsx')) },
      {
        path: PATHS.dashboard,
        element: (
          <SignedInGuard>
            <SignedInFrame />
          </SignedInGuard>
        ),
        children: [
          { index: true, ...page(() => import('./pages/dashboard-page.tsx')) },
          { path: PATHS.account, ...placeholder },
          { path: PATHS.plans, ...placeholder },
          { path: PATHS.manual, ...placeholder },
          { path: PATHS.accessDenied, ...page(() => import('./pages/access-denied-page.tsx')) },
          {
            element: <ScreenGuard screen="testing" />,
            children: [{ path: PATHS.testing, ...placeholder }],
          },
          {
            element: <ScreenGuard screen="ticketing" />,
            children: [{ path: PATHS.ticketing, ...placeholder }],
          },
          {
            element: <ScreenGuard screen="demo" />,
            children: [{ path: PATHS.demo, ...page(() => import('./pages/demo-page.tsx')) }],
          },
          { element: <PeopleGuard />, children: [{ path: PATHS.users, ...placeholder }] },
        ],
      },
      { path: '*', ...page(() => import('./pages/not-found-page.tsx')) },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(ROUTES);
}

import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { SimulationScreen } from '../core/access/screens.ts';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { PublicFrame } from './layouts/public-frame.tsx';
import { PATHS } from './paths.ts';

/** A page as its own chunk. */
function page(load: () => Promise<{ default: ComponentType }>): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: (await load()).default }) };
}

/** A frame or guard as its own chunk. */
function part(load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> {
  return { lazy: async () => ({ Component: await load() }) };
}

/** The guard of a screen that a plan opens. */
function guard(screen: SimulationScreen): Pick<RouteObject, 'lazy'> {
  return {
    lazy: async () => {
      const { ScreenGuard } = await import('./guards/screen-guard.tsx');
      return { element: <ScreenGuard screen={screen} /> };
    },
  };
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
          { path: PATHS.waitingList, ...page(() => import('./pages/waiting-list-page.tsx')) },
          { path: PATHS.business, ...placeholder },
          { path: PATHS.contact, ...page(() => import('./pages/contact-page.tsx')) },
          { path: PATHS.simulation, ...placeholder },
          { path: PATHS.plansReturn, ...placeholder },
        ],
      },
      {
        // Everything below knows who is here; the code for that stays away from the public pages.
        ...part(async () => (await import('./person/person-provider.tsx')).PersonProvider),
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
              { path: PATHS.account, ...placeholder },
              { path: PATHS.plans, ...placeholder },
              { path: PATHS.manual, ...placeholder },
              { path: PATHS.accessDenied, ...page(() => import('./pages/access-denied-page.tsx')) },
              { ...guard('testing'), children: [{ path: PATHS.testing, ...placeholder }] },
              { ...guard('ticketing'), children: [{ path: PATHS.ticketing, ...placeholder }] },
              {
                ...guard('demo'),
                children: [{ path: PATHS.demo, ...page(() => import('./pages/demo-page.tsx')) }],
              },
              {
                ...part(async () => (await import('./guards/people-guard.tsx')).PeopleGuard),
                children: [{ path: PATHS.users, ...placeholder }],
              },
            ],
          },
        ],
      },
      { path: '*', ...page(() => import('./pages/not-found-page.tsx')) },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(ROUTES);
}

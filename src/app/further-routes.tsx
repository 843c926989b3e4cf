import { type RouteObject, useRoutes } from 'react-router-dom';
import { PeopleGuard } from './guards/people-guard.tsx';
import { ScreenGuard } from './guards/screen-guard.tsx';
import { PublicFrame } from './layouts/public-frame.tsx';
import { page, part } from './page.tsx';
import { PATHS } from './paths.ts';
import { PersonFrame } from './person/person-frame.tsx';
import { ServerStateFrame } from './server-state.tsx';

/** The routes that are not prerendered. They load with the session, apart from the code of the public pages. */
export const ROUTES: RouteObject[] = [
  {
    element: <PersonFrame />,
    children: [
      { path: PATHS.resetPassword, ...page(() => import('./pages/reset-password-page.tsx')) },
      { path: PATHS.selectPlan, ...page(() => import('./pages/select-plan-page.tsx'), 'plans') },
      {
        path: PATHS.dashboard,
        ...part(async () => (await import('./layouts/signed-in-frame.tsx')).SignedInFrame, 'workspace'),
        children: [
          { index: true, ...page(() => import('./pages/dashboard-page.tsx'), 'dashboard') },
          { path: PATHS.account, ...page(() => import('./pages/account-page.tsx'), 'account') },
          { path: PATHS.plans, ...page(() => import('./pages/plans-page.tsx'), 'billing') },
          { path: PATHS.manual, ...page(() => import('./pages/manual-page.tsx'), 'manual') },
          { path: PATHS.objectives, ...page(() => import('./pages/objectives-page.tsx'), 'objectives') },
          { path: PATHS.tutorials, ...page(() => import('./pages/tutorials-page.tsx'), 'tutorials') },
          {
            path: PATHS.cards,
            ...page(() => import('./pages/cards-page.tsx'), 'cards', 'facts', 'objectives'),
          },
          { path: PATHS.leaderboard, ...page(() => import('./pages/leaderboard-page.tsx'), 'leaderboard') },
          {
            path: PATHS.competitions,
            ...page(() => import('./pages/competitions-page.tsx'), 'competitions'),
          },
          {
            path: PATHS.certificates,
            ...page(
              () => import('./pages/certificates-page.tsx'),
              'own-certificates',
              'credential',
              'certificates',
              'objectives',
            ),
          },
          { path: PATHS.accessDenied, ...page(() => import('./pages/access-denied-page.tsx')) },
          {
            element: <ScreenGuard screen="testing" />,
            children: [{ path: PATHS.testing, ...page(() => import('./pages/testing-page.tsx')) }],
          },
          {
            element: <ScreenGuard screen="ticketing" />,
            children: [{ path: PATHS.ticketing, ...page(() => import('./pages/ticketing-page.tsx')) }],
          },
          {
            element: <ScreenGuard screen="demo" />,
            children: [{ path: PATHS.demo, ...page(() => import('./pages/demo-page.tsx'), 'demo') }],
          },
          {
            element: <PeopleGuard />,
            children: [{ path: PATHS.users, ...page(() => import('./pages/users-page.tsx'), 'people') }],
          },
        ],
      },
    ],
  },
  {
    element: <PublicFrame />,
    children: [
      {
        element: <ServerStateFrame />,
        children: [{ path: PATHS.plansReturn, ...page(() => import('./pages/public-plans-page.tsx')) }],
      },
    ],
  },
  { path: '*', ...page(() => import('./pages/not-found-page.tsx')) },
];

export function Routes() {
  return useRoutes(ROUTES);
}

import { RETURN_PATHS, SUPPORT_PATH } from '../core/contracts/return-paths.ts';

/** Every address of the product, in one place (spec section 2). */
export const PATHS = {
  home: '/',
  pricing: '/#pricing',
  landingContact: '/#contact',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  selectPlan: RETURN_PATHS.selection,
  plansReturn: RETURN_PATHS.account,
  privacy: '/privacy',
  terms: '/terms',
  waitingList: '/waiting-list',
  business: '/business',
  contact: SUPPORT_PATH,
  simulation: '/simulation',
  verify: '/verify',
  dashboard: RETURN_PATHS.paid,
  account: '/admin/account',
  plans: '/admin/plans',
  testing: '/admin/testing',
  ticketing: '/admin/ticketing',
  demo: '/admin/demo',
  manual: '/admin/simulation-manual',
  objectives: '/admin/objectives',
  tutorials: '/admin/tutorials',
  cards: '/admin/cards',
  leaderboard: '/admin/leaderboard',
  competitions: '/admin/competitions',
  certificates: '/admin/certificates',
  accessDenied: '/admin/access-denied',
  users: '/admin/users',
} as const;

/** The anchor on the demo page that opens the result of a used-up demo. */
export const DEMO_RESULT_HASH = '#result';

/** The register page with an optional plan preselected. */
export function registerPath(planId?: string): string {
  return planId === undefined ? PATHS.register : `${PATHS.register}?plan=${encodeURIComponent(planId)}`;
}

/** The path as the routes name it: hosts may also serve `/business/`. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

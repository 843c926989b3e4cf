import type { Page } from 'playwright';
import { BACKEND, changesRow, hangs, refuses } from '../rigs.ts';
import type { ScreenState } from '../state.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const inTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const UNTIL = '2026-12-19T10:00:00.000Z';

const DASHBOARD: readonly ScreenState[] = [
  { name: 'dashboard-free', path: '/admin', as: 'free', shows: /hours left/ },
  { name: 'dashboard-ace', path: '/admin', as: 'ace', shows: 'Ace Plan' },
  { name: 'dashboard-expert', path: '/admin', as: 'expert', shows: 'Come back to keep your streak going!' },
  { name: 'dashboard-golden', path: '/admin', as: 'golden', shows: 'Golden Bundle' },
  { name: 'dashboard-admin', path: '/admin', as: 'admin', shows: 'No active plan found' },
  {
    name: 'dashboard-canceled',
    path: '/admin',
    as: 'expert',
    rig: changesRow(BACKEND.subscription, { status: 'canceled' }),
    shows: /Canceled/,
  },
  {
    name: 'dashboard-loading',
    path: '/admin',
    as: 'expert',
    rig: hangs(BACKEND.subscription),
    isOverlay: true,
  },
  {
    name: 'dashboard-failed',
    path: '/admin',
    as: 'expert',
    rig: refuses(BACKEND.subscription),
    shows: 'Your subscription could not be loaded.',
    isOverlay: true,
  },
  {
    name: 'dashboard-verifying',
    path: '/admin?session_id=cs_test_shots',
    as: 'expert',
    rig: hangs(BACKEND.verification),
    shows: 'Verifying your payment...',
    isOverlay: true,
  },
  {
    name: 'dashboard-collapsed',
    path: '/admin',
    as: 'expert',
    act: press('Collapse sidebar'),
    sizes: ['desktop', 'tablet'],
    isOverlay: true,
  },
  {
    name: 'menu-expert',
    path: '/admin',
    as: 'expert',
    act: press('Open menu'),
    sizes: ['phone'],
    isOverlay: true,
  },
  {
    name: 'menu-admin',
    path: '/admin',
    as: 'admin',
    act: press('Open menu'),
    sizes: ['phone'],
    isOverlay: true,
  },
  {
    name: 'support-signed-in',
    path: '/admin/account',
    as: 'expert',
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Contact Support' }).first().click();
    },
    shows: 'How can we help?',
    isOverlay: true,
  },
  {
    name: 'idle-warning',
    path: '/admin/account',
    as: 'expert',
    act: async (page) => {
      await page.clock.install();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.clock.fastForward('15:10');
    },
    shows: 'Session Timeout Warning',
    isOverlay: true,
  },
];

const ACCOUNT: readonly ScreenState[] = [
  { name: 'account', path: '/admin/account', as: 'expert', shows: 'Danger Zone' },
  {
    name: 'account-loading',
    path: '/admin/account',
    as: 'expert',
    rig: hangs(BACKEND.subscription),
    isOverlay: true,
  },
  {
    name: 'account-missing',
    path: '/admin/account',
    as: 'expert',
    act: press('Update Password'),
    shows: 'Current password is required',
  },
  {
    name: 'account-saved',
    path: '/admin/account',
    as: 'expert',
    act: press('Save Changes'),
    shows: 'Profile updated',
    isOverlay: true,
  },
  {
    name: 'account-delete',
    path: '/admin/account',
    as: 'expert',
    act: press('Delete Account'),
    shows: 'Delete your account?',
    isOverlay: true,
  },
];

const PLANS: readonly ScreenState[] = [
  { name: 'plans', path: '/admin/plans', as: 'expert', shows: 'Compare plans' },
  {
    name: 'plans-annual',
    path: '/admin/plans',
    as: 'ace',
    act: (page) => page.getByText('Annual', { exact: true }).click(),
    shows: /Save \$/,
  },
  { name: 'plans-business', path: '/admin/plans', as: 'golden', shows: 'Golden Bundle' },
  { name: 'plans-already-used', path: '/admin/plans', as: 'free', shows: 'Current Plan' },
  { name: 'plans-loading', path: '/admin/plans', as: 'expert', rig: hangs(BACKEND.plans), isOverlay: true },
  {
    name: 'plans-failed',
    path: '/admin/plans',
    as: 'expert',
    rig: refuses(BACKEND.plans),
    shows: 'Error fetching plans',
    isOverlay: true,
  },
  {
    name: 'plans-change',
    path: '/admin/plans',
    as: 'expert',
    act: press(/^Get Started: Ace/),
    shows: 'Confirm Plan Change',
    isOverlay: true,
  },
  {
    name: 'plans-change-failed',
    path: '/admin/plans',
    as: 'expert',
    rig: refuses(BACKEND.change),
    act: async (page) => {
      await press(/^Get Started: Ace/)(page);
      await press('Confirm Change')(page);
    },
    shows: 'Could not change your plan. Please try again.',
    isOverlay: true,
  },
  {
    name: 'plans-details',
    path: '/admin/plans',
    as: 'expert',
    act: inTab('My Subscription'),
    shows: 'Subscription Details',
  },
  {
    name: 'plans-details-canceled',
    path: '/admin/plans',
    as: 'expert',
    rig: changesRow(BACKEND.subscription, { status: 'canceled', current_period_end: UNTIL }),
    act: inTab('My Subscription'),
    shows: /Canceled\. Your access/,
  },
  {
    name: 'plans-details-none',
    path: '/admin/plans',
    as: 'admin',
    act: inTab('My Subscription'),
    shows: 'No Active Subscription',
  },
  {
    name: 'plans-details-failed',
    path: '/admin/plans',
    as: 'expert',
    rig: refuses(BACKEND.subscription),
    act: inTab('My Subscription'),
    shows: 'Your subscription could not be loaded.',
    isOverlay: true,
  },
  {
    name: 'plans-cancel',
    path: '/admin/plans?tab=details',
    as: 'expert',
    act: press('Cancel Subscription'),
    shows: 'Keep Subscription',
    isOverlay: true,
  },
  {
    name: 'plans-cancel-busy',
    path: '/admin/plans?tab=details',
    as: 'expert',
    rig: hangs(BACKEND.cancel),
    act: async (page) => {
      await press('Cancel Subscription')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    },
    shows: 'Canceling...',
    isOverlay: true,
  },
  { name: 'plans-history', path: '/admin/plans?tab=history', as: 'expert', shows: 'Download' },
  { name: 'plans-history-empty', path: '/admin/plans?tab=history', as: 'free', shows: 'No invoices found' },
  {
    name: 'plans-history-none',
    path: '/admin/plans?tab=history',
    as: 'admin',
    shows: "You don't have any billing history yet.",
  },
  {
    name: 'plans-history-loading',
    path: '/admin/plans?tab=history',
    as: 'expert',
    rig: hangs(BACKEND.invoices),
    isOverlay: true,
  },
  {
    name: 'plans-history-failed',
    path: '/admin/plans?tab=history',
    as: 'expert',
    rig: refuses(BACKEND.invoices),
    shows: 'Your invoices could not be loaded.',
    isOverlay: true,
  },
];

const PEOPLE: readonly ScreenState[] = [
  { name: 'users', path: '/admin/users', as: 'admin', shows: 'You' },
  { name: 'users-super', path: '/admin/users', as: 'super', shows: 'You' },
  {
    name: 'users-none-found',
    path: '/admin/users',
    as: 'admin',
    act: (page) => page.getByRole('searchbox').fill('zzzz'),
    shows: 'No users found',
    isOverlay: true,
  },
  { name: 'users-loading', path: '/admin/users', as: 'admin', rig: hangs(BACKEND.people), isOverlay: true },
  {
    name: 'users-failed',
    path: '/admin/users',
    as: 'admin',
    rig: refuses(BACKEND.people),
    shows: 'Error fetching users',
    isOverlay: true,
  },
  {
    name: 'users-denied',
    path: '/admin/users',
    as: 'admin',
    rig: refuses(BACKEND.people, 403, { code: '42501', message: 'not_admin' }),
    shows: 'Access Denied',
    isOverlay: true,
  },
  {
    name: 'users-add',
    path: '/admin/users',
    as: 'admin',
    act: press('Add User'),
    shows: 'Hand the password over',
    isOverlay: true,
  },
  {
    name: 'users-add-missing',
    path: '/admin/users',
    as: 'admin',
    act: async (page) => {
      await press('Add User')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
    },
    shows: 'Missing fields',
    isOverlay: true,
  },
];

const SPANISH: readonly ScreenState[] = [
  { name: 'es-dashboard', path: '/admin', as: 'expert', language: 'es' },
  { name: 'es-account', path: '/admin/account', as: 'expert', language: 'es' },
  { name: 'es-plans', path: '/admin/plans', as: 'expert', language: 'es', shows: /12,99/ },
  { name: 'es-users', path: '/admin/users', as: 'admin', language: 'es' },
];

export const SIGNED_IN_STATES: readonly ScreenState[] = [
  ...DASHBOARD,
  ...ACCOUNT,
  ...PLANS,
  ...PEOPLE,
  ...SPANISH,
];

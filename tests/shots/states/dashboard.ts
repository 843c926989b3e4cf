import { BACKEND, changesRow, hangs, refuses } from '../rigs.ts';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';

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

const SPANISH: readonly ScreenState[] = [
  { name: 'es-dashboard', path: '/admin', as: 'expert', language: 'es' },
  { name: 'es-account', path: '/admin/account', as: 'expert', language: 'es' },
];

export const DASHBOARD_STATES: readonly ScreenState[] = [...DASHBOARD, ...ACCOUNT, ...SPANISH];

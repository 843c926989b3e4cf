import type { Page } from 'playwright';
import { PLAN_IDS } from '../../../src/core/billing/plans.ts';
import { answers, BACKEND, changesRow, hangs, refuses } from '../rigs.ts';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';

const inTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

const UNTIL = '2026-12-19T10:00:00.000Z';

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
  {
    name: 'plans-already-used',
    path: '/admin/plans',
    as: 'expert',
    rig: answers(BACKEND.planHistory, [{ plan_id: PLAN_IDS.free }]),
    shows: 'Already Used',
  },
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
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    },
    shows: 'Canceling...',
    isOverlay: true,
  },
  { name: 'plans-history', path: '/admin/plans?tab=history', as: 'expert', shows: 'Paid' },
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

const SPANISH: readonly ScreenState[] = [
  { name: 'es-plans', path: '/admin/plans', as: 'expert', language: 'es', shows: /12,99/ },
];

export const BILLING_STATES: readonly ScreenState[] = [...PLANS, ...SPANISH];

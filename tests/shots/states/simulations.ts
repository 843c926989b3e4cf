import type { Page } from 'playwright';
import { answers, BACKEND, changesRow, hangs, isCutOff } from '../rigs.ts';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';
import { didForAMonth } from './home.ts';

const SCENE_MS = 90_000;

async function startDemo(page: Page): Promise<void> {
  await press('Start Demo Simulation')(page);
  await page.getByText('Step 1 of 6').waitFor({ timeout: SCENE_MS });
}

/** Answered long ago, so that it is due. */
const A_CARD = [
  {
    id: 'e0000000-0000-4000-8000-000000000001',
    fact_id: 'kestrel-code-53',
    rating: 3,
    reviewed_at: '2026-02-02T09:00:00Z',
  },
];

const INTROS: readonly ScreenState[] = [
  { name: 'demo', path: '/admin/demo', as: 'free', shows: 'Ready to Start Your Demo?' },
  { name: 'testing', path: '/admin/testing', as: 'ace' },
  { name: 'testing-business', path: '/admin/testing', as: 'testing' },
  { name: 'ticketing', path: '/admin/ticketing', as: 'expert' },
  { name: 'ticketing-business', path: '/admin/ticketing', as: 'ticketing' },
  { name: 'manual', path: '/admin/simulation-manual', as: 'expert' },
  { name: 'manual-chapter', path: '/admin/simulation-manual#troubleshooting', as: 'expert' },
  {
    name: 'objectives',
    path: '/admin/objectives?objective=C1+3.3',
    as: 'golden',
    rig: didForAMonth,
    shows: 'The runs behind it',
  },
  { name: 'tutorials', path: '/admin/tutorials', as: 'ace', shows: 'First hour at the bench' },
  {
    name: 'certificates',
    path: '/admin/certificates',
    as: 'ace',
    shows: 'Comes by itself when you hold both.',
  },
  { name: 'cards-none', path: '/admin/cards', as: 'expert', shows: 'No cards yet' },
  {
    name: 'cards',
    path: '/admin/cards',
    as: 'golden',
    rig: answers(BACKEND.cardReviews, A_CARD),
    shows: 'Show the answer',
  },
  {
    name: 'cards-answer',
    path: '/admin/cards',
    as: 'golden',
    rig: answers(BACKEND.cardReviews, A_CARD),
    act: press('Show the answer'),
    shows: 'Knew it',
  },
  { name: 'access-denied', path: '/admin/testing', as: 'expert', shows: 'View Available Plans' },
  {
    name: 'access-denied-demo',
    path: '/admin/demo',
    as: 'expert',
    shows: /only available to users of the Free plan/,
  },
  {
    name: 'guard-plan-loading',
    path: '/admin/ticketing',
    as: 'expert',
    rig: hangs(BACKEND.subscription),
    shows: 'Loading plan information...',
    isOverlay: true,
  },
  {
    name: 'guard-demo-loading',
    path: '/admin/demo',
    as: 'free',
    rig: hangs(BACKEND.demoUsage),
    shows: 'Checking demo access...',
    isOverlay: true,
  },
  {
    name: 'guard-plan-unknown',
    path: '/admin/ticketing',
    as: 'expert',
    rig: isCutOff(BACKEND.subscription),
    shows: 'Your plan could not be loaded',
    isOverlay: true,
  },
  {
    name: 'guard-plan-id-unknown',
    path: '/admin/ticketing',
    as: 'expert',
    rig: changesRow(BACKEND.subscription, { plan_id: '00000000-0000-4000-8000-000000000000' }),
    isOverlay: true,
  },
];

/** A start uses the one demo up; what counts it is kept from hearing of it, so that the next picture finds it unused. */
const RUNNING: readonly ScreenState[] = [
  {
    name: 'demo-running',
    path: '/admin/demo',
    as: 'free',
    rig: answers(/increment_demo_usage/, 1),
    act: startDemo,
    shows: 'Live',
    isOverlay: true,
  },
  {
    name: 'demo-limit',
    path: '/admin/demo',
    as: 'free',
    rig: answers(BACKEND.demoUsage, 1),
    isOverlay: true,
  },
  {
    name: 'ticketing-started',
    path: '/admin/ticketing',
    as: 'expert',
    act: press('Start Ticketing Simulation'),
    shows: 'Exit Simulation',
    isOverlay: true,
  },
];

const SPANISH: readonly ScreenState[] = [
  { name: 'es-demo', path: '/admin/demo', as: 'free', language: 'es' },
  { name: 'es-manual', path: '/admin/simulation-manual', as: 'expert', language: 'es' },
];

export const SIMULATION_STATES: readonly ScreenState[] = [...INTROS, ...RUNNING, ...SPANISH];

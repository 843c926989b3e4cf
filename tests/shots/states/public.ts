import type { Page } from 'playwright';
import { BACKEND, hangs, isCutOff, refuses } from '../rigs.ts';
import type { ScreenState } from '../state.ts';
import { press } from '../steps.ts';

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Rosa Rivera');
  await page.getByLabel('Email', { exact: true }).fill('rosa@example.test');
  await page.getByLabel('Message', { exact: true }).fill('Does the ticketing simulation work on a tablet?');
}

async function submitContact(page: Page): Promise<void> {
  await fillContact(page);
  await press('Submit Ticket')(page);
}

async function join(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Rosa Rivera');
  await page.getByLabel('Email', { exact: true }).fill('rosa@example.test');
  await page.locator('form').getByRole('button', { name: 'Join Waiting List' }).click();
}

/** The landing page and its sections. */
const LANDING: readonly ScreenState[] = [
  { name: 'landing', path: '/', shows: '$12.99' },
  { name: 'landing-signed-in', path: '/', as: 'expert', isOverlay: true, sizes: ['desktop', 'tablet'] },
  {
    name: 'landing-menu',
    path: '/',
    act: press('Open menu'),
    shows: 'Simulation',
    sizes: ['phone', 'tablet'],
    isOverlay: true,
  },
  {
    name: 'landing-training-demo',
    path: '/',
    act: press('Training Demo'),
    shows: 'Training Demo',
    isOverlay: true,
  },
  {
    name: 'landing-plans-loading',
    path: '/#pricing',
    rig: hangs(BACKEND.plans),
    isOverlay: true,
  },
  {
    name: 'landing-plans-failed',
    path: '/#pricing',
    rig: refuses(BACKEND.plans),
    act: (page) => page.locator('#pricing').scrollIntoViewIfNeeded(),
    shows: /could not be loaded/i,
    isOverlay: true,
  },
  {
    name: 'landing-question-open',
    path: '/#faq',
    act: (page) => page.locator('#faq summary').first().click(),
    isOverlay: true,
  },
  {
    name: 'landing-contact-missing',
    path: '/#contact',
    act: press('Submit Ticket'),
    shows: 'Please fill in all required fields',
    isOverlay: true,
  },
  {
    name: 'landing-contact-failed',
    path: '/#contact',
    rig: isCutOff(BACKEND.letters),
    act: submitContact,
    shows: 'There was an error sending your message. Please try again.',
    isOverlay: true,
  },
  {
    name: 'landing-contact-sent',
    path: '/#contact',
    act: submitContact,
    shows: 'Message Sent!',
    isOverlay: true,
  },
];

/** The other public pages. */
const PAGES: readonly ScreenState[] = [
  { name: 'business', path: '/business', shows: '$139.00' },
  {
    name: 'business-plans-failed',
    path: '/business#pricing',
    rig: refuses(BACKEND.plans),
    shows: 'Failed to load business plans.',
    isOverlay: true,
  },
  { name: 'business-plans-loading', path: '/business#pricing', rig: hangs(BACKEND.plans), isOverlay: true },
  { name: 'simulation', path: '/simulation' },
  { name: 'waiting-list', path: '/waiting-list', shows: /347|348|349|35\d/ },
  {
    name: 'waiting-list-missing',
    path: '/waiting-list',
    act: (page) => page.locator('form').getByRole('button', { name: 'Join Waiting List' }).click(),
    isOverlay: true,
  },
  {
    name: 'waiting-list-failed',
    path: '/waiting-list',
    rig: isCutOff(BACKEND.letters),
    act: join,
    shows: 'Something went wrong',
    isOverlay: true,
  },
  { name: 'waiting-list-joined', path: '/waiting-list', act: join, shows: "You're On The List!" },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'contact', path: '/contact' },
  { name: 'plans-signed-out', path: '/plans', shows: '$12.99' },
  {
    name: 'plans-signed-out-login-required',
    path: '/plans',
    act: press(/^Get Started: Ace/),
    shows: 'Login required',
    isOverlay: true,
  },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'verify', path: '/verify', shows: 'Check a certificate' },
  { name: 'verify-unknown', path: '/verify/BR-HW-2222-2222', shows: 'No certificate has this number' },
  {
    name: 'page-needs-a-reload',
    path: '/login',
    rig: isCutOff(/\/assets\/login-page/),
    shows: 'The page needs a reload',
  },
  {
    name: 'support-from-footer',
    path: '/terms',
    act: (page) => page.getByRole('link', { name: 'Contact Support' }).click(),
    shows: 'How can we help?',
    isOverlay: true,
  },
  {
    name: 'support-missing',
    path: '/terms',
    act: async (page) => {
      await page.getByRole('link', { name: 'Contact Support' }).click();
      await page.getByRole('button', { name: 'Submit Request' }).click();
    },
    shows: 'Please fill in all required fields',
    isOverlay: true,
  },
];

/** A sample in the second language. */
const SPANISH: readonly ScreenState[] = [
  { name: 'es-landing', path: '/', language: 'es', shows: '12,99' },
  { name: 'es-business', path: '/business', language: 'es' },
  { name: 'es-waiting-list', path: '/waiting-list', language: 'es' },
  { name: 'es-simulation', path: '/simulation', language: 'es' },
  { name: 'es-privacy', path: '/privacy', language: 'es' },
];

export const PUBLIC_STATES: readonly ScreenState[] = [...LANDING, ...PAGES, ...SPANISH];

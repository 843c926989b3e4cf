import type { Page } from 'playwright';
import { BACKEND, hangs, refuses } from '../rigs.ts';
import type { ScreenState } from '../state.ts';

const SIGN_IN = { name: 'Sign In', exact: true } as const;

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('new@benchready.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
}

async function login(page: Page): Promise<void> {
  await fillLogin(page);
  await page.getByRole('button', SIGN_IN).click();
}

async function openForgotten(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Forgot password?' }).click();
}

async function askForLink(page: Page): Promise<void> {
  await openForgotten(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ace@benchready.test');
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
}

async function register(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Rosa Rivera');
  await page.getByLabel('Email', { exact: true }).fill(`rosa-${Date.now()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('correct-horse-7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct-horse-7');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

/** Asks for a recovery link, reads the letter and opens it. */
async function openRecovery(page: Page): Promise<void> {
  await askForLink(page);
  await page.getByText('Email Sent').first().waitFor();
  const letters = (await (await page.request.get('/mailbox/messages')).json()) as readonly {
    readonly to: string;
    readonly subject: string;
    readonly links: readonly string[];
  }[];
  const link = letters.findLast(({ to }) => to === 'ace@benchready.test')?.links[0];
  if (link === undefined) throw new Error('No letter has come.');
  await page.goto(link);
  await page.getByRole('button', { name: 'Update Password' }).waitFor();
}

/** Signing in, registering, resetting a password. */
const FORMS: readonly ScreenState[] = [
  { name: 'login', path: '/login' },
  { name: 'login-missing', path: '/login', act: (page) => page.getByRole('button', SIGN_IN).click() },
  {
    name: 'login-password-shown',
    path: '/login',
    act: async (page) => {
      await fillLogin(page);
      await page.getByRole('button', { name: 'Show password' }).click();
    },
    isOverlay: true,
  },
  {
    name: 'login-busy',
    path: '/login',
    rig: hangs(BACKEND.signIn),
    act: login,
    shows: 'Signing in...',
    isOverlay: true,
  },
  { name: 'login-failed', path: '/login', act: login, shows: 'Login failed', isOverlay: true },
  { name: 'forgot-password', path: '/login', act: openForgotten, shows: 'Reset Password', isOverlay: true },
  { name: 'forgot-password-sent', path: '/login', act: askForLink, shows: 'Email Sent', isOverlay: true },
  {
    name: 'forgot-password-failed',
    path: '/login',
    rig: refuses(BACKEND.recovery),
    act: askForLink,
    isOverlay: true,
  },
  { name: 'register', path: '/register' },
  {
    name: 'register-missing',
    path: '/register',
    act: (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
    shows: 'Name must be at least 2 characters',
  },
  {
    name: 'register-failed',
    path: '/register',
    rig: refuses(BACKEND.signUp, 500, {}),
    act: register,
    shows: 'Registration failed',
  },
  {
    name: 'verify-email',
    path: '/register',
    act: register,
    shows: 'Email Verification Required',
    isOverlay: true,
  },
  { name: 'reset-password-invalid', path: '/reset-password', shows: /Invalid or expired/ },
  { name: 'reset-password', path: '/login', act: openRecovery },
  {
    name: 'reset-password-different',
    path: '/login',
    act: async (page) => {
      await openRecovery(page);
      await page.getByLabel('New Password', { exact: true }).fill('new-password-1');
      await page.getByLabel('Confirm New Password', { exact: true }).fill('new-password-2');
      await page.getByRole('button', { name: 'Update Password' }).click();
    },
    shows: "Passwords don't match",
  },
];

/** Choosing a plan. */
const SELECT_PLAN: readonly ScreenState[] = [
  { name: 'select-plan', path: '/select-plan', as: 'new' },
  {
    name: 'select-plan-business',
    path: '/select-plan',
    as: 'new',
    act: (page) => page.getByRole('tab', { name: 'Business' }).click(),
  },
  {
    name: 'select-plan-expired',
    path: '/admin',
    as: 'expired',
    shows: /Your subscription has expired or you have not selected a plan/,
  },
  {
    name: 'select-plan-checking',
    path: '/select-plan',
    as: 'new',
    rig: hangs(BACKEND.subscription),
    shows: 'Checking your account status...',
    isOverlay: true,
  },
  {
    name: 'select-plan-loading',
    path: '/select-plan',
    as: 'new',
    rig: hangs(BACKEND.plans),
    shows: 'Loading plans...',
    isOverlay: true,
  },
  {
    name: 'select-plan-failed',
    path: '/select-plan',
    as: 'new',
    rig: refuses(BACKEND.plans),
    shows: 'Refresh Page',
    isOverlay: true,
  },
  {
    name: 'select-plan-url-error',
    path: '/select-plan?error=Payment%20session%20expired',
    as: 'new',
    shows: 'Error from URL: Payment session expired',
  },
  {
    name: 'select-plan-busy',
    path: '/select-plan',
    as: 'new',
    rig: hangs(BACKEND.checkout),
    act: async (page) => {
      await page.getByRole('radio', { name: /^Expert/ }).click();
      await page.getByRole('button', { name: 'Continue with Selected Plan' }).click();
    },
    shows: 'Setting up payment...',
  },
];

const SPANISH: readonly ScreenState[] = [
  { name: 'es-login', path: '/login', language: 'es' },
  { name: 'es-register', path: '/register', language: 'es' },
  { name: 'es-select-plan', path: '/select-plan', as: 'new', language: 'es' },
];

export const WAYS_IN_STATES: readonly ScreenState[] = [...FORMS, ...SELECT_PLAN, ...SPANISH];

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { SEED_PASSWORD } from '../../../supabase/local/people.ts';
import { LOCAL_KEYS } from '../../../supabase/local/settings.ts';

export const seededEmail = (name: string): string => `${name}@benchready.test`;

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A new person, so that journeys do not share rows. */
export function newcomer(name = 'Nora Newcomer'): Newcomer {
  return { name, email: `nora-${randomUUID().slice(0, 8)}@example.test`, password: 'correct-horse-7' };
}

interface CapturedEmail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

/** The link of the newest email to this address; waits for one. */
export async function newestEmailLink(page: Page, to: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const emails = (await (await page.request.get('/mailbox/messages')).json()) as readonly CapturedEmail[];
      link = emails.findLast((email) => email.to === to && subject.test(email.subject))?.links[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function register(page: Page, person: Newcomer, path = '/register'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

export async function signIn(page: Page, email: string, password = SEED_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Puts a person's session into the browser, so that no sign-in form is needed. */
export async function arriveAs(page: Page, person: string | Newcomer): Promise<void> {
  const { email, password } =
    typeof person === 'string' ? { email: seededEmail(person), password: SEED_PASSWORD } : person;
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_KEYS.publishable },
    data: { email, password },
  });
  expect(answer.ok()).toBe(true);
  const entry: readonly [string, string] = [STORAGE_KEYS.session, await answer.text()];
  await page.addInitScript(([key, session]) => {
    // Only once per tab: a page that ends the session must not get it back on reload. Not in the PDF viewer's frame,
    // which has no storage.
    if (window.top !== window || sessionStorage.getItem('has-arrived') !== null) return;
    sessionStorage.setItem('has-arrived', 'yes');
    localStorage.setItem(key, session);
  }, entry);
}

/** Registers a person through the API, as the form does, and follows the link of the email. */
export async function makeAccount(page: Page, person: Newcomer): Promise<void> {
  const answer = await page.request.post('/auth/v1/signup', {
    headers: { apikey: LOCAL_KEYS.publishable },
    data: {
      email: person.email,
      password: person.password,
      data: { full_name: person.name, account_type: 'individual', language: 'en' },
    },
  });
  expect(answer.ok()).toBe(true);
  await page.request.get(await newestEmailLink(page, person.email, /confirm/i));
}

/** Opens the plan selection as a new person; the forms before it are covered by sign-up-and-pay.spec.ts. */
export async function arriveAtPlans(page: Page, person: Newcomer): Promise<void> {
  await makeAccount(page, person);
  await arriveAs(page, person);
  await page.goto('/select-plan');
  await expect(page.getByRole('heading', { name: 'Select a Plan' })).toBeVisible();
}

/** Registers through the form, confirms by email, and waits for the plan selection. */
export async function registerAndConfirm(page: Page, person: Newcomer): Promise<void> {
  await register(page, person);
  await expect(page).toHaveURL(/\/select-plan/);
  await page.goto(await newestEmailLink(page, person.email, /confirm/i));
  await expect(page.getByRole('heading', { name: 'Select a Plan' })).toBeVisible();
}

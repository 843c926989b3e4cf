import { expect, test } from './support/journey.ts';
import { wake } from './support/wake.ts';

/** What hosts answer for a chunk of an earlier build that an open page still requests. */
const ANSWERS = {
  'not found': { status: 404, contentType: 'text/plain', body: 'Not found' },
  'the start page': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>BenchReady</title>',
  },
} as const;

for (const [name, answer] of Object.entries(ANSWERS)) {
  test(`somebody at whose page a new version was put up, and whose next page's code is ${name}, reloads and goes on`, async ({
    page,
    expectsConsoleError,
  }) => {
    expectsConsoleError(/404|MIME type|dynamically imported module/);
    await page.route('**/assets/register-page-*.js', (route) => route.fulfill(answer));
    await page.goto('/login');
    await wake(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Sign up/i })
      .click();
    await expect(page.getByRole('heading', { name: 'The page needs a reload' })).toBeVisible();
    await expect(page).toHaveURL('/register');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('Full Name')).toBeVisible();
  });
}

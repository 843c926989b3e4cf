import { PATHS } from '../../src/app/paths.ts';
import { expect, test } from './support/journey.ts';
import { arriveAs } from './support/people.ts';

test('no page breaks the content security policy', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.documentURI}: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const visit = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  };
  const paths = Object.values(PATHS).filter((path) => !path.includes('#'));
  await visit(paths.filter((path) => !path.startsWith('/admin') && path !== PATHS.selectPlan));
  await arriveAs(page, 'golden');
  await visit(paths.filter((path) => path.startsWith('/admin') && path !== PATHS.demo));
  expect(violations).toEqual([]);
});

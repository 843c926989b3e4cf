import { expect, test } from './support/journey.ts';

// The narrowest window with the live machine, because it is rendered in software here.
test.use({ viewport: { width: 1024, height: 640 } });

test('a strong computer gets the live machine in place of the still, and the wheel still scrolls the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
    localStorage.setItem('scene.tier-choice', 'low');
    // Hides the name of the software renderer, as some browsers do.
    const ask = WebGL2RenderingContext.prototype.getExtension;
    WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: string) {
      return name === 'WEBGL_debug_renderer_info' ? null : Reflect.apply(ask, this, [name]);
    } as typeof ask;
  });
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^A running workstation/ })).toBeVisible();
  const stage = page.locator('[data-shown]');
  await expect(stage).toHaveAttribute('data-shown', 'live', { timeout: 75_000 });
  await expect(stage.locator('canvas')).toBeVisible();
  await stage.hover({ position: { x: 300, y: 100 } });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('a computer that draws without a graphics card keeps the still, and fetches nothing of three.js', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await expect.poll(() => fetched.some((url) => url.includes('live-stage'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-shown', 'still');
  expect(fetched.filter((url) => /live-(machine|scene)|mounted-stage/.test(url))).toEqual([]);
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

/** WCAG 2.2 AA and what axe counts as good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on the page as it stands, one line each; empty when nothing. */
export async function axeComplaints(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** WCAG 1.4.10 and 1.4.4: a window of 1280 pixels at 400% and at 200%. */
const NARROW = [
  { name: '320 px', width: 320, height: 568 },
  { name: '200 %', width: 640, height: 400 },
];

/** What is cut off or sticks out where there is little room, one line each; empty when nothing. */
export async function overflowComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const { name, width, height } of NARROW) {
    await page.setViewportSize({ width, height });
    await page.evaluate(standStill);
    complaints.push(...(await page.evaluate(lostContent)).map((text) => `at ${name}: ${text}`));
  }
  return complaints;
}

/** Runs in the page: until what follows the window has arrived, such as toasts, which glide to their new place. */
async function standStill(): Promise<void> {
  // React draws the other layout a frame later.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const gliding = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(gliding.map((animation) => animation.finished));
}

/** Runs in the page: what is wider than the window, and controls that no scrolling brings into view. */
function lostContent(): string[] {
  // Methods, because tsx wraps functions that a constant names in a helper which the page has not.
  const is = {
    scrolled(start: Element | null, axis: 'overflowX' | 'overflowY'): boolean {
      for (let one = start; one !== null && one !== document.body; one = one.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(one)[axis])) return true;
      }
      return false;
    },
    fixed(start: Element | null): boolean {
      for (let one = start; one !== null; one = one.parentElement) {
        if (getComputedStyle(one).position === 'fixed') return true;
      }
      return false;
    },
  };
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const isSeen = width > 1 && control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    // The skip link waits above the window for the focus.
    if (!isSeen || control.getAttribute('href') === '#content') continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    const isCutSideways = left < -1 || right > window.innerWidth + 1;
    if (isCutSideways && !is.scrolled(control, 'overflowX')) found.push(`'${name}' is cut off sideways`);
    const isCutBelow = top < -1 || bottom > window.innerHeight + 1;
    if (isCutBelow && is.fixed(control) && !is.scrolled(control, 'overflowY')) {
      found.push(`'${name}' is out of reach`);
    }
  }
  return found;
}

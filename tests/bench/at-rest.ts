import type { Page } from 'playwright';
import EN_SIMULATION from '../../src/i18n/en/simulation.json' with { type: 'json' };
import type { Figure } from './figure.ts';

const REST_MS = 20_000;
const MS_PER_SECOND = 1000;

declare global {
  interface Window {
    __atRest?: { changes: number; longTasks: number };
  }
}

/**
 * What the page does while nobody touches anything. Its processor time also has Chromium's collector in it, which clears away
 * once what the work before has left, some seconds later.
 */
export async function atRest(page: Page, name: string): Promise<readonly Figure[]> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.getByText(EN_SIMULATION.toasts.started).waitFor({ state: 'hidden' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name: metric, value }) => [metric, value]));
  };
  await page.waitForTimeout(MS_PER_SECOND);
  await page.evaluate(() => {
    const seen = { changes: 0, longTasks: 0 };
    window.__atRest = seen;
    new MutationObserver((changes) => {
      seen.changes += changes.length;
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  const before = await read();
  await page.waitForTimeout(REST_MS);
  const after = await read();
  const seen = await page.evaluate(() => window.__atRest);
  await session.detach();
  const grown = (metric: string): number =>
    (after.get(metric) ?? Number.NaN) - (before.get(metric) ?? Number.NaN);
  const during = `in ${REST_MS / MS_PER_SECOND} s at rest`;
  return [
    {
      name: `${name}, processor time of its thread ${during}`,
      value: (grown('ThreadTime') * MS_PER_SECOND).toFixed(1),
      unit: 'ms',
    },
    {
      name: `${name}, scripts ${during}`,
      value: (grown('ScriptDuration') * MS_PER_SECOND).toFixed(1),
      unit: 'ms',
    },
    { name: `${name}, styles worked out ${during}`, value: `${grown('RecalcStyleCount')}`, unit: '' },
    { name: `${name}, layouts ${during}`, value: `${grown('LayoutCount')}`, unit: '' },
    { name: `${name}, changes of the page ${during}`, value: `${seen?.changes}`, unit: '' },
    { name: `${name}, tasks longer than 50 ms ${during}`, value: `${seen?.longTasks}`, unit: '' },
  ];
}

import type { Page } from '@playwright/test';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { Run } from '../../../src/core/kernel/run.ts';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { idOf } from '../../support/people.ts';
import { arriveAs } from './people.ts';

const UNFINISHED = `${STORAGE_KEYS.labUnfinished}:${idOf('golden')}`;

/** Opens the simulation page of a person who has seen the tour and has these unfinished runs. */
export async function openLabWith(page: Page, runs: readonly Run<LabCommand>[]): Promise<void> {
  await arriveAs(page, 'golden');
  await page.addInitScript(
    ([key, unfinished, tour]) => {
      if (window.top !== window || localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, unfinished);
      localStorage.setItem(tour, '99');
    },
    [UNFINISHED, JSON.stringify(runs), STORAGE_KEYS.labTour] as const,
  );
  await page.goto('/admin/testing');
}

/** The unfinished runs stored in this browser, the latest first. */
export async function unfinishedRuns(page: Page): Promise<readonly Run<LabCommand>[]> {
  return JSON.parse(await page.evaluate((key) => localStorage.getItem(key) ?? '[]', UNFINISHED));
}

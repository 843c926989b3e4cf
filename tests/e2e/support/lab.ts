import type { Page } from '@playwright/test';
import { dealtAnswer } from '../../../src/core/contracts/practice.ts';
import type { LabTypes } from '../../../src/features/hardware-lab/store.ts';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import type { DealtJob, PracticeJob } from '../../../src/runs/practice/practice-job.ts';
import type { PracticeClient } from '../../../src/runs/run-client.ts';
import type { RunTypes } from '../../../src/runs/store.ts';
import { SEED_PASSWORD } from '../../../supabase/local/people.ts';
import { LOCAL_KEYS } from '../../../supabase/local/settings.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { arriveAs, seededEmail } from './people.ts';

const JOBS = `${STORAGE_KEYS.labJobs}:${idOf('golden')}`;

/** Opens the simulation page of a person who has seen the tour and has these unfinished jobs, the latest first. */
export async function openLabWith(page: Page, jobs: readonly PracticeJob<LabTypes>[]): Promise<void> {
  await arriveAs(page, 'golden');
  await page.addInitScript(
    ([key, unfinished, tour]) => {
      if (window.top !== window || localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, unfinished);
      localStorage.setItem(tour, '99');
    },
    [JOBS, JSON.stringify(jobs), STORAGE_KEYS.labTour] as const,
  );
  await page.goto('/admin/testing');
}

/** The unfinished jobs in this browser, the latest first. */
export async function unfinishedJobs(page: Page): Promise<readonly PracticeJob<LabTypes>[]> {
  return JSON.parse(await page.evaluate((key) => localStorage.getItem(key) ?? '[]', JOBS));
}

/** The backend, asked by the golden person outside the browser. */
export function backendAsGolden(page: Page) {
  return backendAs(page, 'golden');
}

/** The backend, asked by a person outside the browser. */
export async function backendAs(page: Page, person: SeedName) {
  const signedIn = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_KEYS.publishable },
    data: { email: seededEmail(person), password: SEED_PASSWORD },
  });
  const { access_token: token } = await signedIn.json();
  const headers = { apikey: LOCAL_KEYS.publishable, authorization: `Bearer ${token}` };
  return {
    /** What a practice ticket or job of these rules begins with. */
    dealt: async <Types extends RunTypes>(
      { simulation, practiceVersion, state }: PracticeClient<Types>,
      story: string,
    ): Promise<DealtJob<Types['state']>> => {
      const data = { action: 'deal', simulation, rulesVersion: practiceVersion, story };
      const answer = await page.request.post('/functions/v1/practice-run', { headers, data });
      return { ...dealtAnswer(state).parse(await answer.json()), story };
    },
    rows: async (query: string): Promise<unknown> =>
      (await page.request.get(`/rest/v1/${query}`, { headers })).json(),
  };
}

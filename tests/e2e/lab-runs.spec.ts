import type { Page } from '@playwright/test';
import type { LabCommand } from '../../src/core/hardware/commands.ts';
import { labRules } from '../../src/core/hardware/rules.ts';
import { scenariosFor } from '../../src/core/hardware/scenarios/find-scenario.ts';
import { foldRun, type Run } from '../../src/core/kernel/run.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import { playExpert, playRandomly } from '../core/hardware/scenarios/prove-play.ts';
import { idOf } from '../support/people.ts';
import { expect, test } from './support/journey.ts';
import { arriveAs } from './support/people.ts';

const PRACTICE = labRules('practice');
const SEED = 7;
const UNFINISHED = `${STORAGE_KEYS.labUnfinished}:${idOf('golden')}`;
const ARCHIVE = `${STORAGE_KEYS.labPractice}:${idOf('golden')}`;

/** An expert's way through a job on each machine, and somebody's who pressed whatever there was, all closed at the end. */
function playedRuns(): readonly Run<LabCommand>[] {
  const machines = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'];
  const jobs = machines.map((model) => scenariosFor('testing').find((scenario) => scenario.model === model));
  return jobs.flatMap((job, index) => {
    if (job === undefined) throw new Error(`There is no job on the ${machines[index]}.`);
    const run = { scenarioId: job.id, rulesVersion: PRACTICE.version };
    const expert = { ...run, seed: SEED, commands: playExpert(job, SEED).log };
    if (index > 0) return [expert];
    const pressed = playRandomly(job, SEED + 1).log.filter(({ kind }) => kind !== 'close-job');
    return [expert, { ...run, seed: SEED + 1, commands: [...pressed, { kind: 'close-job' }] }];
  });
}

/** What Node makes of a log: the figures that the debrief shows, and those that are filed. */
function scoredInNode(run: Run<LabCommand>) {
  const folded = foldRun(PRACTICE, run);
  if (!folded.ok) throw new Error(`The log of ${run.scenarioId} does not fold.`);
  const { score, parts, simSeconds, objectives } = PRACTICE.report(folded.value);
  const shown = Object.values({ ...parts }).filter((share) => share !== null);
  return {
    filed: { run, score, simSeconds, objectives },
    shares: shown.map((share) => `${Math.round(share * 100)}`),
  };
}

async function openLab(page: Page, unfinished: readonly Run<LabCommand>[]): Promise<void> {
  await arriveAs(page, 'golden');
  await page.addInitScript(
    ([key, runs, tour]) => {
      HTMLCanvasElement.prototype.getContext = () => null;
      if (window.top !== window || localStorage.getItem(key) !== null) return;
      localStorage.setItem(key, runs);
      localStorage.setItem(tour, '99');
    },
    [UNFINISHED, JSON.stringify(unfinished), STORAGE_KEYS.labTour] as const,
  );
  await page.goto('/admin/testing');
}

test('a browser scores an expert on each machine, and somebody who presses anything, as Node does', async ({
  page,
}) => {
  const runs = playedRuns().map(scoredInNode);
  await openLab(
    page,
    runs.map(({ filed }) => filed.run),
  );
  // The door leads to the job that was left last, the lab's home to the others.
  for (const { filed, shares } of runs) {
    await page
      .getByRole('button', { name: /^Go on/ })
      .first()
      .click();
    const score = page.getByRole('region', { name: 'Score' });
    await expect(score.getByRole('img', { name: `Score: ${filed.score} of 100` })).toBeVisible();
    await expect(score.getByRole('definition')).toHaveText(shares);
    await page.getByRole('button', { name: 'Lab home' }).click();
  }
  const archive = await page.evaluate((key) => localStorage.getItem(key) ?? '[]', ARCHIVE);
  expect(JSON.parse(archive)).toMatchObject(runs.map(({ filed }) => filed).toReversed());
});

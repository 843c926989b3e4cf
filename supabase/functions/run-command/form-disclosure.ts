import { type Disclosure, disclosureOf } from '../../../src/core/assessment/forms/disclosure.ts';
import { CASE_HIDDEN } from '../../../src/core/contracts/runs.ts';
import { HttpError } from '../_shared/http-error.ts';
import type { PlayedRun } from '../_shared/played-run.ts';
import { readRun, type StoredRun } from '../_shared/runs.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';

/** What may be shown now of a run that has ended; everything of a plain test. */
export function disclosureOfRun({ form }: StoredRun): Disclosure {
  if (form === null) return { score: true, case: true };
  return disclosureOf(
    {
      scoreShown: form.score_shown,
      caseShown: form.case_shown,
      closesAt: form.closes_at === null ? null : Date.parse(form.closes_at),
    },
    { isAttemptOver: form.is_attempt_over },
    Date.parse(form.read_at),
  );
}

/** The end of a run of a form, as far as its rules show it (`finishFormRunAnswer`). */
export async function formRunEnding(
  platform: Platform,
  simulations: Simulations,
  { userId, runId }: Pick<PlayedRun, 'userId' | 'runId'>,
): Promise<Readonly<Record<string, unknown>>> {
  const run = await readRun(platform, userId, runId);
  const simulation = simulations.get(run.simulation);
  if (run.form === null || simulation === undefined) throw new Error(`run ${runId} is of no form`);
  const shown = disclosureOfRun(run);
  const { score, passed } = simulation.judge.summary(run.report);
  return {
    status: run.status,
    report: shown.case ? run.report : null,
    form: {
      position: run.form.position,
      score: shown.score ? score : null,
      passed: shown.score ? passed : null,
      isAttemptOver: run.form.is_attempt_over,
    },
  };
}

export function caseHidden(): HttpError {
  return new HttpError(409, 'This run is shown once nobody can play its case any more.', CASE_HIDDEN);
}

import { z } from 'zod';
import { composeExam } from '../../../src/core/assessment/certificate/composition.ts';
import { WORKPLACE_OF } from '../../../src/core/assessment/certificate/entry.ts';
import { EXAM_RULES, kindOfForm } from '../../../src/core/assessment/certificate/tracks.ts';
import { seedRng } from '../../../src/core/kernel/rng.ts';
import { SIMULATION_AT } from '../../../src/core/simulation-ids.ts';
import { openPlanOf, readEligibility } from '../_shared/eligibility.ts';
import { HttpError } from '../_shared/http-error.ts';
import { randomWord } from '../_shared/random-word.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';
import type { Simulations } from '../_shared/simulations.ts';
import { heldOf, readAwards } from './awards.ts';
import { readExam } from './stored-exams.ts';

/**
 * The attempt at an exam. The first call makes it, with sessions that are put together here.
 *
 * @throws HttpError 404 for an exam of somebody else, 403 without a plan that opens the simulation, 409 before its first day,
 * after its last, and where the certificate that it renews was revoked.
 */
export async function beginExam(
  platform: Platform,
  simulations: Simulations,
  userId: string,
  examId: string,
): Promise<string> {
  const exam = await readExam(platform, userId, examId);
  if (exam.opens_at > Date.now()) {
    throw new HttpError(409, 'The first day of this exam has not come.', 'not-open-yet');
  }
  if (exam.concluded_at !== null || exam.is_time_up) {
    throw new HttpError(409, 'The time of this exam is over.', 'window-over');
  }
  const simulation = simulations.get(SIMULATION_AT[WORKPLACE_OF[exam.track]]);
  if (simulation === undefined) throw new Error(`no simulation has the exam ${exam.track}`);
  const id = simulation.play.simulation;
  // Whoever could not play a session would lose one of their tries.
  openPlanOf(await readEligibility(platform, userId, id), simulation.screen);
  const kind = kindOfForm(exam.form);
  if (kind === 'renewal' && heldOf(await readAwards(platform, userId), exam.track) === null) {
    throw new HttpError(409, 'The certificate that this exam renews was revoked.', 'not-held');
  }
  const { value: items } = composeExam(exam.track, kind, seedRng(randomWord()));
  return callRpc(
    platform,
    'begin_exam',
    {
      exam_id_param: examId,
      user_id_param: userId,
      items_param: items.map((item) => ({ ...item, simulation: id, seeds: 'fresh' })),
      pass_rules_param: EXAM_RULES[exam.track][kind].pass,
    },
    z.uuid(),
  );
}

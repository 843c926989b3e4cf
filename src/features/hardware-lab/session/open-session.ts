import { exploreScenarioId } from '../../../core/hardware/scenarios/explore.ts';
import { openFreely, openPractice, openTest, takeJob } from '../../../runs/session/open-run.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import { openBench } from '../open-bench.ts';
import type { LabTypes } from '../store.ts';
import { LAB_JOBS } from './lab-practice.ts';
import type { LabSession } from './lab-session.ts';
import type { SessionRequest } from './session-request.ts';

/** Opens the requested session. Rejects when no test or job can be had, or a log cannot be resumed. */
export async function openSession(wish: SessionRequest, personId: string): Promise<LabSession> {
  const owner = { personId, jobs: LAB_JOBS };
  switch (wish.kind) {
    case 'testing':
      return openTest<LabTypes>(LAB_CLIENT, {});
    case 'explore': {
      const id = exploreScenarioId(wish.machine);
      return openFreely<LabTypes, 'explore'>('explore', id, openBench('explore', id, 0));
    }
    case 'practice':
      return openPractice(LAB_CLIENT, await takeJob(LAB_CLIENT, wish.story, owner), owner);
    case 'resume':
      return openPractice(LAB_CLIENT, wish.job, owner);
  }
}

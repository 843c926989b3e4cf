import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { practiceJobs } from '../../../runs/practice/practice-jobs.ts';
import { openFreely } from '../../../runs/session/open-run.ts';
import type { SimulationRuns } from '../../../runs/shell/simulation.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import type { LabTypes } from '../store.ts';
import { benchTexts } from '../texts/case-text.ts';
import { dropDraft } from '../workbench/closing/note-draft.ts';
import type { LabSubject } from './session-request.ts';

/** The lab's runs, on the server and here. */
export const LAB_RUNS: SimulationRuns<LabTypes, LabSubject> = {
  client: LAB_CLIENT,
  jobs: practiceJobs(LAB_CLIENT, { jobs: STORAGE_KEYS.labJobs, ahead: STORAGE_KEYS.labJobsAhead }),
  archiveKey: STORAGE_KEYS.labPractice,
  notOpenedTitle: 'lab-home:message.notOpenedTitle',
  async explore(machine) {
    const { openHealthyMachine } = await import('../open-bench.ts');
    const { id, referee } = openHealthyMachine(machine);
    return openFreely<LabTypes, 'explore'>('explore', id, referee);
  },
  textsOf: (view) => (view === null ? ['lab'] : benchTexts(view.job.scenarioId)),
  // The oldest reports hold figures alone.
  hasDebrief: ({ debrief }) => debrief !== undefined,
  forget: dropDraft,
};

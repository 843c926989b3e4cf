import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { practiceJobs } from '../../../runs/practice/practice-jobs.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';

/** Practice jobs of the lab in this browser. */
export const LAB_JOBS = practiceJobs(LAB_CLIENT, {
  jobs: STORAGE_KEYS.labJobs,
  ahead: STORAGE_KEYS.labJobsAhead,
});

/** The lab's runs, on the server and here. */
export const LAB_RUNS = { client: LAB_CLIENT, jobs: LAB_JOBS, archiveKey: STORAGE_KEYS.labPractice };

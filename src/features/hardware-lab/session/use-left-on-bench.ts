import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import {
  type UnfinishedRun,
  useOpenTestEnd,
  useUnfinishedRun,
} from '../../../runs/practice/use-unfinished-run.ts';

/** When the person's open test in the lab ends (ISO); null without one, and while loading. */
export function useOpenBenchTestEnd(personId: string): string | null {
  return useOpenTestEnd(HARDWARE_ID, personId);
}

/** The person's unfinished run in the lab; null without one, and while loading. */
export function useLeftOnBench(personId: string): UnfinishedRun | null {
  return useUnfinishedRun(HARDWARE_ID, STORAGE_KEYS.labJobs, personId);
}

import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import {
  type UnfinishedRun,
  useOpenTestEnd,
  useUnfinishedRun,
} from '../../../runs/practice/use-unfinished-run.ts';

/** When the person's open test at the bench ends, ISO; null without one, and while nobody knows. */
export function useOpenBenchTestEnd(personId: string): string | null {
  return useOpenTestEnd(HARDWARE_ID, personId);
}

/** What is left on somebody's bench; null when it is clear, and while nobody knows. */
export function useLeftOnBench(personId: string): UnfinishedRun | null {
  return useUnfinishedRun(HARDWARE_ID, STORAGE_KEYS.labUnfinished, personId);
}

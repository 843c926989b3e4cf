import { type RunHistory, useRunHistory } from '../../../runs/history/use-run-history.ts';
import { LAB_RUNS } from '../session/lab-runs.ts';
import type { LabTypes } from '../store.ts';

export type LabHistory = RunHistory<LabTypes>;

/** The person's runs in the lab. */
export function useLabHistory(personId: string): LabHistory {
  return useRunHistory(LAB_RUNS, personId);
}

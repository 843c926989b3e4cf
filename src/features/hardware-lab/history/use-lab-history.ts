import { type RunHistory, useRunHistory } from '../../../runs/history/use-run-history.ts';
import { LAB_RUNS } from '../session/lab-runs.ts';
import type { LabTypes } from '../store.ts';
import { dropDraft } from '../workbench/closing/note-draft.ts';

export type LabHistory = RunHistory<LabTypes>;

/** The person's runs in the lab. Discarding an unfinished job also deletes its note draft. */
export function useLabHistory(personId: string): LabHistory {
  const history = useRunHistory(LAB_RUNS, personId);
  return {
    ...history,
    dropPractice: (job) => {
      dropDraft(job.id);
      history.dropPractice(job);
    },
  };
}

import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { type RunHistory, useRunHistory } from '../../../runs/history/use-run-history.ts';
import { practiceRunKey } from '../../../runs/practice/practice-run.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import { objectivesOf, storyOf } from '../practice-judge.ts';
import { LAB_ARCHIVE, LAB_UNFINISHED } from '../session/lab-practice.ts';
import { dropDraft } from '../workbench/closing/note-draft.ts';

export type LabHistory = RunHistory<LabCommand>;

const LAB_RUNS = {
  client: LAB_CLIENT,
  archive: LAB_ARCHIVE,
  unfinished: LAB_UNFINISHED,
  storyOf,
  objectivesOf,
};

/** The person's runs in the lab. Discarding an unfinished run also deletes its note draft. */
export function useLabHistory(personId: string): LabHistory {
  const history = useRunHistory(LAB_RUNS, personId);
  return {
    ...history,
    dropPractice: (run) => {
      dropDraft(practiceRunKey(run));
      history.dropPractice(run);
    },
  };
}

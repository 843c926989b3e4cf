import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { practiceJobs } from '../../../runs/practice/practice-jobs.ts';
import type { SimulationRuns } from '../../../runs/shell/simulation.ts';
import { DESK_CLIENT } from '../api/desk-client.ts';
import type { DeskTypes } from '../store.ts';
import { deskTexts } from '../texts/desk-texts.ts';
import { dropDrafts } from '../workspace/composer/kept-drafts.ts';
import type { DeskSubject } from './desk-subject.ts';

function storiesOf(view: DeskView | null): readonly string[] {
  return (view?.tickets ?? []).map(({ story }) => story);
}

/** The desk's runs, on the server and here. */
export const DESK_RUNS: SimulationRuns<DeskTypes, DeskSubject> = {
  client: DESK_CLIENT,
  jobs: practiceJobs(DESK_CLIENT, { jobs: STORAGE_KEYS.deskJobs, ahead: STORAGE_KEYS.deskJobsAhead }),
  archiveKey: null,
  notOpenedTitle: 'desk-home:message.notOpenedTitle',
  explore: () => Promise.reject(new Error('There is no company to look around in.')),
  textsOf: (view) => deskTexts(storiesOf(view)),
  hasDebrief: () => true,
  forget: dropDrafts,
};

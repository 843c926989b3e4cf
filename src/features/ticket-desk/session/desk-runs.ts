import { playLocally } from '../../../core/kernel/local-referee.ts';
import type { ShiftReport } from '../../../core/ticketing/assessment/shift-report.ts';
import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { practiceJobs } from '../../../runs/practice/practice-jobs.ts';
import { openFreely } from '../../../runs/session/open-run.ts';
import type { SimulationRuns } from '../../../runs/shell/simulation.ts';
import { DESK_CLIENT } from '../api/desk-client.ts';
import type { DeskTypes } from '../store.ts';
import { deskTexts } from '../texts/desk-texts.ts';
import { dropDrafts } from '../workspace/composer/kept-drafts.ts';
import type { DeskSubject } from './desk-subject.ts';

function storiesOf(view: DeskView | null): readonly string[] {
  return (view?.tickets ?? []).map(({ story }) => story);
}

/** Whoever looks around finds the same people each time. */
const LOOK_AROUND_SEED = 56;

/** The desk's runs, on the server and here. */
export const DESK_RUNS: SimulationRuns<DeskTypes, DeskSubject> = {
  client: DESK_CLIENT,
  jobs: practiceJobs(DESK_CLIENT, { jobs: STORAGE_KEYS.deskJobs, ahead: STORAGE_KEYS.deskJobsAhead }),
  archiveKey: null,
  notOpenedTitle: 'desk-home:message.notOpenedTitle',
  explore: async () => {
    const [play, { healthyCompany }] = await Promise.all([
      DESK_CLIENT.loadPlay(),
      import('../../../core/ticketing/shift/fresh-shift.ts'),
    ]);
    const company = playLocally(play, {
      start: healthyCompany(LOOK_AROUND_SEED),
      commands: [],
      judge: () => Promise.reject<ShiftReport>(new Error('Nothing is judged while somebody looks around.')),
    });
    if (company === null) throw new Error('The company cannot be opened.');
    return openFreely<DeskTypes, 'explore'>('explore', 'company', company);
  },
  textsOf: (view) => deskTexts(storiesOf(view)),
  hasDebrief: () => true,
  forget: dropDrafts,
};

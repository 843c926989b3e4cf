import { HARDWARE_ID } from '../../core/hardware/simulation-id.ts';
import { TICKETING_ID } from '../../core/ticketing/simulation-id.ts';
import type { SessionScreen } from '../../features/simulation/model/simulation-source.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import {
  type UnfinishedRun,
  useOpenTestEnd,
  useUnfinishedRun,
} from '../../runs/practice/use-unfinished-run.ts';

/** Where the runs of the built-in simulations are kept: on the server by id, practice also in this browser. */
const KEPT: Readonly<Record<SessionScreen, { readonly simulation: string; readonly jobsKey: string }>> = {
  testing: { simulation: HARDWARE_ID, jobsKey: STORAGE_KEYS.labJobs },
  ticketing: { simulation: TICKETING_ID, jobsKey: STORAGE_KEYS.deskJobs },
};

/** When the person's open test on a screen ends (ISO); null without one, and while loading. */
export function useOpenTestOf(screen: SessionScreen, personId: string): string | null {
  return useOpenTestEnd(KEPT[screen].simulation, personId);
}

/** The person's unfinished run on a screen; null without one, and while loading. */
export function useUnfinishedOf(screen: SessionScreen, personId: string): UnfinishedRun | null {
  const { simulation, jobsKey } = KEPT[screen];
  return useUnfinishedRun(simulation, jobsKey, personId);
}

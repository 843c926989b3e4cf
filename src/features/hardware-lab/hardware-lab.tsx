import { lazy } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadNeeded } from '../../lib/load-when-online.ts';
import { RunShell, type RunShellPerson } from '../../runs/shell/run-shell.tsx';
import type { SimulationPages } from '../../runs/shell/simulation.ts';
import { useLabHistory } from './history/use-lab-history.ts';
import { LabHome } from './home/lab-home.tsx';
import { loadWorkbench } from './load-workbench.ts';
import { LAB_RUNS } from './session/lab-runs.ts';
import type { LabSubject } from './session/session-request.ts';
import type { LabTypes } from './store.ts';

const PAGES: SimulationPages<LabTypes, LabSubject> = {
  Home: LabHome,
  Workplace: lazy(async () => ({ default: (await loadWorkbench()).Workbench })),
  loadWorkplace: loadWorkbench,
  Debrief: lazy(async () => ({
    default: (await loadNeeded(() => import('./debrief/debrief-screen.tsx'))).DebriefScreen,
  })),
  Replay: lazy(async () => ({
    default: (await loadNeeded(() => import('./replay/replay-screen.tsx'))).ReplayScreen,
  })),
};

/** The hardware lab: home page, workbench, debrief and replay. Fills its parent. */
export function HardwareLab(person: RunShellPerson) {
  const history = useLabHistory(person.personId);
  // Loads both namespaces of the home page in parallel.
  const { t } = useTranslation(['lab-home', 'runs']);
  return (
    <RunShell
      {...person}
      runs={LAB_RUNS}
      pages={PAGES}
      history={history}
      startingLabel={t('starting')}
      aloneText={t('ready.alone')}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { RunShell, type RunShellPerson } from '../../runs/shell/run-shell.tsx';
import type { SimulationPages } from '../../runs/shell/simulation.ts';
import { DebriefScreen } from './debrief/debrief-screen.tsx';
import { useLabHistory } from './history/use-lab-history.ts';
import { LabHome } from './home/lab-home.tsx';
import { ReplayScreen } from './replay/replay-screen.tsx';
import { LAB_RUNS } from './session/lab-runs.ts';
import type { LabSubject } from './session/session-request.ts';
import type { LabTypes } from './store.ts';
import { Workbench } from './workbench/layout/workbench.tsx';

const PAGES: SimulationPages<LabTypes, LabSubject> = {
  Home: LabHome,
  Workplace: Workbench,
  Debrief: DebriefScreen,
  Replay: ReplayScreen,
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

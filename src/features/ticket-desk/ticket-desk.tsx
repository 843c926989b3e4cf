import { lazy, useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadNeeded } from '../../lib/load-when-online.ts';
import { useRunHistory } from '../../runs/history/use-run-history.ts';
import { RunShell, type RunShellPerson } from '../../runs/shell/run-shell.tsx';
import type { SimulationPages } from '../../runs/shell/simulation.ts';
import { DeskHome } from './home/desk-home.tsx';
import { DESK_RUNS } from './session/desk-runs.ts';
import type { DeskSubject } from './session/desk-subject.ts';
import type { DeskTypes } from './store.ts';
import { BenchDoorContext } from './workspace/bench/bench-door.ts';
import { KeySettingsOf } from './workspace/keys/key-settings.tsx';
import { DeskPlace, loadDeskPlace } from './workspace/late-parts.tsx';

const PAGES: SimulationPages<DeskTypes, DeskSubject> = {
  Home: DeskHome,
  Workplace: DeskPlace,
  loadWorkplace: loadDeskPlace,
  Debrief: lazy(async () => ({
    default: (await loadNeeded(() => import('./debrief/debrief-screen.tsx'))).DebriefScreen,
  })),
  Replay: lazy(async () => ({
    default: (await loadNeeded(() => import('./replay/replay-screen.tsx'))).ReplayScreen,
  })),
};

export interface TicketDeskProps extends RunShellPerson {
  /** Leaves a practice job for the practice of a story at the hardware bench; null for whom the plan gives no bench. */
  readonly onBench: ((story: string, jobId: string) => void) | null;
}

/** The ticket desk: home page, workspace, debrief and replay. Fills its parent. */
export function TicketDesk({ onBench, ...person }: TicketDeskProps) {
  const { personId } = person;
  const door = useMemo(
    () => (onBench === null ? null : { kind: 'practice' as const, personId, open: onBench }),
    [personId, onBench],
  );
  const history = useRunHistory(DESK_RUNS, person.personId);
  // Loads the namespaces of the home page in parallel.
  const { t } = useTranslation(['desk-home', 'desk-titles', 'desk', 'runs']);
  return (
    <BenchDoorContext value={door}>
      <KeySettingsOf personId={personId}>
        <RunShell
          {...person}
          runs={DESK_RUNS}
          pages={PAGES}
          history={history}
          startingLabel={t('starting')}
          aloneText={t('ready.alone')}
        />
      </KeySettingsOf>
    </BenchDoorContext>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planKeyOfId } from '../../core/billing/plans.ts';
import { SIMULATION_NOT_LOADED, SIMULATION_TOASTS } from '../../features/simulation/messages.ts';
import {
  type SessionScreen,
  simulationLinks,
  simulationSource,
} from '../../features/simulation/model/simulation-source.ts';
import { PlanExpired } from '../../features/simulation/ui/plan-expired.tsx';
import { SimulationIntro } from '../../features/simulation/ui/simulation-intro.tsx';
import { SimulationOverlay } from '../../features/simulation/ui/simulation-overlay.tsx';
import { notify } from '../../lib/notify.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { BUILT_IN_SIMULATIONS } from './built-in-simulations.ts';
import { loadRun, type Run, RunningSimulation } from './running-simulation.tsx';
import { StartOrResume, UnfinishedRunNote } from './unfinished-run.tsx';

/** A simulation that a plan opens: intro, full-screen session, return (spec sections 2 and 4). */
export function PlanSimulation({ screen }: { readonly screen: SessionScreen }) {
  const { t } = useTranslation('simulation');
  usePageTitle(t(`${screen}.pageTitle`));
  const person = usePerson();
  const { currentUser } = person;
  const planId = usablePlanOf(person);
  const planKey = planId === null ? null : planKeyOfId(planId);
  const [run, setRun] = useState<Run | null>(null);
  const [isLive, setLive] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [isFresh, setFresh] = useState(false);

  if (planKey === null) {
    return <PlanExpired choosePlan={(label) => linkButton(PATHS.selectPlan, label)} />;
  }
  const source = simulationSource(screen, planKey, BUILT_IN_SIMULATIONS, simulationLinks());
  // Only built-in simulations keep unfinished runs.
  const keeper = source.kind === 'built-in' ? (currentUser?.id ?? null) : null;

  const start = async (fresh = false): Promise<void> => {
    setStarting(true);
    setFresh(fresh);
    try {
      setRun(await loadRun(source));
      setLive(true);
      notify(SIMULATION_TOASTS[screen].started);
    } catch {
      notify(SIMULATION_NOT_LOADED);
    } finally {
      setStarting(false);
    }
  };
  const exit = (): void => {
    setRun(null);
    notify(SIMULATION_TOASTS[screen].exited);
  };

  return (
    <>
      <SimulationIntro
        screen={screen}
        status={keeper === null ? null : <UnfinishedRunNote screen={screen} personId={keeper} />}
        actions={
          <>
            {keeper === null ? (
              <Button size="lg" isBusy={isStarting} busyLabel={t('starting')} onClick={() => void start()}>
                {t(`${screen}.start`)}
              </Button>
            ) : (
              <StartOrResume
                screen={screen}
                personId={keeper}
                isBusy={isStarting}
                onStart={() => void start()}
                onFresh={() => void start(true)}
              />
            )}
            {linkButton(PATHS.manual, t('viewManual'), 'secondary', 'lg')}
          </>
        }
      />
      {run === null ? null : (
        <SimulationOverlay label={t(`${screen}.region`)} isLive={isLive} onExit={exit}>
          <RunningSimulation
            run={run}
            screen={screen}
            planKey={planKey}
            isFresh={isFresh}
            onFinished={() => setLive(false)}
            onExit={exit}
          />
        </SimulationOverlay>
      )}
    </>
  );
}

function linkButton(to: string, label: string, variant: 'primary' | 'secondary' = 'primary', size?: 'lg') {
  return (
    <Button asChild variant={variant} size={size}>
      <Link to={to}>{label}</Link>
    </Button>
  );
}

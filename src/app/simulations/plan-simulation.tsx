import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type PlanKey, planKeyOfId } from '../../core/billing/plans.ts';
import { SIMULATION_NOT_LOADED, SIMULATION_TOASTS } from '../../features/simulation/messages.ts';
import {
  type SessionScreen,
  simulationLinks,
  simulationSource,
} from '../../features/simulation/model/simulation-source.ts';
import { PlanExpired } from '../../features/simulation/ui/plan-expired.tsx';
import { SimulationIntro } from '../../features/simulation/ui/simulation-intro.tsx';
import { SimulationOverlay } from '../../features/simulation/ui/simulation-overlay.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { BUILT_IN_SIMULATIONS } from './built-in-simulations.ts';
import { beginningOf, type Opening, openingIn } from './opening-address.ts';
import { loadRun, type Run, RunningSimulation } from './running-simulation.tsx';
import { StartOrResume, UnfinishedRunNote } from './unfinished-run.tsx';

/** The key of the entry that a visit begins with: there is no page before it. */
const FIRST_ENTRY = 'default';

/** Openings that show what is over: nothing is played, and no toast says so. */
const LOOKS_BACK: readonly Opening['kind'][] = ['debrief', 'example', 'watch'];

/** A simulation that a plan opens: intro, full-screen session, return (spec sections 2 and 4). */
export function PlanSimulation({ screen }: { readonly screen: SessionScreen }) {
  const { t } = useTranslation('simulation');
  usePageTitle(t(`${screen}.pageTitle`));
  const person = usePerson();
  const planId = usablePlanOf(person);
  const planKey = planId === null ? null : planKeyOfId(planId);
  return planKey === null ? (
    <PlanExpired choosePlan={(label) => linkButton(PATHS.selectPlan, label)} />
  ) : (
    <OpenSimulation screen={screen} planKey={planKey} personId={person.currentUser?.id ?? null} />
  );
}

interface OpenSimulationProps {
  readonly screen: SessionScreen;
  readonly planKey: PlanKey;
  readonly personId: string | null;
}

/** The address may open a part of it at once; leaving that leads back to the page it was asked from. */
function OpenSimulation({ screen, planKey, personId }: OpenSimulationProps) {
  const { t } = useTranslation('simulation');
  const [run, setRun] = useState<Run | null>(null);
  const [isLive, setLive] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(() => openingIn(address));
  const [comesFromPage] = useState(opening !== null && key !== FIRST_ENTRY);
  const source = simulationSource(screen, planKey, BUILT_IN_SIMULATIONS, simulationLinks());
  // Only built-in simulations keep unfinished runs.
  const keeper = source.kind === 'built-in' ? personId : null;
  const isSession = opening === null || !LOOKS_BACK.includes(opening.kind);

  const start = async (fresh = false): Promise<void> => {
    setStarting(true);
    setFresh(fresh);
    try {
      setRun(await loadRun(source));
      setLive(isSession);
      if (isSession) notify(SIMULATION_TOASTS[screen].started);
    } catch {
      notify(SIMULATION_NOT_LOADED);
    } finally {
      setStarting(false);
    }
  };
  const exit = (): void => {
    setRun(null);
    setOpening(null);
    if (isSession) notify(SIMULATION_TOASTS[screen].exited);
    if (opening !== null && comesFromPage) void navigate(-1);
    else if (opening?.kind === 'attempt') setAddress({}, { replace: true });
  };

  const hasOpened = useRef(false);
  const openAtOnce = useEffectEvent(() => {
    if (opening === null || hasOpened.current) return;
    hasOpened.current = true;
    // A reload shows the intro, and what was left in it; an attempt is left in no other place than its address.
    if (opening.kind !== 'attempt') setAddress({}, { replace: true });
    void start(opening.kind === 'home');
  });
  useEffect(() => openAtOnce(), []);

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
            begin={beginningOf(opening, t('goBack'))}
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

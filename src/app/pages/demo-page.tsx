import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { demoUsesRemaining } from '../../core/access/screens.ts';
import type { DemoResult } from '../../core/hardware/scenarios/demo-60-result.ts';
import { keepDemoResult, readDemoResult } from '../../features/demo-access/model/kept-result.ts';
import { DemoLimitDialog } from '../../features/demo-access/ui/demo-limit-dialog.tsx';
import { DemoResultView } from '../../features/demo-access/ui/demo-result.tsx';
import { useDemoUsage } from '../../features/demo-access/ui/use-demo-usage.ts';
import { UsedUpDemo } from '../../features/demo-access/ui/used-up-demo.tsx';
import { SIMULATION_NOT_LOADED, SIMULATION_TOASTS } from '../../features/simulation/messages.ts';
import { SimulationIntro } from '../../features/simulation/ui/simulation-intro.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { DEMO_RESULT_HASH, PATHS } from '../paths.ts';
import { usePerson } from '../person/person.ts';
import { type Demo, loadDemo, RunningDemo } from '../simulations/running-demo.tsx';

export default function DemoPage() {
  const { t } = useTranslation('simulation');
  const { t: tDemo } = useTranslation('demo');
  usePageTitle(t('demo.pageTitle'));
  const { currentUser } = usePerson();
  const personId = currentUser?.id ?? null;
  const usage = useDemoUsage(personId, true);
  const [result, setResult] = useState(() => (personId === null ? null : readDemoResult(personId)));
  const [isKept, setKept] = useState(false);
  const usesLeft = demoUsesRemaining(usage.usedCount);
  const [demo, setDemo] = useState<Demo | null>(null);
  const [isLive, setLive] = useState(false);
  const [isStarting, setStarting] = useState(false);
  // An address that asks for the result shows it without a dialog in front.
  const isResultWanted = useLocation().hash === DEMO_RESULT_HASH && result !== null;
  const [isLimitShown, setLimitShown] = useState(usesLeft === 0 && !isResultWanted);

  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      const loaded = await loadDemo();
      // A failed count does not stop the demo (spec section 4); a count over the limit does.
      if ((await usage.increment()) === 'at-limit') return setLimitShown(true);
      setDemo(loaded);
      setLive(true);
      notify(SIMULATION_TOASTS.demo.started);
    } catch {
      notify(SIMULATION_NOT_LOADED);
    } finally {
      setStarting(false);
    }
  };
  const finish = (came: DemoResult): void => {
    setLive(false);
    setResult(came);
    setKept(personId !== null && keepDemoResult(personId, came));
  };
  const exit = (): void => {
    setDemo(null);
    notify(SIMULATION_TOASTS.demo.exited);
  };
  const toPlans = (label: string, variant: 'primary' | 'secondary', size?: 'lg') => (
    <Button asChild variant={variant} size={size}>
      <Link to={PATHS.plans}>{label}</Link>
    </Button>
  );

  return (
    <>
      {usesLeft === 0 ? (
        <UsedUpDemo result={result} upgrade={(label) => toPlans(label, 'primary', 'lg')} />
      ) : (
        <SimulationIntro
          screen="demo"
          status={
            <p role="status" className="text-sm font-medium">
              {t('demo.remaining', { count: usesLeft })}
            </p>
          }
          actions={
            <>
              <Button
                size="lg"
                isBusy={isStarting}
                busyLabel={t('demo.starting')}
                onClick={() => void start()}
              >
                {t('demo.start')}
              </Button>
              {toPlans(t('demo.upgrade'), 'secondary', 'lg')}
            </>
          }
        />
      )}
      {demo === null ? null : (
        <RunningDemo
          demo={demo}
          isLive={isLive}
          plansPath={PATHS.plans}
          drawResult={(came, heading) => (
            <>
              <DemoResultView result={came} level={2} headingRef={heading} />
              {isKept ? <p className="text-xs text-ink-muted">{tDemo('result.kept')}</p> : null}
            </>
          )}
          onFinished={finish}
          onExit={exit}
        />
      )}
      <DemoLimitDialog
        isOpen={isLimitShown}
        onOpenChange={setLimitShown}
        choosePlan={(label) => toPlans(label, 'primary')}
      />
    </>
  );
}

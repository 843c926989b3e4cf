import { CircleHelp } from 'lucide-react';
import { useCallback, useState } from 'react';
import { demoStepTarget } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import { notify } from '../../../lib/notify.ts';
import { webGlSupport } from '../../../lib/webgl-support.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import {
  type BenchPieces,
  PHONE_INSETS,
  PhoneLayout,
  WIDE_INSETS,
  WideLayout,
} from '../display/bench-layout.tsx';
import { BenchLog } from '../display/bench-log.tsx';
import { BenchStage, type SceneTrouble, type StageState } from '../display/bench-stage.tsx';
import { SelectionBar } from '../display/selection-bar.tsx';
import { LAB_MESSAGES } from '../messages.ts';
import { MachineOutline } from '../outline/machine-outline.tsx';
import { type LabStore, useLab } from '../store.ts';
import { useLabText } from '../words/lab-text.ts';
import { Countdown } from './countdown.tsx';
import { EndingCard } from './ending-card.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { IndicatorPanel } from './indicator-panel.tsx';
import { JobCard } from './job-card.tsx';
import { MonitorScreen } from './monitor-screen.tsx';
import { NextStep } from './next-step.tsx';
import { useDemoKeys } from './use-demo-keys.ts';
import { type DemoSummary, useDemoPlay } from './use-demo-play.ts';
import { useStepCamera } from './use-step-camera.ts';

export interface DemoBenchProps {
  readonly store: LabStore;
  readonly plansPath: string;
  onFinished(summary: DemoSummary): void;
  onExit(): void;
}

/** The bench with everything around it, for a wide screen and for a phone. */
export function DemoBench({ store, plansPath, onFinished, onExit }: DemoBenchProps) {
  const text = useLabText();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [stage, setStage] = useState<StageState>(() => (webGlSupport().available ? 'loading' : 'plan'));
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isInHand, setIsInHand] = useState(false);
  const hasTrouble = useLab(store, ({ trouble }) => trouble !== null);
  const view = useLab(store, (snapshot) => snapshot.view);
  const play = useDemoPlay(store, { isLoading: stage === 'loading', isHelpOpen, onFinished });
  const { step, summary, select, activate, run, runStep } = play;
  const isFrozen = summary !== null;
  const highlighted = step === null ? null : demoStepTarget(step, view);

  const stepCamera = useStepCamera(step, view.recording !== null);
  // When time is up the world freezes as it is, the camera too.
  const lookAt = summary?.outcome === 'time-up' ? null : stepCamera;

  const openHelp = useCallback(() => setIsHelpOpen(true), []);
  const deselect = useCallback(() => select(null), [select]);
  useDemoKeys({
    isEnabled: !isFrozen && !isHelpOpen,
    onStep: runStep,
    onHelp: openHelp,
    onDeselect: deselect,
  });

  // The outline shows a thing's actions under its row; one picked in the scene has them at hand there.
  const pickInScene = useCallback(
    (target: string): void => {
      setIsInHand(true);
      select(target);
    },
    [select],
  );
  const pickInOutline = useCallback(
    (target: string | null): void => {
      setIsInHand(false);
      select(target);
    },
    [select],
  );
  const sceneReady = useCallback(() => setStage((last) => (last === 'loading' ? 'scene' : last)), []);
  const sceneGone = useCallback((reason: SceneTrouble): void => {
    if (reason === 'context-lost') notify(LAB_MESSAGES.sceneLost);
    setStage('plan');
  }, []);

  const pieces: BenchPieces = {
    job: <JobCard />,
    next: <NextStep step={step} isFrozen={isFrozen} onDo={runStep} />,
    notes: (
      <>
        {hasTrouble ? <Alert tone="fault">{text('demo.unreachable')}</Alert> : null}
        {stage === 'plan' ? <p className="text-xs text-ink-muted">{text('demo.no3d')}</p> : null}
      </>
    ),
    picture: (
      <BenchStage
        store={store}
        state={stage}
        highlighted={highlighted}
        lookAt={lookAt}
        insets={isWide ? WIDE_INSETS : PHONE_INSETS}
        onSelect={pickInScene}
        onActivate={activate}
        onReady={sceneReady}
        onUnavailable={sceneGone}
      />
    ),
    selection: isInHand ? (
      <SelectionBar store={store} isFrozen={isFrozen} onRun={run} onClose={deselect} />
    ) : null,
    clock: (
      <div className="flex items-center justify-end gap-2">
        <Countdown time={play.time} held={play.held} />
        <Button size="icon" variant="secondary" aria-label={text('demo.help')} onClick={openHelp}>
          <CircleHelp aria-hidden="true" />
        </Button>
      </div>
    ),
    indicators: <IndicatorPanel store={store} />,
    monitor: <MonitorScreen store={store} />,
    outline: (
      <MachineOutline
        store={store}
        highlighted={highlighted}
        isFrozen={isFrozen}
        onSelect={pickInOutline}
        onRun={run}
      />
    ),
    log: <BenchLog store={store} />,
  };

  return (
    <section
      aria-label={text('demo.label')}
      className="relative h-full min-h-0 overflow-hidden bg-sunken text-ink"
    >
      {/* Frozen: nothing under the result can be reached. */}
      <div inert={isFrozen} className="h-full">
        {isWide ? <WideLayout pieces={pieces} /> : <PhoneLayout pieces={pieces} />}
      </div>
      {summary === null ? null : (
        <div className="absolute inset-0 z-20 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center bg-scrim p-3 sm:p-6">
          <EndingCard summary={summary} plansPath={plansPath} onExit={onExit} />
        </div>
      )}
      <HelpDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}

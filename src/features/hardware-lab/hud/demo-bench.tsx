import { CircleHelp } from 'lucide-react';
import { useCallback, useState } from 'react';
import { demoStepTarget } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import { notify } from '../../../lib/notify.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LAB_MESSAGES } from '../messages.ts';
import { MachineOutline } from '../outline/machine-outline.tsx';
import { type LabStore, useLab } from '../store.ts';
import { BenchLog } from './bench-log.tsx';
import { BenchStage, type StageState } from './bench-stage.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { Countdown } from './countdown.tsx';
import { EndingCard } from './ending-card.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { IndicatorPanel } from './indicator-panel.tsx';
import { JobCard } from './job-card.tsx';
import { useLabText } from './lab-text.ts';
import { MonitorScreen } from './monitor-screen.tsx';
import { NextStep } from './next-step.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useDemoKeys } from './use-demo-keys.ts';
import { type DemoSummary, useDemoPlay } from './use-demo-play.ts';
import { useMediaQuery } from './use-media-query.ts';
import { hasWebGl2 } from './web-gl.ts';

export interface DemoBenchProps {
  readonly store: LabStore;
  readonly plansPath: string;
  onFinished(summary: DemoSummary): void;
  onExit(): void;
}

/** The bench with everything around it, for a wide screen and for a phone. */
export function DemoBench({ store, plansPath, onFinished, onExit }: DemoBenchProps) {
  const text = useLabText();
  const isWide = useMediaQuery('(min-width: 64rem)', true);
  const [stage, setStage] = useState<StageState>(() => (hasWebGl2() ? 'loading' : 'plan'));
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const unreachable = useLab(store, (snapshot) => snapshot.unreachable);
  const view = useLab(store, (snapshot) => snapshot.view);
  const play = useDemoPlay(store, { isLoading: stage === 'loading', isHelpOpen, onFinished });
  const { step, summary, select } = play;
  const isFrozen = summary !== null;
  const highlighted = step === null ? null : demoStepTarget(step, view);

  const openHelp = useCallback(() => setIsHelpOpen(true), []);
  const deselect = useCallback(() => select(null), [select]);
  useDemoKeys({
    isEnabled: !isFrozen && !isHelpOpen,
    onStep: play.runStep,
    onHelp: openHelp,
    onDeselect: deselect,
  });

  const sceneGone = (reason: 'no-webgl' | 'context-lost' | 'error'): void => {
    if (stage === 'scene' && reason !== 'no-webgl') notify(LAB_MESSAGES.sceneLost);
    setStage('plan');
  };

  const nextCard = <NextStep step={step} isFrozen={isFrozen} onDo={play.runStep} />;
  const indicators = <IndicatorPanel store={store} />;
  const monitor = <MonitorScreen store={store} />;
  const log = <BenchLog store={store} />;
  const outline = (
    <MachineOutline
      store={store}
      highlighted={highlighted}
      isFrozen={isFrozen}
      onSelect={select}
      onRun={play.run}
    />
  );
  const no3d = stage === 'plan' ? <p className="text-xs text-ink-muted">{text('demo.no3d')}</p> : null;
  const trouble = unreachable ? <Alert tone="fault">{text('demo.unreachable')}</Alert> : null;
  const selection = <SelectionBar store={store} isFrozen={isFrozen} onRun={play.run} onClose={deselect} />;
  const clock = (
    <div className="flex items-center justify-end gap-2">
      <Countdown time={play.time} held={play.held} />
      <Button size="icon" variant="secondary" aria-label={text('demo.help')} onClick={openHelp}>
        <CircleHelp aria-hidden="true" />
      </Button>
    </div>
  );
  const picture = (
    <BenchStage
      store={store}
      state={stage}
      highlighted={highlighted}
      onSelect={select}
      onActivate={play.activate}
      onReady={() => setStage((last) => (last === 'loading' ? 'scene' : last))}
      onUnavailable={sceneGone}
    />
  );

  return (
    <section
      aria-label={text('demo.label')}
      className="relative h-full min-h-0 overflow-hidden bg-sunken text-ink"
    >
      {/* Frozen: nothing under the result can be reached. */}
      <div inert={isFrozen} className="h-full">
        {isWide ? (
          <div className="grid h-full grid-cols-[20rem_minmax(0,1fr)_21rem]">
            <div className="z-10 grid min-h-0 content-start gap-3 overflow-y-auto p-4">
              <JobCard />
              {nextCard}
              {trouble}
              {no3d}
            </div>
            <div className="relative col-start-2 row-start-1 min-h-0">
              {picture}
              <div className="pointer-events-none absolute inset-x-0 bottom-4 grid justify-items-center px-4">
                <div className="pointer-events-auto max-w-xl">{selection}</div>
              </div>
            </div>
            <div className="z-10 col-start-3 row-start-1 grid min-h-0 grid-rows-[auto_auto_auto_minmax(0,1fr)_minmax(6rem,26%)] gap-3 p-4">
              {clock}
              {indicators}
              {monitor}
              <div className="chamfer min-h-0 overflow-y-auto border border-line bg-surface/95 p-2 shadow-rest">
                {outline}
              </div>
              <div className="chamfer min-h-0 overflow-y-auto border border-line bg-surface/95 p-3 shadow-rest">
                {log}
              </div>
            </div>
          </div>
        ) : (
          <div className="flex h-full flex-col">
            <div className="p-2">{clock}</div>
            <div className="relative min-h-0 grow">
              {picture}
              <div className="absolute inset-x-2 bottom-2">{selection}</div>
            </div>
            <BottomSheet
              next={
                <>
                  {nextCard}
                  {trouble}
                  {indicators}
                  {monitor}
                  <JobCard />
                  {no3d}
                </>
              }
              parts={outline}
              log={log}
            />
          </div>
        )}
      </div>
      {summary === null ? null : (
        <div className="absolute inset-0 z-20 grid place-items-center bg-scrim p-3 sm:p-6">
          <EndingCard summary={summary} plansPath={plansPath} onExit={onExit} />
        </div>
      )}
      <HelpDialog isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </section>
  );
}

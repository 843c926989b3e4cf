import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { CloseDialog } from '../closing/close-dialog.tsx';
import { PHONE_INSETS } from '../hud/bench-layout.tsx';
import { BenchLog } from '../hud/bench-log.tsx';
import { BenchStage } from '../hud/bench-stage.tsx';
import { SelectionBar } from '../hud/selection-bar.tsx';
import { useMediaQuery } from '../hud/use-media-query.ts';
import { useSpeaker } from '../hud/use-speaker.ts';
import { MachineOutline } from '../outline/machine-outline.tsx';
import { everyActionOf } from '../outline/target-actions.ts';
import { FindingsNotebook } from '../records/findings-notebook.tsx';
import { JobSheet } from '../records/job-sheet.tsx';
import { PartCard } from '../records/part-card.tsx';
import { TheoryBoard } from '../records/theory-board.tsx';
import { TutorCard } from '../records/tutor-card.tsx';
import type { LabSession } from '../session/lab-session.ts';
import { SessionNotice } from '../session/session-notice.tsx';
import { CaptionBar } from '../sound/caption-bar.tsx';
import { useBenchSound } from '../sound/use-bench-sound.ts';
import { type LabStore, useLab } from '../store.ts';
import { ToolInHand } from '../tools/tool-in-hand.tsx';
import { TourCard } from '../tour/tour-card.tsx';
import { useTour } from '../tour/use-tour.ts';
import { describeState, describeSurroundings } from './describe-bench.ts';
import { useDesk } from './desk.ts';
import { IndicatorStrip } from './indicator-strip.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LastDeed } from './last-deed.tsx';
import { LedgerBar } from './ledger-bar.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { ToolBelt } from './tool-belt.tsx';
import { useBenchKeys } from './use-bench-keys.ts';
import { useStage } from './use-stage.ts';
import {
  NarrowWorkbench,
  WideWorkbench,
  WORKBENCH_INSETS,
  type WorkbenchPieces,
} from './workbench-layout.tsx';

export interface WorkbenchProps {
  readonly session: LabSession;
  /** The job was closed: the run may end. */
  onClosed(): void;
  onLeave(): void;
}

/** A machine on the bench with everything that is needed to work on it. */
export function Workbench({ session, onClosed, onLeave }: WorkbenchProps) {
  const { mode, store, undo } = session;
  const isWide = useMediaQuery('(min-width: 64rem)', true);
  const control = useDesk();
  const { desk, arrange } = control;
  const isProbing = desk.tool === 'meter';
  const { moving } = desk.probes;
  const stage = useStage(store);
  const sound = useBenchSound(store);
  const tour = useTour(store, control);
  const [dialog, setDialog] = useState<'help' | 'close' | null>(null);
  const [isInHand, setInHand] = useState(false);
  const [spoken, setSpoken] = useState('');
  const speaker = useSpeaker(store);
  const isFrozen = useLab(store, ({ report }) => report !== null);

  const whenClosed = useRef(onClosed);
  useEffect(() => {
    whenClosed.current = onClosed;
  }, [onClosed]);
  // A test whose time ran out is judged without anybody closing it: its debrief opens by itself.
  useEffect(() => {
    if (isFrozen) whenClosed.current();
  }, [isFrozen]);

  const run = useCallback((command: LabCommand): void => void store.send(command), [store]);
  const selectInScene = useCallback(
    (target: string): void => {
      if (isProbing && target.includes('.')) {
        arrange({ kind: 'hold-probe', colour: moving, pin: target });
        return;
      }
      setInHand(true);
      store.select(target);
    },
    [store, arrange, isProbing, moving],
  );
  const selectInOutline = useCallback(
    (target: string | null): void => {
      setInHand(false);
      store.select(target);
    },
    [store],
  );
  const activate = useCallback((target: string): void => doLikeliest(store, target), [store]);
  const undoLast = useCallback((): void => void undo?.(), [undo]);

  useBenchKeys({
    isEnabled: dialog === null && !isFrozen,
    onTool: (tool) => arrange({ kind: 'take', tool }),
    onFocus: () => stage.goTo(store.read().selected),
    onManual: () => arrange({ kind: 'open', tool: 'manual' }),
    onState: () => setSpoken(describeState(speaker)),
    onSurroundings: () => setSpoken(describeSurroundings(speaker)),
    onUndo: undoLast,
    onHelp: () => setDialog('help'),
    onBack: () => {
      if (spoken !== '') setSpoken('');
      else if (store.read().selected !== null) store.select(null);
      else arrange({ kind: 'put-down' });
    },
  });

  const tools = { store, isFrozen, onRun: run };
  const pieces: WorkbenchPieces = {
    bar: (
      <LedgerBar
        store={store}
        mode={mode}
        expiresAt={session.expiresAt}
        isSoundOn={sound.isOn}
        onUndo={undo === null ? null : undoLast}
        onSound={sound.toggle}
        onHelp={() => setDialog('help')}
        onClose={() => setDialog('close')}
        onLeave={onLeave}
      />
    ),
    notices: (
      <>
        <SessionNotice session={session} isPlan={stage.state === 'plan'} />
        {mode === 'explore' ? null : <TourCard tour={tour} />}
        {mode === 'practice' ? <TutorCard {...tools} /> : null}
      </>
    ),
    job: mode === 'explore' ? <PartCard store={store} /> : <JobSheet store={store} />,
    theory: mode === 'explore' ? null : <TheoryBoard {...tools} />,
    tool:
      desk.tool === null ? null : (
        <ToolInHand
          {...tools}
          control={control}
          tool={desk.tool}
          onPutDown={() => arrange({ kind: 'put-down' })}
        />
      ),
    picture: (
      <BenchStage
        store={store}
        state={stage.state}
        highlighted={null}
        lookAt={stage.lookAt}
        isProbing={isProbing}
        insets={isWide ? WORKBENCH_INSETS : PHONE_INSETS}
        onSelect={selectInScene}
        onActivate={activate}
        onReady={stage.onReady}
        onUnavailable={stage.onUnavailable}
      />
    ),
    selection: (
      <div className="grid gap-2">
        <SpokenAnswer words={spoken} onDismiss={() => setSpoken('')} />
        {isInHand ? (
          <SelectionBar store={store} isFrozen={isFrozen} onRun={run} onClose={() => store.select(null)} />
        ) : null}
      </div>
    ),
    captions: (
      <>
        <LastDeed store={store} />
        <CaptionBar store={store} />
      </>
    ),
    indicators: <IndicatorStrip store={store} />,
    belt: <ToolBelt inHand={desk.tool} onTake={(tool) => arrange({ kind: 'take', tool })} />,
    records: {
      parts: (
        <MachineOutline
          store={store}
          highlighted={null}
          isFrozen={isFrozen}
          onSelect={selectInOutline}
          onRun={run}
        />
      ),
      findings: <FindingsNotebook store={store} />,
      log: <BenchLog store={store} isQuiet />,
    },
  };
  const Layout = isWide ? WideWorkbench : NarrowWorkbench;
  return (
    <div className="h-full min-h-0 overflow-hidden bg-sunken text-ink">
      <Layout pieces={pieces} control={control} />
      <KeysDialog
        mode={mode}
        isOpen={dialog === 'help'}
        onClose={() => setDialog(null)}
        onTour={() => {
          setDialog(null);
          tour.go(0);
        }}
      />
      <CloseDialog
        store={store}
        runKey={session.runKey}
        isOpen={dialog === 'close'}
        onDismiss={() => setDialog(null)}
        onClosed={onClosed}
      />
    </div>
  );
}

/** A press on a thing itself does what is likeliest to be done with it. */
function doLikeliest(store: LabStore, target: string): void {
  const [likeliest] = everyActionOf(store.read().view, target);
  if (likeliest !== undefined) void store.send(likeliest);
}

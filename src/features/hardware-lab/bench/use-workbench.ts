import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { useSpeaker } from '../hud/use-speaker.ts';
import { everyActionOf } from '../outline/target-actions.ts';
import type { LabSession } from '../session/lab-session.ts';
import { useDeadline } from '../session/use-deadline.ts';
import { type LabStore, useLab } from '../store.ts';
import { type Tour, useTour } from '../tour/use-tour.ts';
import { describeState, describeSurroundings } from './describe-bench.ts';
import { type DeskControl, toolsOf, useDesk } from './desk.ts';
import { useBenchKeys } from './use-bench-keys.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type Stage, useStage } from './use-stage.ts';

type BenchDialog = 'help' | 'close';

/** Everything about a bench that is not the run itself: how it is arranged, what is open, and what a press does. */
export interface BenchControl {
  /** Everything of the bench is in it. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly desk: DeskControl;
  readonly stage: Stage;
  readonly tour: Tour;
  readonly dialog: BenchDialog | null;
  /** The run is over: nothing can be done any more. */
  readonly isFrozen: boolean;
  /** Something was picked in the picture: what can be done with it stands beside it. */
  readonly isInHand: boolean;
  /** What was asked for with S or W, in words; empty when nothing was. */
  readonly spoken: string;
  open(dialog: BenchDialog | null): void;
  hush(): void;
  run(command: LabCommand): void;
  undo(): void;
  selectInScene(target: string): void;
  selectInOutline(target: string | null): void;
  /** Leads to a thing: its row is opened in the parts list. */
  show(target: string): void;
  /** A press on a thing itself: what is likeliest to be done with it. */
  activate(target: string): void;
  /** Asks for the note, or, once the job is closed, for the debrief that did not come. */
  closeJob(): void;
}

/** The bench's own state and keys. `onClosed` is called when the job was closed, or the time is up. */
export function useWorkbench(session: LabSession, onClosed: () => void): BenchControl {
  const { mode, store, undo: takeBack } = session;
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const desk = useDesk();
  const { arrange } = desk;
  const isProbing = desk.desk.tool === 'meter';
  const { moving } = desk.desk.probes;
  const stage = useStage(store);
  const tour = useTour(store, desk, mode);
  const [dialog, setDialog] = useState<BenchDialog | null>(null);
  const [isInHand, setInHand] = useState(false);
  const [spoken, setSpoken] = useState('');
  const speaker = useSpeaker(store);
  const isFrozen = useLab(store, ({ report }) => report !== null);
  const isOver = useLab(store, ({ report, view }) => report !== null || view.job.closed);
  useDeadline(session);

  const whenClosed = useRef(onClosed);
  useEffect(() => {
    whenClosed.current = onClosed;
  }, [onClosed]);
  // However a job ended (by hand, by its clock, or before a reload), its debrief opens by itself.
  useEffect(() => {
    if (isOver) whenClosed.current();
  }, [isOver]);

  const run = useCallback((command: LabCommand): void => void store.send(command), [store]);
  const undo = useCallback((): void => void takeBack?.(), [takeBack]);
  const hush = useCallback((): void => setSpoken(''), []);
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
  const show = useCallback(
    (target: string): void => {
      arrange({ kind: 'record', record: 'parts' });
      selectInOutline(target);
    },
    [arrange, selectInOutline],
  );
  const activate = useCallback((target: string): void => doLikeliest(store, target), [store]);

  useBenchKeys({
    isEnabled: dialog === null && !isFrozen,
    bench: root,
    tools: toolsOf(mode),
    onTool: (tool) => arrange({ kind: 'take', tool }),
    onFocus: () => stage.goTo(store.read().selected),
    onManual: () => arrange({ kind: 'open', tool: 'manual' }),
    onState: () => setSpoken(describeState(speaker)),
    onSurroundings: () => setSpoken(describeSurroundings(speaker)),
    onUndo: undo,
    onHelp: () => setDialog('help'),
    onBack: () => {
      if (spoken !== '') hush();
      else if (store.read().selected !== null) store.select(null);
      else arrange({ kind: 'put-down' });
    },
  });

  return {
    root,
    desk,
    stage,
    tour,
    dialog,
    isFrozen,
    isInHand,
    spoken,
    open: setDialog,
    hush,
    run,
    undo,
    selectInScene,
    selectInOutline,
    show,
    activate,
    closeJob: () => (isOver ? onClosed() : setDialog('close')),
  };
}

function doLikeliest(store: LabStore, target: string): void {
  const [likeliest] = everyActionOf(store.read().view, target);
  if (likeliest !== undefined) void store.send(likeliest);
}

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { costOf } from '../../../../core/hardware/commands/costs.ts';
import { isPinName } from '../../../../core/hardware/machines/pin-name.ts';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { actionsOf, lookAtClicked } from '../../../../core/hardware/projection/actions.ts';
import { lookAroundAt } from '../../../../core/hardware/projection/looking-places.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { useTestEnd } from '../../../../runs/session/test-end.ts';
import { useDeadline } from '../../../../runs/use-deadline.ts';
import { useReconnect } from '../../../../runs/use-reconnect.ts';
import type { CameraViewName } from '../../places/places.ts';
import type { LabSession } from '../../session/lab-session.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useNoteDraft } from '../closing/use-note-draft.ts';
import type { PicturePress } from '../display/picture-press.ts';
import { useBenchTour } from '../tour/use-bench-tour.ts';
import type { BenchControl, BenchDialog, ScreenPlace } from './bench-control.ts';
import { type ListId, type ToolId, useDesk } from './desk.ts';
import { keepFolds, readFolds } from './fold-memory.ts';
import type { Lesson } from './lesson.ts';
import { type Shape, useShape } from './shape.ts';
import { useBenchDescription } from './use-bench-description.ts';
import { useFolds } from './use-folds.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type Stage, useStage } from './use-stage.ts';
import { useWorkbenchKeys } from './use-workbench-keys.ts';

/**
 * The state and shortcuts of the workbench.
 *
 * @param onClosed is called when the job was closed, or its time is up
 * @param lesson a tutorial leads through the workbench itself, without the tour
 */
export function useWorkbench(session: LabSession, onClosed: () => void, lesson: Lesson | null): BenchControl {
  const { mode, store, undo: takeBack } = session;
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const shape = useShape();
  const [remembered] = useState(() => readFolds(shape).list ?? null);
  const desk = useDesk(remembered);
  const { arrange } = desk;
  const { list, tool } = desk.desk;
  const hasActed = useLab(store, ({ commands }) => commands.length > 0);
  const folds = useFolds({ shape, hasActed, isToolInHand: tool !== null });
  const isProbing = desk.desk.tool === 'meter';
  const { moving } = desk.desk.probes;
  const stage = useStage(store);
  const tour = useBenchTour(store, desk, lesson === null ? mode : null);
  const [dialog, setDialog] = useState<BenchDialog | null>(null);
  const [isInHand, setInHand] = useState(false);
  const description = useBenchDescription(store);
  const note = useNoteDraft(session.runKey, store.read().commands);
  const isFrozen = useLab(store, (run) => run.isOver);
  const isOver = useLab(store, (run) => run.isOver || run.view.job.closed);
  useDeadline(session.store, useTestEnd(session.end));
  useReconnect(session.store);

  const close = useEffectEvent(onClosed);
  // The debrief opens by itself, however the job ended: closed, timed out, or before a reload.
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);

  const aim = lesson?.aim ?? null;
  const makeRoom = useEffectEvent((): void => {
    if (aim !== null && isInHand && store.read().selected !== aim.target) store.select(null);
  });
  // The card of another thing would stand over what a tutorial brings into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: room is made once for each aim
  useEffect(() => makeRoom(), [aim]);

  const { set } = folds;
  const run = useCallback(
    (command: LabCommand): void => {
      void store.send(command);
      if (command.kind === 'state-theory') set('theory', false);
    },
    [store, set],
  );
  const undo = useCallback((): void => void takeBack?.(), [takeBack]);
  const selectInScene = useCallback(
    (target: string): void => {
      if (isProbing && isPinName(target)) {
        arrange({ kind: 'hold-probe', colour: moving, pin: target });
        return;
      }
      // A tool that lies on the workbench is taken; pressing it never puts it down.
      if (target === 'meter') {
        if (shape !== 'd') arrange({ kind: 'list', list: null });
        arrange({ kind: 'open', tool: 'meter' });
        return;
      }
      setInHand(true);
      lookAt(store, target);
      store.select(target);
    },
    [store, arrange, shape, isProbing, moving],
  );
  const selectInOutline = useCallback(
    (target: string | null): void => {
      setInHand(false);
      if (target !== null) lookAt(store, target);
      store.select(target);
    },
    [store],
  );
  const show = useCallback(
    (target: string): void => {
      arrange({ kind: 'list', list: 'parts' });
      selectInOutline(target);
    },
    [arrange, selectInOutline],
  );
  const take = useCallback(
    (next: ToolId): void => {
      // Only one panel at a time on small screens.
      if (shape !== 'd') arrange({ kind: 'list', list: null });
      arrange({ kind: 'take', tool: next });
    },
    [arrange, shape],
  );
  const openList = useCallback(
    (next: ListId | null): void => {
      keepFolds(shape, { list: next });
      arrange({ kind: 'list', list: next });
    },
    [arrange, shape],
  );
  const foldedList = useRef<ListId | null>(null);
  const foldAll = (): void => {
    if (folds.isAnyOpen || list !== null) {
      folds.foldAll();
      foldedList.current = list;
      arrange({ kind: 'list', list: null });
    } else {
      folds.unfoldAll();
      arrange({ kind: 'list', list: foldedList.current });
    }
  };
  const showTheory = (): void => {
    if (shape !== 'd') arrange({ kind: 'list', list: null });
    folds.set('theory', true);
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-tour="theory"]')?.focus());
  };
  const lookRound = useCallback(
    (place: CameraViewName): void => {
      sendLook(store, lookAroundAt(store.read().view, place));
    },
    [store],
  );
  const costOfLook = useCallback(
    (place: CameraViewName): string | null => {
      const command = lookAroundAt(store.read().view, place);
      return command === null ? null : `+${clockOf(costOf(command))}`;
    },
    [store],
  );
  const press = useMemo<PicturePress>(
    () => ({ onSelect: selectInScene, onActivate: (target) => doDefaultAction(store, target) }),
    [store, selectInScene],
  );

  const { look } = stage;
  const backToBench = useCallback((): void => {
    arrange({ kind: 'put-down' });
    look('bench');
  }, [arrange, look]);

  const bench: BenchControl = {
    root,
    desk,
    shape,
    folds,
    stage,
    tour,
    dialog,
    isFrozen,
    isInHand,
    screenAt: tool === 'screen' ? screenPlace(shape, stage.state) : null,
    description,
    note,
    open: setDialog,
    take,
    openList,
    foldAll,
    showTheory,
    backToBench,
    lookRound,
    costOfLook,
    run,
    undo,
    press,
    selectInOutline,
    show,
    closeJob: () => (isOver ? onClosed() : setDialog('close')),
  };
  // Moves the camera to the monitor while the screen tool is in use.
  useEffect(() => {
    if (tool === 'screen') look('monitor');
  }, [tool, look]);
  useWorkbenchKeys(session, bench);
  // The initial focus: the next step, or without one the complaint.
  useEffect(() => {
    const { current: bench } = root;
    const card =
      bench?.querySelector<HTMLElement>('[data-panel="next"]') ??
      bench?.querySelector<HTMLElement>('[data-panel]');
    card?.focus({ preventScroll: true });
  }, []);
  return bench;
}

/** Wide screens show the page on the monitor in the scene; phones show it full-size. */
function screenPlace(shape: Shape, drawn: Stage['state']): ScreenPlace {
  if (shape !== 'd') return 'page';
  return drawn === 'scene' ? 'monitor' : 'panel';
}

/** Selecting a thing sends an inspection command, where that reveals something new. */
function lookAt(store: LabStore, target: string): void {
  sendLook(store, lookAtClicked(store.read().view, target));
}

/** The pending inspection per store, so that a double press inspects once. */
const pendingLook = new WeakMap<LabStore, string>();

function sendLook(store: LabStore, look: LabCommand | null): void {
  const words = JSON.stringify(look);
  if (look === null || pendingLook.get(store) === words) return;
  pendingLook.set(store, words);
  void store.send(look).finally(() => pendingLook.delete(store));
}

function doDefaultAction(store: LabStore, target: string): void {
  const [action] = actionsOf(store.read().view, target);
  if (action?.kind === 'inspect') sendLook(store, action);
  else if (action !== undefined) void store.send(action);
}

import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { demoStepTarget } from '../../../core/hardware/scenarios/demo-60-guide.ts';
import type { DemoResult } from '../../../core/hardware/scenarios/demo-60-result.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { Alert } from '../../../ui/alert.tsx';
import { type LabStore, useLab } from '../store.ts';
import { useLabText } from '../texts/lab-text.ts';
import { BenchStage } from '../workbench/display/bench-stage.tsx';
import { PicturePressContext } from '../workbench/display/picture-press.ts';
import { SelectionBar } from '../workbench/display/selection-bar.tsx';
import type { ListId } from '../workbench/layout/desk.ts';
import { LastAction } from '../workbench/layout/last-action.tsx';
import { useShape } from '../workbench/layout/shape.ts';
import type { PictureRoom } from '../workbench/layout/shell-props.ts';
import { useKeptFocus } from '../workbench/layout/use-kept-focus.ts';
import { useStage } from '../workbench/layout/use-stage.ts';
import { WorkbenchShell } from '../workbench/layout/workbench-shell.tsx';
import { CaptionBar } from '../workbench/sound/caption-bar.tsx';
import { useBenchSound } from '../workbench/sound/use-bench-sound.ts';
import { ComplaintCard } from './complaint-card.tsx';
import { DemoBar } from './demo-bar.tsx';
import { DemoEnding } from './demo-ending.tsx';
import { DemoLists } from './demo-lists.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { placeOfStep } from './place-of-step.ts';
import { StepCard } from './step-card.tsx';
import { useDemoKeys } from './use-demo-keys.ts';
import { useDemoPlay } from './use-demo-play.ts';
import { useThingPress } from './use-thing-press.ts';

export interface DemoBenchProps {
  readonly store: LabStore;
  readonly plansPath: string;
  /** Renders the demo's result under a heading that takes the focus. */
  drawResult(result: DemoResult, heading: RefObject<HTMLHeadingElement | null>): ReactNode;
  onFinished(result: DemoResult): void;
  onExit(): void;
}

/** The demo: the workbench with a script, a timer and an ending. */
export function DemoBench({ store, plansPath, drawResult, onFinished, onExit }: DemoBenchProps) {
  const text = useLabText();
  const shape = useShape();
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const stage = useStage(store);
  const sound = useBenchSound(store);
  const [dialog, setDialog] = useState<'help' | 'leave' | null>(null);
  const [list, setList] = useState<ListId | null>(null);
  const [isInHand, setInHand] = useState(false);
  const view = useLab(store, (snapshot) => snapshot.view);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  const hasTrouble = useLab(store, ({ trouble }) => trouble !== null);
  const play = useDemoPlay(store, {
    isLoading: stage.state === 'loading',
    isHelpOpen: dialog === 'help',
    isLeaving: dialog === 'leave',
    onFinished,
  });
  const { step, question, result, select } = play;
  const isOver = result !== null;
  const askToLeave = (): void => setDialog('leave');
  useLeaveGuard(!isOver, askToLeave);
  // When the time is up, machine and camera stay as they are.
  const place = placeOfStep(step);
  const [lookAt, setLookAt] = useState(place);
  if (!isOver && lookAt !== place) setLookAt(place);

  const deselect = useCallback(() => select(null), [select]);
  const pickInList = useCallback(
    (target: string | null): void => {
      setInHand(false);
      select(target);
    },
    [select],
  );
  const showInList = useCallback(
    (target: string): void => {
      setList('parts');
      pickInList(target);
    },
    [pickInList],
  );
  const press = useThingPress(
    play,
    useCallback(() => setInHand(true), []),
  );
  const openHelp = useCallback(() => setDialog('help'), []);
  const answer = (number: number): void => {
    const choice = question?.[number - 1];
    if (choice !== undefined) play.answer(choice);
    else if (question === null && number === 1) play.act();
  };
  useDemoKeys({
    isEnabled: !isOver && dialog === null,
    onAnswer: answer,
    onHelp: openHelp,
    onDeselect: deselect,
  });

  // No highlight during a question: it would give the answer away.
  const highlighted = step === null || question !== null ? null : demoStepTarget(step, view);
  const isSmall = shape !== 'd';
  return (
    <WorkbenchShell
      shape={shape}
      root={root}
      bar={
        <DemoBar
          shape={shape}
          time={play.time}
          sound={sound}
          onLists={shape === 'l' && !isOver ? () => setList('parts') : null}
          onHelp={openHelp}
          onExit={isOver ? onExit : askToLeave}
        />
      }
      picture={({ insets, corner }: PictureRoom) => (
        <PicturePressContext value={press}>
          <BenchStage
            store={store}
            state={stage.state}
            highlighted={highlighted}
            lookAt={lookAt}
            insets={insets}
            corner={corner}
            onReady={stage.onReady}
            onUnavailable={stage.onUnavailable}
          />
        </PicturePressContext>
      )}
      job={isOver ? null : <ComplaintCard isSmall={isSmall} />}
      cards={
        isOver ? (
          <DemoEnding
            result={(heading) => drawResult(result, heading)}
            plansPath={plansPath}
            onLeave={onExit}
          />
        ) : (
          <StepCard play={play} shape={shape} />
        )
      }
      isLeftOpen
      lists={
        isOver ? null : (
          <DemoLists
            store={store}
            shape={shape}
            open={list}
            highlighted={highlighted}
            onOpen={setList}
            onSelect={pickInList}
            onRun={play.run}
          />
        )
      }
      isListOpen={list !== null && !isOver}
      selection={
        isInHand && selected !== null && !isOver ? (
          <SelectionBar store={store} isFrozen={false} onRun={play.run} onClose={deselect} />
        ) : null
      }
      captions={
        isOver ? null : (
          <>
            <LastAction store={store} onShow={showInList} />
            {view.power.on ? <CaptionBar store={store} /> : null}
          </>
        )
      }
      notices={
        <>
          {hasTrouble ? <Alert tone="fault">{text('demo.unreachable')}</Alert> : null}
          {stage.state === 'plan' ? <p className="text-xs text-ink-muted">{text('demo.no3d')}</p> : null}
        </>
      }
    >
      <HelpDialog isOpen={dialog === 'help'} onClose={() => setDialog(null)} />
      <LeaveDialog
        isOpen={dialog === 'leave'}
        onStay={() => setDialog(null)}
        onLeave={() => {
          setDialog(null);
          void play.giveUp().then(onExit);
        }}
      />
    </WorkbenchShell>
  );
}

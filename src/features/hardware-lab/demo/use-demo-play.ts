import { useCallback, useEffect, useRef, useState } from 'react';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { actionsOf, lookAtClicked } from '../../../core/hardware/projection/actions.ts';
import {
  type DemoOutcome,
  type DemoResult,
  demoResult,
} from '../../../core/hardware/scenarios/demo-60-result.ts';
import {
  type DemoChoice,
  type DemoTries,
  demoPressAt,
  demoQuestion,
  demoStepAt,
  demoStepToDo,
  isTried,
  mayShow,
  NO_TRIES,
  withAnswer,
  withShown,
} from '../../../core/hardware/scenarios/demo-60-script.ts';
import type { DemoStep } from '../../../core/hardware/scenarios/demo-60-steps.ts';
import { type LabStore, useLab } from '../store.ts';
import { type ActiveTimeView, type HoldReason, useActiveTimer } from './use-active-timer.ts';

/** Active time of a demo (spec section 9). */
export const DEMO_ACTIVE_S = 60;
const DEMO_ACTIVE_MS = DEMO_ACTIVE_S * 1000;
/** The pause between two movements, so that each can be seen. */
const MOVE_PAUSE_MS = 260;
/** How long memory training is shown before simulated time skips to its end. */
const TRAINING_WATCH_MS = 2600;
/** How long the picture is shown before the result. */
const PICTURE_MS = 2600;

/** The last answer and whether it was correct, until the next one. */
interface GivenAnswer {
  readonly step: DemoStep;
  readonly choice: string;
  readonly isRight: boolean;
}

export interface DemoPlay {
  /** The current step; it stays during its movements. Null once the picture is back. */
  readonly step: DemoStep | null;
  /** The answers of the current question; null while there is something to do or to wait for. */
  readonly question: readonly DemoChoice[] | null;
  readonly tries: DemoTries;
  readonly lastAnswer: GivenAnswer | null;
  /** Enough time has passed to offer doing the step for the learner. */
  readonly canShow: boolean;
  /** Movements are running: nothing is asked meanwhile. */
  readonly isMoving: boolean;
  readonly result: DemoResult | null;
  readonly time: ActiveTimeView;
  /** Why the timer is stopped, if it is after its start. */
  readonly held: HoldReason | null;
  answer(choice: DemoChoice): void;
  /** Performs or answers the current step for the learner. */
  act(): void;
  show(): void;
  run(command: LabCommand): void;
  select(target: string | null): void;
  /** A press on a thing in the scene: an answer, or the current action. False if it is neither. */
  press(target: string): boolean;
  /** A double press on any other thing: its default action. */
  activate(target: string): void;
  /** Ends the demo early. */
  giveUp(): Promise<void>;
}

/** The step whose movements are running, and its question; actions beside the script have no step. */
interface Movement {
  readonly step: DemoStep | null;
  readonly question: readonly DemoChoice[] | null;
}

const FREE: Movement = { step: null, question: null };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function movePauseMs(): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : MOVE_PAUSE_MS;
}

export interface DemoPlayOptions {
  readonly isLoading: boolean;
  readonly isHelpOpen: boolean;
  readonly isLeaving: boolean;
  onFinished(result: DemoResult): void;
}

/** Runs the demo's script on a store: questions, pace, active time and end. */
export function useDemoPlay(store: LabStore, options: DemoPlayOptions): DemoPlay {
  const view = useLab(store, (snapshot) => snapshot.view);
  const commands = useLab(store, (snapshot) => snapshot.commands);
  const [result, setResult] = useState<DemoResult | null>(null);
  const [tries, setTries] = useState<DemoTries>(NO_TRIES);
  const [lastAnswer, setLastAnswer] = useState<GivenAnswer | null>(null);
  const [moving, setMoving] = useState<Movement | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);
  const { onFinished } = options;

  const nextStep = demoStepAt(view, commands, tries);
  const isSolved = nextStep === null;
  const isTraining = nextStep === 'wait';
  const step = moving?.step ?? nextStep;
  const { timer, shown } = useActiveTimer(
    DEMO_ACTIVE_MS,
    {
      help: options.isHelpOpen,
      leaving: options.isLeaving,
      loading: options.isLoading,
      machine: isTraining,
      over: isSolved || result !== null,
    },
    () => void finish('time-up'),
  );
  const [begun, setBegun] = useState({ step, secondsLeft: shown.secondsLeft });
  if (begun.step !== step) setBegun({ step, secondsLeft: shown.secondsLeft });

  const finish = useCallback(
    async (outcome: DemoOutcome): Promise<void> => {
      if (isOver.current) return;
      isOver.current = true;
      timer.hold('over');
      const activeMs = DEMO_ACTIVE_MS - timer.remainingMs();
      const { view: end, commands: log } = store.read();
      const missing = demoStepAt(end, log, tries);
      const report = await store.finish();
      // Only a form's run withholds it.
      if (report === null) return;
      const came = demoResult({ outcome, report, tries, missing, activeMs });
      setResult(came);
      onFinished(came);
    },
    [store, timer, tries, onFinished],
  );

  const sendAll = useCallback(
    (plan: () => readonly LabCommand[], during: Movement = FREE): void => {
      if (isOver.current) return;
      timer.start();
      setMoving(during);
      const sent = queue.current.then(async () => {
        for (const [index, command] of plan().entries()) {
          if (index > 0) await pause(movePauseMs());
          if (!(await store.send(command))) return;
        }
      });
      queue.current = sent;
      void sent.then(() => {
        if (queue.current === sent) setMoving(null);
      });
    },
    [store, timer],
  );

  const runStep = useCallback(
    (now: DemoStep) =>
      sendAll(
        () => {
          const { view: at, commands: log } = store.read();
          return demoStepToDo(now, at, log);
        },
        { step: now, question: demoQuestion(now, store.read().view) },
      ),
    [sendAll, store],
  );

  const question =
    step === null
      ? null
      : moving === null || moving.step === null
        ? demoQuestion(step, view)
        : moving.question;
  const isMoving = moving !== null;

  const answer = useCallback(
    (choice: DemoChoice): void => {
      if (step === null || isMoving || isOver.current || isTried(tries, step, choice.id)) return;
      timer.start();
      setTries(withAnswer(tries, step, choice));
      setLastAnswer({ step, choice: choice.id, isRight: choice.isRight });
      if (choice.isRight) runStep(step);
    },
    [step, isMoving, tries, timer, runStep],
  );

  const act = useCallback((): void => {
    if (step === null || step === 'wait' || isMoving) return;
    setLastAnswer(null);
    runStep(step);
  }, [step, isMoving, runStep]);

  const show = useCallback((): void => {
    const right = question?.find(({ isRight }) => isRight);
    if (step === null || right === undefined || isMoving) return;
    setTries(withShown(tries, step));
    setLastAnswer({ step, choice: right.id, isRight: true });
    runStep(step);
  }, [step, question, isMoving, tries, runStep]);

  const run = useCallback((command: LabCommand) => sendAll(() => [command]), [sendAll]);

  const select = useCallback(
    (target: string | null): void => {
      if (isOver.current) return;
      store.select(target);
      if (target === null) return;
      timer.start();
      // As on the workbench, selecting a thing inspects it, where that reveals something new.
      const look = lookAtClicked(store.read().view, target);
      if (look !== null) run(look);
    },
    [store, timer, run],
  );

  const press = useCallback(
    (target: string): boolean => {
      if (step === null || isMoving) return false;
      const meant = demoPressAt(step, view, target);
      if (meant?.kind === 'answer') answer(meant.choice);
      if (meant?.kind === 'act') act();
      return meant !== null;
    },
    [step, isMoving, view, answer, act],
  );

  const activate = useCallback(
    (target: string): void => sendAll(() => actionsOf(store.read().view, target).slice(0, 1)),
    [sendAll, store],
  );

  useEffect(() => {
    if (!isTraining) return;
    const skip = setTimeout(() => runStep('wait'), TRAINING_WATCH_MS);
    return () => clearTimeout(skip);
  }, [isTraining, runStep]);

  useEffect(() => {
    if (!isSolved) return;
    const end = setTimeout(() => void finish('solved'), PICTURE_MS);
    return () => clearTimeout(end);
  }, [isSolved, finish]);

  return {
    step,
    question,
    tries,
    lastAnswer,
    canShow: step !== null && !isMoving && mayShow(step, view, begun.secondsLeft - shown.secondsLeft),
    isMoving,
    result,
    time: shown,
    held: heldBy(options, isTraining),
    answer,
    act,
    show,
    run,
    select,
    press,
    activate,
    giveUp: () => finish('left'),
  };
}

function heldBy(options: DemoPlayOptions, isTraining: boolean): HoldReason | null {
  if (options.isLeaving) return 'leaving';
  if (options.isHelpOpen) return 'help';
  if (options.isLoading) return 'loading';
  return isTraining ? 'machine' : null;
}

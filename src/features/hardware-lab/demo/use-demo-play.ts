import { useCallback, useEffect, useRef, useState } from 'react';
import { actionsOf } from '../../../core/hardware/actions.ts';
import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import {
  type DemoStep,
  demoStepCommands,
  nextDemoStep,
} from '../../../core/hardware/scenarios/demo-60-guide.ts';
import { type LabStore, useLab } from '../store.ts';
import { type ActiveTimeView, type HoldReason, useActiveTimer } from './use-active-timer.ts';

/** Active time of a demo (spec section 9). */
const DEMO_ACTIVE_MS = 60_000;
/** A hand needs a moment between two movements, so that each can be seen. */
const MOVE_PAUSE_MS = 260;
/** How long the learner watches memory train before simulated time skips to its end. */
const TRAINING_WATCH_MS = 2600;
/** How long the picture stands before the result comes up. */
const PICTURE_MS = 2600;

export interface DemoSummary {
  readonly outcome: 'solved' | 'time-up';
  readonly report: LabReport;
  /** Active time used, in milliseconds. */
  readonly activeMs: number;
}

export interface DemoPlay {
  /** Null once the picture is back, or the run is over. */
  readonly step: DemoStep | null;
  readonly summary: DemoSummary | null;
  readonly time: ActiveTimeView;
  /** Why the clock stands still, if it does after its start. */
  readonly held: HoldReason | null;
  runStep(step: DemoStep): void;
  run(command: LabCommand): void;
  select(target: string | null): void;
  /** What a press on a thing itself does: the step at hand if it is about that thing, else the likeliest action. */
  activate(target: string): void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function movePauseMs(): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still ? 0 : MOVE_PAUSE_MS;
}

export interface DemoPlayOptions {
  readonly isLoading: boolean;
  readonly isHelpOpen: boolean;
  onFinished(summary: DemoSummary): void;
}

/** The demo's play: guide, pace, active time and end, over a store that knows nothing of them. */
export function useDemoPlay(store: LabStore, options: DemoPlayOptions): DemoPlay {
  const view = useLab(store, (snapshot) => snapshot.view);
  const commands = useLab(store, (snapshot) => snapshot.commands);
  const [summary, setSummary] = useState<DemoSummary | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);
  const { onFinished } = options;

  const nextStep = nextDemoStep(view, commands);
  const isSolved = nextStep === null;
  const isTraining = nextStep === 'wait';
  const { timer, shown } = useActiveTimer(
    DEMO_ACTIVE_MS,
    {
      help: options.isHelpOpen,
      loading: options.isLoading,
      machine: isTraining,
      over: isSolved || summary !== null,
    },
    () => void finish('time-up'),
  );

  const finish = useCallback(
    async (outcome: DemoSummary['outcome']): Promise<void> => {
      if (isOver.current) return;
      isOver.current = true;
      timer.hold('over');
      const report = await store.finish();
      const result = { outcome, report, activeMs: DEMO_ACTIVE_MS - timer.remainingMs() };
      setSummary(result);
      onFinished(result);
    },
    [store, timer, onFinished],
  );

  const sendAll = useCallback(
    (plan: () => readonly LabCommand[]): void => {
      if (isOver.current) return;
      timer.start();
      queue.current = queue.current.then(async () => {
        for (const [index, command] of plan().entries()) {
          if (index > 0) await pause(movePauseMs());
          if (!(await store.send(command))) return;
        }
      });
    },
    [store, timer],
  );

  const runStep = useCallback(
    (step: DemoStep) => sendAll(() => demoStepCommands(step, store.read().view)),
    [sendAll, store],
  );
  const run = useCallback((command: LabCommand) => sendAll(() => [command]), [sendAll]);

  const select = useCallback(
    (target: string | null): void => {
      if (isOver.current) return;
      if (target !== null) timer.start();
      store.select(target);
    },
    [store, timer],
  );

  const activate = useCallback(
    (target: string): void => {
      const { view: now, commands: log } = store.read();
      const step = nextDemoStep(now, log);
      const guided = (step === null ? [] : demoStepCommands(step, now)).filter((command) =>
        isAbout(command, target),
      );
      sendAll(() => (guided.length > 0 ? guided : actionsOf(now, target).slice(0, 1)));
    },
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

  const held: HoldReason | null = options.isHelpOpen
    ? 'help'
    : options.isLoading
      ? 'loading'
      : isTraining
        ? 'machine'
        : null;
  return {
    step: summary === null ? nextStep : null,
    summary,
    time: shown,
    held,
    runStep,
    run,
    select,
    activate,
  };
}

function isAbout(command: LabCommand, target: string): boolean {
  if ('target' in command) return command.target === target;
  switch (command.kind) {
    case 'press-power':
      return target === 'power-button';
    case 'set-psu-switch':
      return target === 'psu-switch';
    case 'wear-strap':
    case 'unclip-strap':
      return target === 'esd-strap';
    default:
      return false;
  }
}

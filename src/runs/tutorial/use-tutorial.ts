import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isStepDone, wantsOf } from '../../core/tutorials/engine.ts';
import type { TutorialStep } from '../../core/tutorials/tutorial.ts';
import type { RunTypes } from '../store.ts';
import { useRun } from '../store.ts';
import type { TutorialRun } from './open-tutorial.ts';

/** What is drawn of a tutorial, and what its card can do. */
export interface TutorialControl {
  /** The step in hand, from 1, counted through all parts; one more than `count` once the tutorial is over. */
  readonly at: number;
  readonly count: number;
  /** Null once the tutorial is over. */
  readonly step: Pick<TutorialStep<never, never, never>, 'id' | 'phase'> | null;
  readonly wants: readonly { readonly id: string; readonly isMet: boolean }[];
  readonly isDone: boolean;
  /** The step is being done for the learner. */
  readonly isShowing: boolean;
  /** What the step points at; null for nothing. */
  readonly target: string | null;
  /** Brings what the step points at into view. */
  find(): void;
  next(): void;
  skip(): void;
  show(): void;
}

/** Where what is played here stands in a tutorial that leads through several simulations. */
interface PlayedPart {
  /** The steps of the parts before it. */
  readonly before: number;
  /** The steps of the whole tutorial. */
  readonly count: number;
  /** Leads on to the next part once the last step of this one is behind the learner; null in the last part. */
  readonly onEnd: (() => void) | null;
}

export interface TutorialOptions<Command> {
  /** Brings what a step points at into view. */
  look(target: string): void;
  /** What a command is done to; null where it is done to nothing that can be pointed at. */
  aimOf(command: Command): string | null;
  /** The step that the tutorial, or this part of it, was opened at, from 1. */
  readonly first: number;
  /** Null for a tutorial that is played here as a whole. */
  readonly part: PlayedPart | null;
  /** The time between two commands that are shown, in milliseconds: long enough to follow. */
  readonly pauseMs?: number;
  /** A step (from 1) is behind the learner: done, or passed over. */
  onBehind(step: number, skipped: boolean): void;
}

const PAUSE_MS = 900;

/** Plays the steps of an open tutorial. */
export function useTutorial<Types extends RunTypes>(
  { tutorial, session, begin, restOf }: TutorialRun<Types>,
  { first, part, pauseMs = PAUSE_MS, look, aimOf, onBehind }: TutorialOptions<Types['command']>,
): TutorialControl {
  const { store } = session;
  const { steps } = tutorial;
  const [at, setAt] = useState(first);
  /** How many commands had been accepted when the step began. */
  const [from, setFrom] = useState(() => store.read().commands.length);
  const [isShowing, setShowing] = useState(false);
  /** Steps that were done for the learner where they should have done them. */
  const helped = useRef(new Set<number>());
  const told = useRef(new Set<number>());
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const view = useRun<Types, Types['view']>(store, (snapshot) => snapshot.view);
  const log = useRun(store, (snapshot) => snapshot.log);
  const accepted = log.flatMap((entry) => (entry.kind === 'done' ? [entry.events] : []));
  // Undo went back behind the beginning of the step.
  if (accepted.length < from) setFrom(accepted.length);
  const events = accepted.slice(from).flat();
  const step = steps[at - 1] ?? null;
  const isDone = step !== null && isStepDone(step, view, events);

  const tell = useEffectEvent((number: number, skipped: boolean): void => {
    if (told.current.has(number)) return;
    told.current.add(number);
    onBehind(number, skipped);
  });
  const isReached = isDone && step.wants.length > 0;
  useEffect(() => {
    // What was reached counts also for somebody who leaves without going on.
    if (isReached) tell(at, helped.current.has(at));
  }, [isReached, at]);

  const target = step?.target(view, events) ?? null;
  const lookAtTarget = useEffectEvent((): void => {
    if (target !== null) look(target);
  });
  // Once a step: from then on the learner looks where they like.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the reason
  useEffect(() => lookAtTarget(), [at]);

  /** What comes when the step in hand is the last one here, and there is more elsewhere. */
  const onEnd = at === steps.length ? (part?.onEnd ?? null) : null;
  const goTo = (number: number): void => {
    setAt(number);
    setFrom(store.read().commands.length);
  };
  const show = async (): Promise<void> => {
    if (step === null || isShowing) return;
    setShowing(true);
    if (step.phase !== 'watch') helped.current.add(at);
    let rest = restOf(at, events);
    if (rest === null) {
      await begin(at);
      setFrom(store.read().commands.length);
      rest = step.script;
    }
    for (const command of rest) {
      const aim = aimOf(command);
      if (aim !== null) look(aim);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!isMounted.current) return;
      await store.send(command);
    }
    setShowing(false);
  };

  return {
    at: at + (part?.before ?? 0),
    count: part?.count ?? steps.length,
    step,
    wants:
      step === null ? [] : wantsOf(step, view, events).map(({ want, isMet }) => ({ id: want.id, isMet })),
    isDone,
    isShowing,
    target,
    find() {
      if (target !== null) look(target);
    },
    next() {
      // A step that is only read is done by going on.
      if (step?.wants.length === 0) tell(at, false);
      if (onEnd === null) goTo(at + 1);
      else onEnd();
    },
    skip() {
      tell(at, true);
      if (onEnd === null) void begin(at + 1).then(() => goTo(at + 1));
      else onEnd();
    },
    show: () => void show(),
  };
}

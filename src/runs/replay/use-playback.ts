import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** How long a step is shown at normal speed. */
const STEP_MS = 1800;

/** How much faster than normal a replay can play. */
export const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** A replay that moves from step to step by itself. */
export interface Playback {
  /** The step that is shown, counted from 0. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Goes to a step and stays there. */
  move(at: number): void;
  /** Plays or pauses; at the end it plays again from the start. */
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/**
 * Plays from the start as soon as there is something to see, unless the person prefers less motion.
 *
 * @param last the last step.
 */
export function usePlayback(last: number, isReady: boolean): Playback {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  const [wantsPlay, setWantsPlay] = useState(!isStill);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wantsPlay && at < last;
  useEffect(() => {
    if (!isPlaying || !isReady) return;
    const next = setTimeout(() => setAt(at + 1), STEP_MS / speed);
    return () => clearTimeout(next);
  }, [isPlaying, isReady, at, speed]);
  return {
    at,
    isPlaying,
    speed,
    move(goal) {
      setWantsPlay(false);
      setAt(goal);
    },
    toggle() {
      if (at === last) setAt(0);
      setWantsPlay(!isPlaying);
    },
    setSpeed,
  };
}

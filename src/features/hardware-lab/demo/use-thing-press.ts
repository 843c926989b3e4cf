import { useCallback, useMemo, useRef } from 'react';
import type { PicturePress } from '../display/picture-press.ts';
import type { DemoPlay } from './use-demo-play.ts';

/** Two presses on one thing within this time are one double press: the second means nothing of its own. */
const DOUBLE_MS = 600;

/** Presses in the picture: an answer or the act at hand first; anything else is picked, and a double press does its likeliest action. */
export function useThingPress(play: DemoPlay, onPicked: (target: string) => void): PicturePress {
  const last = useRef({ target: '', at: Number.NEGATIVE_INFINITY, isMeant: false });
  const { press, activate, select } = play;
  const onSelect = useCallback(
    (target: string): void => {
      const at = performance.now();
      const isSecond = last.current.target === target && at - last.current.at < DOUBLE_MS;
      if (isSecond) return;
      const isMeant = press(target);
      last.current = { target, at, isMeant };
      if (isMeant) return;
      select(target);
      onPicked(target);
    },
    [press, select, onPicked],
  );
  const onActivate = useCallback(
    (target: string): void => {
      if (last.current.target === target && last.current.isMeant) return;
      if (!press(target)) activate(target);
    },
    [press, activate],
  );
  return useMemo(() => ({ onSelect, onActivate }), [onSelect, onActivate]);
}

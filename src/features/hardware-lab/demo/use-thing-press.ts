import { useCallback, useMemo, useRef } from 'react';
import type { PicturePress } from '../workbench/display/picture-press.ts';
import type { DemoPlay } from './use-demo-play.ts';

/** Two presses on one thing within this time are a double press. */
const DOUBLE_MS = 600;

/**
 * Presses in the scene: an answer or the current action first; anything else is selected, and a double press
 * performs its default action.
 */
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

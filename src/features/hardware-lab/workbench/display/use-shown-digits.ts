import { useSyncExternalStore } from 'react';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { digitsAt, digitsMove } from '../../../../core/hardware/projection/display-digits.ts';

/** How long each memory-training checkpoint is shown. */
const STEP_MS = 400;

/* One timer for all displays on the page, so that board and panel always show the same digits. */
const listeners = new Set<() => void>();
let step = 0;
let timer: ReturnType<typeof setInterval> | null = null;

function tick(): void {
  step += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

const still = () => () => undefined;

/** The digits that the machine's display shows now. */
export function useShownDigits(view: LabView): string | null {
  const now = useSyncExternalStore(digitsMove(view) ? subscribe : still, () => step);
  return digitsAt(view, now);
}

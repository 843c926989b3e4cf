import { useSyncExternalStore } from 'react';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { digitsAt, digitsMove } from '../../../core/hardware/projection/display-digits.ts';

/** How long each checkpoint of memory training stands on the display. */
const STEP_MS = 400;

/* One clock for every display on the page: board and panel never show different digits. */
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

/** The digits that a machine's display shows now. */
export function useShownDigits(view: LabView): string | null {
  const now = useSyncExternalStore(digitsMove(view) ? subscribe : still, () => step);
  return digitsAt(view, now);
}

import { useCallback, useEffect, useState } from 'react';
import type { LabMode } from '../../../core/hardware/vocabulary.ts';
import { readText, STORAGE_KEYS, writeText } from '../../../lib/storage.ts';
import type { DeskControl } from '../bench/desk.ts';
import { type LabStore, useLab } from '../store.ts';
import { TOUR_STEPS, type TourStep } from './tour-steps.ts';

const OVER = TOUR_STEPS.length;

export interface Tour {
  /** Null while it is not running. */
  readonly step: TourStep | null;
  /** From 0. */
  readonly at: number;
  /** The learner has done what the step asks for. */
  readonly isDone: boolean;
  go(at: number): void;
  skip(): void;
}

/** Where somebody left the tour; a person who never saw it is at its start. */
function storedStep(): number {
  const at = Number(readText(STORAGE_KEYS.labTour) ?? '0');
  return Number.isInteger(at) && at >= 0 && at <= OVER ? at : 0;
}

/** Starts the tour over at the next bench. */
export function restartTour(): void {
  writeText(STORAGE_KEYS.labTour, '0');
}

/**
 * The first-run tour: goes on where it was left, in this browser, until its end or until it is skipped. It speaks of a
 * customer, so that Explore has none.
 */
export function useTour(store: LabStore, { desk, arrange }: DeskControl, mode: LabMode): Tour {
  const [at, setAt] = useState(storedStep);
  const snapshot = useLab(store, (now) => now);
  const step = mode === 'explore' ? null : (TOUR_STEPS[at] ?? null);

  const go = useCallback((next: number): void => {
    writeText(STORAGE_KEYS.labTour, String(next));
    setAt(next);
  }, []);
  const skip = useCallback(() => go(OVER), [go]);

  useEffect(() => {
    if (step?.arrange != null) arrange(step.arrange);
  }, [step, arrange]);

  useEffect(() => {
    if (step === null) return;
    const anchor = document.querySelector(`[data-tour="${step.anchor}"]`);
    anchor?.setAttribute('data-tour-now', '');
    return () => anchor?.removeAttribute('data-tour-now');
  }, [step]);

  return { step, at, isDone: step?.isDone?.({ snapshot, desk }) ?? false, go, skip };
}

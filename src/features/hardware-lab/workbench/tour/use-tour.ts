import { useCallback, useEffect, useState } from 'react';
import type { LabMode } from '../../../../core/hardware/model/vocabulary.ts';
import { readText, STORAGE_KEYS, writeText } from '../../../../lib/storage.ts';
import { type LabStore, useLab } from '../../store.ts';
import type { DeskControl } from '../layout/desk.ts';
import { TOURS, type TourStep } from './tour-steps.ts';

export interface Tour {
  /** Null while the tour is not running. */
  readonly step: TourStep | null;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  /** The learner has done what the step asks for. */
  readonly isDone: boolean;
  go(at: number): void;
  skip(): void;
}

function keyOf(mode: LabMode): string {
  return mode === 'explore' ? STORAGE_KEYS.labExploreTour : STORAGE_KEYS.labTour;
}

/** The stored step of the tour; the first for a person who never saw it. */
function storedStep(mode: LabMode): number {
  const at = Number(readText(keyOf(mode)) ?? '0');
  return Number.isInteger(at) && at >= 0 ? at : 0;
}

/** The first-run tour of a mode: resumes where it was left in this browser, until it is finished or skipped. */
export function useTour(store: LabStore, { desk, arrange }: DeskControl, mode: LabMode): Tour {
  const steps = TOURS[mode];
  const [at, setAt] = useState(() => storedStep(mode));
  const snapshot = useLab(store, (now) => now);
  const step = steps[at] ?? null;

  const go = useCallback(
    (next: number): void => {
      writeText(keyOf(mode), String(next));
      setAt(next);
    },
    [mode],
  );
  const skip = useCallback(() => go(steps.length), [go, steps]);

  useEffect(() => {
    if (step?.arrange != null) arrange(step.arrange);
  }, [step, arrange]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it speaks of may come with another sheet of the desk
  useEffect(() => {
    if (step === null) return;
    let anchor: Element | null = null;
    // The element is rendered after the arrangement has changed.
    const frame = requestAnimationFrame(() => {
      anchor = document.querySelector(`[data-tour="${step.anchor}"]`);
      anchor?.setAttribute('data-tour-now', '');
      anchor?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
      anchor?.removeAttribute('data-tour-now');
    };
  }, [step, desk]);

  return { step, at, count: steps.length, isDone: step?.isDone?.({ snapshot, desk }) ?? false, go, skip };
}

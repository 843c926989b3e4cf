import { useCallback } from 'react';
import type { LabMode } from '../../../../core/hardware/model/vocabulary.ts';
import { STORAGE_KEYS } from '../../../../lib/storage.ts';
import { type Tour, useTour } from '../../../../runs/tour/use-tour.ts';
import { type LabStore, useLab } from '../../store.ts';
import type { DeskControl } from '../layout/desk.ts';
import { type BenchTourStep, TOURS } from './tour-steps.ts';

export interface BenchTour extends Tour<BenchTourStep> {
  /** Whether the learner has done what the step asks for; null for a step that is only read. */
  readonly isDone: boolean | null;
}

const NO_STEPS: readonly BenchTourStep[] = [];

/** The tour of a mode of the workbench; of none for null. */
export function useBenchTour(
  store: LabStore,
  { desk, arrange }: DeskControl,
  mode: LabMode | null,
): BenchTour {
  const snapshot = useLab(store, (now) => now);
  const show = useCallback(
    (step: BenchTourStep): void => {
      if (step.arrange !== null) arrange(step.arrange);
    },
    [arrange],
  );
  const tour = useTour({
    steps: mode === null ? NO_STEPS : TOURS[mode],
    storageKey: mode === 'explore' ? STORAGE_KEYS.labExploreTour : STORAGE_KEYS.labTour,
    arrange: show,
    layout: desk,
  });
  return { ...tour, isDone: tour.step?.isDone?.({ snapshot, desk }) ?? null };
}

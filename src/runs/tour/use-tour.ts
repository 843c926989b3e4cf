import { useCallback, useEffect, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';
import { useMark } from './use-mark.ts';

/** A step of a first-run tour. */
export interface TourStep {
  readonly id: string;
  /** The `data-tour` value of the element that it explains. */
  readonly anchor: string;
}

export interface Tour<Step extends TourStep> {
  /** Null while the tour is not running. */
  readonly step: Step | null;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  go(at: number): void;
  skip(): void;
}

/** The stored step of a tour; the first for a person who never saw it. */
function storedStep(key: string): number {
  const at = Number(readText(key) ?? '0');
  return Number.isInteger(at) && at >= 0 ? at : 0;
}

export interface TourOptions<Step extends TourStep> {
  readonly steps: readonly Step[];
  /** Where this browser keeps how far the person got. */
  readonly storageKey: string;
  /** Makes the element of a step visible. */
  arrange(step: Step): void;
  /** Changes whenever elements appear or disappear, so that the marked one is looked for again. */
  readonly layout: unknown;
}

/** A first-run tour: resumes where it was left in this browser, until it is finished or skipped. */
export function useTour<Step extends TourStep>({
  steps,
  storageKey,
  arrange,
  layout,
}: TourOptions<Step>): Tour<Step> {
  const [at, setAt] = useState(() => storedStep(storageKey));
  const step = steps[at] ?? null;

  const go = useCallback(
    (next: number): void => {
      writeText(storageKey, String(next));
      setAt(next);
    },
    [storageKey],
  );
  const skip = useCallback(() => go(steps.length), [go, steps]);

  useEffect(() => {
    if (step !== null) arrange(step);
  }, [step, arrange]);

  useMark(step?.anchor ?? null, layout);

  return { step, at, count: steps.length, go, skip };
}

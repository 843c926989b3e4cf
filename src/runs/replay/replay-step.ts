import { clockOf } from '../clock-of.ts';

/** What kind of work a step is: talking and reading up, reading the machine, waiting for it, work by hand, writing. */
export type StepWork = 'ask' | 'read' | 'wait' | 'hands' | 'write';

/** One step of a run that is looked at again. */
export interface ReplayStep {
  /** What was done; null at the start. */
  readonly text: string | null;
  /** What it showed. */
  readonly result?: string;
  readonly work?: StepWork;
  /** Simulated time at which it was done, counted from the start. */
  readonly simSeconds: number;
  /** The same as the world's own clock shows it; left out where there is none. */
  readonly clock?: string;
  /** It broke a rule. */
  readonly isBreach: boolean;
  /** What is to be said of this step; for a debrief. */
  readonly remark?: { readonly text: string; readonly tone: 'good' | 'costly' | 'fault' };
}

/** When a step was done, as it is read. */
export function timeOfStep({ clock, simSeconds }: Pick<ReplayStep, 'clock' | 'simSeconds'>): string {
  return clock ?? clockOf(simSeconds);
}

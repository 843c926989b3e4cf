/** What kind of work a step is: talking and reading up, reading the machine, waiting for it, work by hand, writing. */
export type StepWork = 'ask' | 'read' | 'wait' | 'hands' | 'write';

/** One step of a run that is looked at again. */
export interface ReplayStep {
  /** What was done; null at the start. */
  readonly text: string | null;
  /** What it showed. */
  readonly result?: string;
  readonly work?: StepWork;
  /** Simulated time at which it was done. */
  readonly simSeconds: number;
  /** It broke a rule. */
  readonly isBreach: boolean;
  /** What is to be said of this step; for a debrief. */
  readonly remark?: { readonly text: string; readonly tone: 'good' | 'costly' | 'fault' };
}

/** One step of a run that is looked at again. */
export interface ReplayStep {
  /** What was done; null at the start. */
  readonly text: string | null;
  /** Simulated time at which it was done. */
  readonly simSeconds: number;
  /** It broke a rule. */
  readonly isBreach: boolean;
  /** What is to be said of this step; for a debrief. */
  readonly remark?: { readonly text: string; readonly tone: 'good' | 'costly' };
}

/** When something was done in a run. */
export interface Stamp {
  /** The accepted command, counted from 1. */
  readonly step: number;
  /** Simulated seconds that were spent when the command was given. */
  readonly simSeconds: number;
}

/** A point in a run. */
export interface Stamp {
  /** The accepted command, counted from 1. */
  readonly step: number;
  /** Simulated seconds spent before the command. */
  readonly simSeconds: number;
}
